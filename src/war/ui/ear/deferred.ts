import { DeploymentEar } from './DeploymentEar';
import { WarEar } from './WarEar';

/** What playing by ear adds to the keys and words that are there from the start. */
export const part = { DeploymentEar, WarEar };
