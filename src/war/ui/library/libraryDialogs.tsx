import type { ReactNode } from 'react';
import type { Game } from '../../game/game';
import type { KeptGame } from '../../store/saves';
import { LONGEST_GAME_NAME } from '../../../shell/persistence/savedGameOrders';
import { tellRecord } from '../../words/records';
import { Question } from '../../../shell/ui/Question';
import { NameDialog } from '../base/NameDialog';
import { stageSentence } from '../../words/gameSentences';
import { keptName } from './arrange';
import { tagText } from '../../words/recordReading';

interface AboutGame {
  readonly kept: KeptGame;
  readonly onClose: () => void;
}

/** Asks for the name of a game. */
export const RenameGame = ({
  kept,
  ...ends
}: AboutGame & { readonly onName: (name: string) => void }): ReactNode => (
  <NameDialog
    title={tellRecord('library.renameThat', { game: keptName(kept) })}
    label={tellRecord('library.name')}
    name={tagText(kept.game?.tags ?? [], 'Event')}
    longest={LONGEST_GAME_NAME}
    note={tellRecord('library.nameNote')}
    {...ends}
  />
);

/** Asks before a game is deleted for good. */
export function DeleteGame({
  kept,
  onClose,
  onDelete,
}: AboutGame & { readonly onDelete: () => void }): ReactNode {
  return (
    <Question
      title={tellRecord('library.deleteTitle')}
      stay={tellRecord('library.deleteKeep')}
      onStay={onClose}
      act={tellRecord('library.deleteYes')}
      onAct={onDelete}
      danger
      reason={
        <>
          <p>{tellRecord('library.deleteText')}</p>
          {kept.game !== null && hasSealed(kept.game) && (
            <p>{tellRecord('library.deleteSealed')}</p>
          )}
        </>
      }
    >
      <p>
        <strong>{keptName(kept)}</strong>
        {kept.game !== null && (
          <>
            <br />
            {stageSentence(kept.game)}
          </>
        )}
      </p>
    </Question>
  );
}

/** Whether a side has sealed its deployment, which nobody sees again once the game is gone. */
const hasSealed = ({ stage }: Game): boolean =>
  stage.name === 'deployment' && Object.values(stage.camps).some(({ state }) => state === 'sealed');
