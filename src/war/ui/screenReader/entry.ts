import { lazyModule } from '../../../shell/lazyModule';
import { lazyScreen } from '../../../shell/ui/lazyScreen';
import { warScreen } from '../base/warScreen';

/** Announces to screen readers what is placed, picked up and refused in a deployment. Fetched when it is first used. */
export const DeploymentAnnouncements = lazyScreen(
  'unreported',
  () => import('./DeploymentAnnouncements'),
  'DeploymentAnnouncements',
);

/** Announces to screen readers what is ordered, chosen, refused or viewed in a war. Fetched when it is first used. */
export const WarAnnouncements = lazyScreen(
  'unreported',
  () => import('./WarAnnouncements'),
  'WarAnnouncements',
);

/**
 * What a war offers users of screen readers: words for every square and key, and a line to type orders in. Fetched when
 * it is first used.
 */
export const WarScreenReader = warScreen(
  'unreported',
  () => import('./WarScreenReader'),
  'WarScreenReader',
);

/** What a deployment offers users of screen readers: words for every square and key. Fetched when it is first used. */
export const DeploymentScreenReader = warScreen(
  'unreported',
  () => import('./DeploymentScreenReader'),
  'DeploymentScreenReader',
);

/**
 * Fetches the module of functions that return what keys read out of a position (`reading`).
 * @throws if it cannot be fetched; another call tries again.
 */
export const fetchReading = lazyModule(async () => (await import('./reading')).reading).fetch;
