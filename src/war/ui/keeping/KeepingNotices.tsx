import { useState, type ReactNode } from 'react';
import type { Written } from '../../../shell/storage';
import { t } from '../../words/t';
import { useGameState } from '../base/useGame';
import './keeping.css';

/** Says that the game cannot be kept, once for each cause; play goes on. */
export function KeepingNotices(): ReactNode {
  const keeping = useGameState((state) => state.keeping);
  const [understood, setUnderstood] = useState<Written>('kept');
  const fails = (keeping === 'full' || keeping === 'forbidden') && keeping !== understood;
  // The live region stands from the start, so that what comes into it is read out.
  return (
    <div role="status" aria-label={t('keeping:notices')} className="keeping-notices">
      {fails && (
        <div className="keeping-notice">
          <p>{t(`keeping:${keeping}`)}</p>
          <button type="button" onClick={() => setUnderstood(keeping)}>
            {t('keeping:understood')}
          </button>
        </div>
      )}
    </div>
  );
}
