import { lazyModule } from '../../../shell/lazyModule';
import { lazyScreen } from '../../../shell/ui/lazyScreen';
import { warScreen } from '../base/warScreen';

/** Announces what is placed, picked up and refused. */
export const DeploymentAnnouncements = lazyScreen(
  'untold',
  () => import('./DeploymentAnnouncements'),
  'DeploymentAnnouncements',
);

/** Announces acts and choices in a war. */
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

/** A deployment with a screen reader. */
export const DeploymentScreenReader = warScreen(
  'untold',
  () => import('./DeploymentScreenReader'),
  'DeploymentScreenReader',
);

/** Fetches the readings by keys. @throws if it cannot; another call tries again. */
export const fetchReading = lazyModule(async () => (await import('./reading')).reading).fetch;
