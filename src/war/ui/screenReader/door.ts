import { lazyModule } from '../../../shell/lazyModule';
import { lazyScreen } from '../../../shell/ui/lazyScreen';
import { warScreen } from '../base/warScreen';

/** Says what is placed, taken up and refused. */
export const DeploymentAnnouncements = lazyScreen(
  'untold',
  () => import('./DeploymentAnnouncements'),
  'DeploymentAnnouncements',
);

/** Says what is done and chosen in a war. */
export const WarAnnouncements = lazyScreen(
  'untold',
  () => import('./WarAnnouncements'),
  'WarAnnouncements',
);

/** The war for players with a screen reader: words for every square and every key, and a line to type in. */
export const WarScreenReader = warScreen(
  'untold',
  () => import('./WarScreenReader'),
  'WarScreenReader',
);

/** The same while deploying. */
export const DeploymentScreenReader = warScreen(
  'untold',
  () => import('./DeploymentScreenReader'),
  'DeploymentScreenReader',
);

/** What is read aloud when a key asks for it. @throws where it cannot be fetched; another call tries again. */
export const fetchReading = lazyModule(async () => (await import('./reading')).reading).fetch;
