import type { ReactNode } from 'react';
import { Curtain } from '../../../shell/ui/Curtain';
import type { SealFault } from '../../../shell/sealing';
import { tellSave } from '../../words/saves';
import { useGameStore } from '../base/useGame';

/** Says why a deployment could not be sealed; nobody hands over, and whoever placed it may try again. */
export function Unsealed({ fault }: { readonly fault: SealFault }): ReactNode {
  const store = useGameStore();
  return (
    <Curtain
      title={tellSave('unsealed.title')}
      action={tellSave('unsealed.again')}
      onRaise={() => void store.deployment.seal()}
    >
      <p role="alert">{tellSave(`unsealed.${fault}`)}</p>
      <p>{tellSave('unsealed.stay')}</p>
      <button type="button" onClick={store.raiseCurtain}>
        {tellSave('unsealed.back')}
      </button>
    </Curtain>
  );
}
