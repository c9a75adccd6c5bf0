import { useState } from 'react';
import { SIDES, type Side } from '../../engine/vocabulary';
import { LONGEST_NAME, type Players } from '../../game/game';
import type { Opened } from '../../game/records';
import { tellEditor } from '../../words/editor';
import { sideName } from '../../words/sentences';
import { t } from '../../words/t';
import { seenText } from '../../../shell/seenText';
import { Dialog } from '../../../shell/ui/Dialog';
import { useGameStore } from '../base/useGame';
import { useGiveUp } from '../base/useGiveUp';

interface PlayItProps {
  readonly opened: Opened;
  readonly onClose: () => void;
}

/** Who plays the position, and then its war. */
export function PlayIt({ opened, onClose }: PlayItProps) {
  const store = useGameStore();
  const [players, setPlayers] = useState<Players>({ N: '', S: '' });
  const { begin, note, question } = useGiveUp(() =>
    store.open({ ...opened, players: { N: seenText(players.N), S: seenText(players.S) } }),
  );
  const name = (side: Side) => (
    <label key={side}>
      {sideName(side)}
      <input
        value={players[side]}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        data-first-focus={side === 'N' || undefined}
        onChange={({ target }) => setPlayers((now) => ({ ...now, [side]: target.value }))}
      />
    </label>
  );
  return (
    <>
      <Dialog
        open
        title={tellEditor('names')}
        onClose={onClose}
        actions={
          <>
            <button type="button" onClick={onClose}>
              {t('field:cancel')}
            </button>
            <button type="submit" form="editor-players" className="primary">
              {tellEditor('begin')}
            </button>
          </>
        }
      >
        <form
          id="editor-players"
          className="editor-form"
          onSubmit={(event) => {
            event.preventDefault();
            begin();
          }}
        >
          {SIDES.map(name)}
          {note !== null && <p>{note}</p>}
        </form>
      </Dialog>
      {question}
    </>
  );
}
