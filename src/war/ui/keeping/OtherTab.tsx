import { useState, type ReactNode } from 'react';
import { isSecret, type Game } from '../../game/game';
import { tellSave } from '../../words/saves';
import { Dialog } from '../../../shell/ui/Dialog';
import { gameSentence, stageSentence } from '../../words/gameSentences';
import { useGameStore, useGameState } from '../base/useGame';
import './otherTab.css';

interface OtherTabProps {
  /** What is shown in the place of the board. */
  readonly cover: ReactNode;
  /** The screen that this tab was at. */
  readonly children: ReactNode;
}

/**
 * Asks which game to go on with after another tab has written, the board covered; put off, it leaves a standing notice
 * over the board, unless that is a side's own.
 */
export function OtherTab({ cover, children }: OtherTabProps): ReactNode {
  const game = useGameState((state) => state.game);
  const atBoard = useGameState((state) => state.screen === 'game');
  const [putOff, setPutOff] = useState(false);
  if (game === null) return children;
  return (
    <>
      {atBoard && (!putOff || isSecret(game)) ? cover : children}
      <Choice game={game} putOff={putOff} onPutOff={setPutOff} />
    </>
  );
}

interface ChoiceProps {
  readonly game: Game;
  readonly putOff: boolean;
  readonly onPutOff: (putOff: boolean) => void;
}

function Choice({ game, putOff, onPutOff }: ChoiceProps): ReactNode {
  const store = useGameStore();
  const overtaken = useGameState(({ save }) => save.is === 'elsewhere' && save.overtaken);
  if (putOff)
    return (
      <div role="status" className="keeping-notices keeping-elsewhere">
        <div className="keeping-notice">
          <p>{tellSave('elsewhere.waiting')}</p>
          <button type="button" onClick={() => onPutOff(false)}>
            {tellSave('elsewhere.choose')}
          </button>
        </div>
      </div>
    );
  return (
    <Dialog
      open
      title={tellSave('elsewhere.title')}
      onClose={() => onPutOff(true)}
      actions={
        <>
          {!overtaken && (
            <button type="button" data-irreversible onClick={() => void store.saves.keepThisTab()}>
              {tellSave('elsewhere.keep')}
            </button>
          )}
          <button
            type="button"
            className="primary"
            data-first-focus
            data-irreversible
            onClick={() => void store.saves.followOtherTab()}
          >
            {tellSave('elsewhere.follow')}
          </button>
        </>
      }
    >
      <p>{tellSave('elsewhere.text')}</p>
      {game.clock && <p>{tellSave('elsewhere.clock')}</p>}
      <p>
        {tellSave('elsewhere.thisTab', { game: gameSentence(game), stage: stageSentence(game) })}
      </p>
      <dl className="keeping-choices">
        <div>
          <dt>{tellSave('elsewhere.follow')}</dt>
          <dd>{tellSave('elsewhere.followMeans')}</dd>
        </div>
        {!overtaken && (
          <div>
            <dt>{tellSave('elsewhere.keep')}</dt>
            <dd>{tellSave('elsewhere.keepMeans')}</dd>
          </div>
        )}
      </dl>
      {overtaken && <p role="status">{tellSave('elsewhere.overtaken')}</p>}
    </Dialog>
  );
}
