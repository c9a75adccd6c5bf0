import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The saves that could not be read whole. */
export const DamagedSaves = lazyScreen(
  'block',
  async () => (await import('./DamagedSaves')).DamagedSaves,
  'late',
);
/** The question which game to go on with after another tab has written. */
export const OtherTabDialog = lazyScreen(
  'untold',
  async () => (await import('./OtherTabDialog')).OtherTabDialog,
  'late',
);
