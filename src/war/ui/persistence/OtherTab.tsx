import { useState, type ReactNode } from 'react';
import { isSecret, type Game } from '../../game/game';
import { t } from '../../words/t';
import { Dialog } from '../../../shell/ui/Dialog';
import { gameSentence, stageSentence } from '../../words/games';
import { useGameStore, useGameState } from '../base/useGame';
import './saves.css';

interface OtherTabProps {
  readonly cover: ReactNode;
  /** The screen of this tab. */
  readonly children: ReactNode;
}

/**
 * Asks, after another tab has changed the current game, which tab's version continues. At the board, `cover` is shown
 * meanwhile; on other screens, and at the board if the player postpones the answer, its children are. A secret
 * deployment stays covered.
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
      <div role="status" className="foot-notice">
        <div className="save-notice">
          <p>{t('saves:elsewhere.waiting')}</p>
          <button type="button" onClick={() => onPutOff(false)}>
            {t('saves:elsewhere.choose')}
          </button>
        </div>
      </div>
    );
  return (
    <Dialog
      open
      title={t('saves:elsewhere.title')}
      onClose={() => onPutOff(true)}
      actions={
        <>
          {!overtaken && (
            <button
              type="button"
              data-irreversible
              onClick={() => void store.saves.chooseThisTab()}
            >
              {t('saves:elsewhere.stay')}
            </button>
          )}
          <button
            type="button"
            className="primary"
            data-first-focus
            data-irreversible
            onClick={() => void store.saves.followOtherTab()}
          >
            {t('saves:elsewhere.follow')}
          </button>
        </>
      }
    >
      <p>{t('saves:elsewhere.text')}</p>
      {game.clock && <p>{t('saves:elsewhere.clock')}</p>}
      <p>
        {t('saves:elsewhere.thisTab', { game: gameSentence(game), stage: stageSentence(game) })}
      </p>
      <dl className="save-choices">
        <div>
          <dt>{t('saves:elsewhere.follow')}</dt>
          <dd>{t('saves:elsewhere.followMeans')}</dd>
        </div>
        {!overtaken && (
          <div>
            <dt>{t('saves:elsewhere.stay')}</dt>
            <dd>{t('saves:elsewhere.stayMeans')}</dd>
          </div>
        )}
      </dl>
      {overtaken && <p role="status">{t('saves:elsewhere.overtaken')}</p>}
    </Dialog>
  );
}
