import { useState, type ReactNode } from 'react';
import { SIDES } from '../../engine/vocabulary';
import { LONGEST_NAME, type Players } from '../../game/game';
import { sideName } from '../../words/sentences';
import { NameInput } from '../../../shell/ui/NameInput';
import { stripInvisible } from '../../../shell/stripInvisible';
import { FormDialog } from '../../../shell/ui/pages/FormDialog';
import { useAbandonGame } from '../../../shell/ui/pages/useAbandonGame';
import { useInProgress } from '../base/useInProgress';

interface PlayersDialogProps {
  readonly title: string;
  readonly act: string;
  readonly onBegin: (players: Players) => void;
  readonly onClose: () => void;
  /** Further questions. */
  readonly children?: ReactNode;
}

/**
 * A dialog that asks for the names of both players of a new game, with further choices as children and a button
 * labelled `act`. `onBegin` is called with the names, after a question if a game in progress would be lost.
 */
export function PlayersDialog({ title, act, onBegin, onClose, children }: PlayersDialogProps) {
  const [players, setPlayers] = useState<Players>({ N: '', S: '' });
  const { begin, note, question } = useAbandonGame(useInProgress(), () =>
    onBegin({ N: stripInvisible(players.N), S: stripInvisible(players.S) }),
  );
  return (
    <>
      <FormDialog title={title} act={act} onClose={onClose} onSubmit={begin}>
        {SIDES.map((side) => (
          <label key={side}>
            {sideName(side)}
            <NameInput
              name={players[side]}
              longest={LONGEST_NAME}
              data-first-focus={side === 'N' || undefined}
              onName={(name) => setPlayers((now) => ({ ...now, [side]: name }))}
            />
          </label>
        ))}
        {children}
        {note !== null && <p>{note}</p>}
      </FormDialog>
      {question}
    </>
  );
}
