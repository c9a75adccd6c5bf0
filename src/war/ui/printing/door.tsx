import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** A deployment on paper, sent to the printer. */
export const DeploymentSheet = lazyScreen(
  async () => (await import('./DeploymentSheet')).DeploymentSheet,
  'late',
);
