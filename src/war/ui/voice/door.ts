import { lazyModule } from '../../../shell/lazyModule';
import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** Says what is placed, taken up and refused. */
export const DeploymentVoice = lazyScreen(
  'untold',
  () => import('./DeploymentVoice'),
  'DeploymentVoice',
);
/** Says what is done and chosen in a war. */
export const WarVoice = lazyScreen('untold', () => import('./WarVoice'), 'WarVoice');

/** What is read aloud when a key asks for it. @throws where it cannot be fetched; another call tries again. */
export const fetchReading = lazyModule(async () => (await import('./reading')).reading).fetch;
