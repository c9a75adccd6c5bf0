import { deferred } from '../../../shell/ui/deferred';
import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** Whether a deployment is to be closed in which units could not march. */
export const SealQuestion = lazyScreen(
  'dialog',
  () => import('./SealQuestion'),
  (from) => from.SealQuestion,
);
/** Deployments kept under names. */
export const TemplatesDialog = lazyScreen(
  'dialog',
  () => import('./TemplatesDialog'),
  (from) => from.TemplatesDialog,
  'late',
);

const deployment = deferred(() => import('./deferred'), 'late');

/** What is ordered of the whole deployment. */
export const DeploymentActions = deployment.component((from) => from.DeploymentActions, 'block');
/** What was given as a handicap. */
export const Given = deployment.component((from) => from.Given);
/** What the lines of communication on the board are. */
export const LinesKey = deployment.component((from) => from.LinesKey);
/** What is missing, in short. */
export const Missing = deployment.component((from) => from.Missing);
