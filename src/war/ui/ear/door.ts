import { deferred } from '../../../shell/ui/deferred';

const ear = deferred(() => import('./deferred'), 'late');

/** The war for whoever plays by ear: words for every square and every key, and a line to type in. */
export const WarEar = ear.component((from) => from.WarEar);
/** The same while deploying. */
export const DeploymentEar = ear.component((from) => from.DeploymentEar);
