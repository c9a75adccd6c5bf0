import { useId, useState, type ReactNode } from 'react';
import type { Game } from '../../game/game';
import type { KeptGame } from '../../store/keptGames';
import { LONGEST_GAME_NAME } from '../../store/libraryOrders';
import { tellRecord } from '../../words/records';
import { t } from '../../words/t';
import { Dialog } from '../../../shell/ui/Dialog';
import { Question } from '../../../shell/ui/Question';
import { stageSentence } from '../../words/gameSentences';
import { keptName } from './KeptGameCard';
import { tagText } from '../../words/recordReading';

interface AboutGame {
  readonly kept: KeptGame;
  readonly onClose: () => void;
}

/** Asks for the name of a game. */
export function RenameGame({
  kept,
  onClose,
  onName,
}: AboutGame & { readonly onName: (name: string) => void }): ReactNode {
  const [name, setName] = useState(tagText(kept.game?.tags ?? [], 'Event'));
  const id = useId();
  return (
    <Dialog
      open
      title={tellRecord('library.renameThat', { game: keptName(kept) })}
      onClose={onClose}
      actions={
        <>
          <button type="button" onClick={onClose}>
            {t('field:cancel')}
          </button>
          <button type="submit" form={id} className="primary">
            {tellRecord('library.keepName')}
          </button>
        </>
      }
    >
      <form
        id={id}
        className="library-name"
        onSubmit={(event) => {
          event.preventDefault();
          onName(name);
        }}
      >
        <label htmlFor={`${id}-name`}>{tellRecord('library.name')}</label>
        <input
          id={`${id}-name`}
          data-first-focus
          autoComplete="off"
          maxLength={LONGEST_GAME_NAME}
          value={name}
          aria-describedby={`${id}-note`}
          onChange={(event) => setName(event.target.value)}
        />
        <p id={`${id}-note`}>{tellRecord('library.nameNote')}</p>
      </form>
    </Dialog>
  );
}

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
