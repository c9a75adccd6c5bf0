import { DeploymentActions } from './DeploymentActions';
import { LinesKey } from './LinesKey';
import { Missing } from './Missing';

/** What a deployment by hand can do without: orders for the whole of it, and what stands on the board in short. */
export const deployment = { DeploymentActions, LinesKey, Missing };
