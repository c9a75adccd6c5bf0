import type { ReactNode } from 'react';
import { t } from '../../words/t';
import { useGameState } from '../base/useGame';
import './newVersion.css';
import { useShell, useNewVersion } from '../../../shell/ui/useShell';

/** Offers the new version of the game, unless a reload would lose what the browser could not keep. */
export function NewVersion(): ReactNode {
  const { newVersion } = useShell();
  const ready = useNewVersion();
  const safe = useGameState(({ game, keeping }) => game === null || keeping === 'kept');
  const take = safe ? ready : null;
  return (
    <div role="status" className="hq-version">
      {take !== null && (
        <>
          <p>{t('headquarters:version.ready')}</p>
          <button type="button" onClick={take}>
            {t('headquarters:version.now')}
          </button>
          <button type="button" onClick={() => newVersion.setState(() => null, true)}>
            {t('headquarters:version.later')}
          </button>
        </>
      )}
    </div>
  );
}
