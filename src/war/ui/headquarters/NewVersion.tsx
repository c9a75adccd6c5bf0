import type { ReactNode } from 'react';
import { useNewVersion } from '../../../shell/ui/useShell';
import { NewVersionOffer } from './door';
import './newVersion.css';

/** Offers the new version of the game. The live region stands from the start, so that what comes into it is read out. */
export function NewVersion(): ReactNode {
  const take = useNewVersion();
  return (
    <div role="status" className="hq-version">
      {take !== null && <NewVersionOffer onTake={take} />}
    </div>
  );
}
