import type { ReactNode } from 'react';
import { Curtain } from '../../../shell/ui/Curtain';
import type { SealFault } from '../../../shell/sealing';
import { t } from '../../words/t';
import { useGameStore } from '../base/useGame';

/**
 * A card that covers the board after a deployment could not be sealed, that is, encrypted and saved, and says why
 * (`fault`). Its buttons try again, or return to the deployment.
 */
export function Unsealed({ fault }: { readonly fault: SealFault }): ReactNode {
  const store = useGameStore();
  return (
    <Curtain
      title={t('saves:unsealed.title')}
      action={t('saving:tryAgain')}
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
