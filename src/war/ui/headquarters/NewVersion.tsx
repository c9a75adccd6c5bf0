import type { ReactNode } from 'react';
import { t } from '../../words/t';
import { useCommand, useGame } from '../base/useGame';
import './newVersion.css';

/** Offers the new version of the game, unless a reload would lose what the browser could not keep. */
export function NewVersion(): ReactNode {
  const command = useCommand();
  const take = useGame(({ newVersion, game, keeping }) =>
    game === null || keeping === 'kept' ? newVersion : null,
  );
  return (
    <div role="status" className="hq-version">
      {take !== null && (
        <>
          <p>{t('headquarters:version.ready')}</p>
          <button type="button" onClick={take}>
            {t('headquarters:version.now')}
          </button>
          <button type="button" onClick={() => command.offerVersion(null)}>
            {t('headquarters:version.later')}
          </button>
        </>
      )}
    </div>
  );
}
