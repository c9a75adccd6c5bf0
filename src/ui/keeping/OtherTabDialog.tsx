import { useState, type ReactNode } from 'react';
import type { Game } from '../../store/game';
import { t } from '../../words/t';
import { Dialog } from '../Dialog';
import { gameSentence, stageSentence } from '../headquarters/gameSentences';
import { useCommand, useGame } from '../useGame';
import './keeping.css';

/** Asks which game to go on with after another tab has written; put off, it leaves a standing notice. */
export function OtherTabDialog(): ReactNode {
  const game = useGame((state) => (state.keeping === 'elsewhere' ? state.game : null));
  return game === null ? null : <Choice game={game} />;
}

function Choice({ game }: { readonly game: Game }): ReactNode {
  const command = useCommand();
  const [putOff, setPutOff] = useState(false);
  if (putOff)
    return (
      <div role="status" className="keeping-notices keeping-elsewhere">
        <div className="keeping-notice">
          <p>{t('keeping:elsewhere.waiting')}</p>
          <button type="button" onClick={() => setPutOff(false)}>
            {t('keeping:elsewhere.choose')}
          </button>
        </div>
      </div>
    );
  return (
    <Dialog
      open
      title={t('keeping:elsewhere.title')}
      onClose={() => setPutOff(true)}
      actions={
        <>
          <button type="button" onClick={command.keepThisTab}>
            {t('keeping:elsewhere.keep')}
          </button>
          <button
            type="button"
            className="primary"
            data-first-focus
            onClick={command.followOtherTab}
          >
            {t('keeping:elsewhere.follow')}
          </button>
        </>
      }
    >
      <p>{t('keeping:elsewhere.text')}</p>
      <p>
        {t('keeping:elsewhere.thisTab', { game: gameSentence(game), stage: stageSentence(game) })}
      </p>
      <dl className="keeping-choices">
        <div>
          <dt>{t('keeping:elsewhere.follow')}</dt>
          <dd>{t('keeping:elsewhere.followMeans')}</dd>
        </div>
        <div>
          <dt>{t('keeping:elsewhere.keep')}</dt>
          <dd>{t('keeping:elsewhere.keepMeans')}</dd>
        </div>
      </dl>
    </Dialog>
  );
}
