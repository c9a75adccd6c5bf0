import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** A deployment on paper, sent to the printer. */
export const DeploymentSheet = lazyScreen(
  'dialog',
  () => import('./DeploymentSheet'),
  (from) => from.DeploymentSheet,
  'late',
);
