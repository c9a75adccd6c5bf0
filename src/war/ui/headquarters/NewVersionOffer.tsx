import type { ReactNode } from 'react';
import { t } from '../../words/t';
import { useGameState } from '../base/useGame';
import { useShell } from '../../../shell/ui/useShell';

/** Offers the new version of the game, unless a reload would lose what the browser could not keep. */
export function NewVersionOffer({ onTake }: { readonly onTake: () => void }): ReactNode {
  const { newVersion } = useShell();
  const safe = useGameState(({ game, keeping }) => game === null || keeping === 'kept');
  return (
    safe && (
      <>
        <p>{t('headquarters:version.ready')}</p>
        <button type="button" onClick={onTake}>
          {t('headquarters:version.now')}
        </button>
        <button type="button" onClick={() => newVersion.setState(() => null, true)}>
          {t('headquarters:version.later')}
        </button>
      </>
    )
  );
}
