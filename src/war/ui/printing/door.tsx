import { warScreen } from '../base/warScreen';

/** A deployment on paper, sent to the printer. */
export const DeploymentSheet = warScreen(
  'dialog',
  () => import('./DeploymentSheet'),
  'DeploymentSheet',
);
