import type { ReactNode } from 'react';
import { Curtain } from '../../../shell/ui/Curtain';
import type { SealFault } from '../../../shell/sealing';
import { t } from '../../words/t';
import { useGameStore } from '../base/useGame';

/**
 * A card that says why a deployment could not be sealed (encrypted and saved). The device is not handed over, and the
 * side may try again.
 */
export function Unsealed({ fault }: { readonly fault: SealFault }): ReactNode {
  const store = useGameStore();
  return (
    <Curtain
      title={t('saves:unsealed.title')}
      action={t('saves:unsealed.again')}
      onRaise={() => void store.deployment.seal()}
    >
      <p role="alert">{t(`saves:unsealed.${fault}`)}</p>
      <p>{t('saves:unsealed.stay')}</p>
      <button type="button" onClick={store.raiseCurtain}>
        {t('saves:unsealed.back')}
      </button>
    </Curtain>
  );
}
