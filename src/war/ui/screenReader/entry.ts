import { lazyModule } from '../../../shell/lazyModule';
import { lazyScreen } from '../../../shell/ui/lazyScreen';
import { warScreen } from '../base/warScreen';

/** Announces to screen readers what is placed, picked up and refused in a deployment. */
export const DeploymentAnnouncements = lazyScreen(
  'unreported',
  () => import('./DeploymentAnnouncements'),
  'DeploymentAnnouncements',
);

/** Announces to screen readers what is done, chosen, refused or viewed in a war. */
export const WarAnnouncements = lazyScreen(
  'unreported',
  () => import('./WarAnnouncements'),
  'WarAnnouncements',
);

/** What a war has for users of a screen reader: words for every square and every key, and a line to type in. */
export const WarScreenReader = warScreen(
  'unreported',
  () => import('./WarScreenReader'),
  'WarScreenReader',
);

/** What a deployment has for users of a screen reader: an answer to every key. */
export const DeploymentScreenReader = warScreen(
  'unreported',
  () => import('./DeploymentScreenReader'),
  'DeploymentScreenReader',
);

/**
 * Fetches the functions that read a position aloud by keys. @throws if they cannot be fetched; another call tries
 * again.
 */
export const fetchReading = lazyModule(async () => (await import('./reading')).reading).fetch;
