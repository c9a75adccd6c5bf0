import { useState, type ReactNode } from 'react';
import { t } from '../../words/t';
import { useGameState } from '../base/useGame';
import './headquarters.css';
import { isSaved } from '../../../shell/persistence/saveState';
import { useShell, useNewVersion } from '../../../shell/ui/useShell';

/** An offer to reload the page with a new version, or to postpone that; nothing without one or an unsaved game. */
export function NewVersion(): ReactNode {
  const { newVersion } = useShell();
  const ready = useNewVersion();
  const safe = useGameState(isSaved);
  const take = safe ? ready : null;
  /** A requested version that has not arrived: the present one may have something left to fetch. */
  const [asked, setAsked] = useState<(() => void) | null>(null);
  if (take === null) return null;
  return (
    <div className="hq-version">
      {take === asked ? (
        <p>{t('version:taking')}</p>
      ) : (
        <>
          <p>{t('version:ready')}</p>
          <button
            type="button"
            onClick={() => {
              setAsked(() => take);
              take();
            }}
          >
            {t('version:now')}
          </button>
          <button type="button" onClick={() => newVersion.setState(() => null, true)}>
            {t('version:later')}
          </button>
        </>
      )}
    </div>
  );
}
