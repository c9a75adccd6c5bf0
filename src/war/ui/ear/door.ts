import { warScreen } from '../base/warScreen';

/** The war for whoever plays by ear: words for every square and every key, and a line to type in. */
export const WarEar = warScreen('untold', () => import('./WarEar'), 'WarEar');

/** The same while deploying. */
export const DeploymentEar = warScreen('untold', () => import('./DeploymentEar'), 'DeploymentEar');
