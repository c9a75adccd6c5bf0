import { lazyModule } from '../../../shell/lazyModule';
import { lazyScreen } from '../../../shell/ui/lazyScreen';
import { warScreen } from '../base/warScreen';

/** Renders nothing; announces to screen readers what is placed, picked up and refused in a deployment. */
export const DeploymentAnnouncements = lazyScreen(
  'unreported',
  () => import('./DeploymentAnnouncements'),
  'DeploymentAnnouncements',
);

/** Renders nothing; announces to screen readers what is ordered, chosen, refused or viewed in a war. */
export const WarAnnouncements = lazyScreen(
  'unreported',
  () => import('./WarAnnouncements'),
  'WarAnnouncements',
);

/** Help for users of screen readers during a war: words for squares and keys, and a line for orders. */
export const WarScreenReader = warScreen(
  'unreported',
  () => import('./WarScreenReader'),
  'WarScreenReader',
);

/** Help for users of screen readers during a deployment: words for every square and key. */
export const DeploymentScreenReader = warScreen(
  'unreported',
  () => import('./DeploymentScreenReader'),
  'DeploymentScreenReader',
);

/**
 * Resolves with the functions that return the words that keys read out (`reading` in `reading.ts`), whose module is
 * fetched at the first call. Rejects if it cannot be fetched; another call tries again.
 */
export const fetchReading = lazyModule(async () => (await import('./reading')).reading).fetch;
