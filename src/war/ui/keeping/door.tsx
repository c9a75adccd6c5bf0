import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The saves that could not be read whole. */
export const DamagedSaves = lazyScreen(
  'block',
  async () => (await import('./DamagedSaves')).DamagedSaves,
  'late',
);
/** The question which game to go on with after another tab has written. */
export const OtherTab = lazyScreen(
  'block',
  async () => (await import('./OtherTab')).OtherTab,
  'late',
);
/** The card of a deployment that could not be sealed. */
export const Unsealed = lazyScreen(
  'block',
  async () => (await import('./Unsealed')).Unsealed,
  'late',
);
