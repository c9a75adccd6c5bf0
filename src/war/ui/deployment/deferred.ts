import { DeploymentActions } from './DeploymentActions';
import { Given } from './Given';
import { LinesKey } from './LinesKey';
import { Missing } from './Missing';

/** What a deployment by hand can do without: orders for the whole of it, and what stands on the board in short. */
export const part = { DeploymentActions, Given, LinesKey, Missing };
