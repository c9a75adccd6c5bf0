import { deferred } from '../../../shell/ui/deferred';
import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The saves that could not be read whole. */
export const DamagedSaves = lazyScreen(
  'block',
  () => import('./DamagedSaves'),
  (from) => from.DamagedSaves,
  'late',
);
/** The question which game to go on with after another tab has written. */
export const OtherTab = lazyScreen(
  'block',
  () => import('./OtherTab'),
  (from) => from.OtherTab,
  'late',
);
/** The card of a deployment that could not be sealed. */
export const Unsealed = lazyScreen(
  'block',
  () => import('./Unsealed'),
  (from) => from.Unsealed,
  'late',
);

const notices = deferred(() => import('./deferred'));

/** What is said where the game cannot be kept. */
export const KeepingNotices = notices.component((from) => from.KeepingNotices);
