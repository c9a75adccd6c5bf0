import { useState, type ReactNode } from 'react';
import type { Written } from '../../../shell/storage';
import { t } from '../../words/t';
import { useGameStore, useGameState } from '../base/useGame';
import './keeping.css';

/** Says that the game cannot be kept, once for each cause, and the way out; play goes on. */
export function KeepingNotices(): ReactNode {
  const keeping = useGameState((state) => state.keeping);
  const aside = useGameState((state) => state.aside);
  const store = useGameStore();
  const [understood, setUnderstood] = useState<Written>('kept');
  const [seenAside, setSeenAside] = useState(false);
  const fails = keeping !== 'kept' && keeping !== 'elsewhere' && keeping !== understood;
  // The live region stands from the start, so that what comes into it is read out.
  return (
    <div role="status" aria-label={t('keeping:notices')} className="keeping-notices">
      {fails && (
        <div className="keeping-notice">
          <p>{t(`keeping:${keeping}`)}</p>
          {keeping !== 'forbidden' && (
            <button type="button" onClick={store.saves.tryAgain}>
              {t('keeping:tryAgain')}
            </button>
          )}
          <button type="button" onClick={() => setUnderstood(keeping)}>
            {t('keeping:understood')}
          </button>
        </div>
      )}
      {aside && !seenAside && (
        <div className="keeping-notice">
          <p>{t('keeping:aside')}</p>
          <button type="button" onClick={() => setSeenAside(true)}>
            {t('keeping:understood')}
          </button>
        </div>
      )}
    </div>
  );
}
