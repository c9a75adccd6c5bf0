import { lazyModule } from '../../../shell/lazyModule';
import { lazyScreen } from '../../../shell/ui/lazyScreen';
import { warScreen } from '../base/warScreen';

/**
 * Renders nothing; announces to screen readers what is placed, picked up and refused in a deployment, whose present
 * state is `now`. The component is fetched when it is first used.
 */
export const DeploymentAnnouncements = lazyScreen(
  'unreported',
  () => import('./DeploymentAnnouncements'),
  'DeploymentAnnouncements',
);

/**
 * Renders nothing; announces to screen readers what is ordered, chosen, refused or viewed in a war. The component is
 * fetched when it is first used.
 */
export const WarAnnouncements = lazyScreen(
  'unreported',
  () => import('./WarAnnouncements'),
  'WarAnnouncements',
);

/**
 * Help for users of screen readers during a war: words for every square and key, and a line to type orders in. `live`
 * says that orders are accepted, `past` that a past position is shown; `onHelp` is called to open or close a help. The
 * component is fetched when it is first used.
 */
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
