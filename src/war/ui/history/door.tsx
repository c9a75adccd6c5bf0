import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The war so far, to go through it. */
export const HistoryPanel = lazyScreen(
  'panel',
  async () => (await import('./HistoryPanel')).HistoryPanel,
  'late',
);
/** What was done to make a position, drawn over it. */
export const PastScene = lazyScreen(
  'untold',
  async () => (await import('./PastScene')).PastScene,
  'late',
);
/** Which moment of the past is shown. */
export const PastRibbon = lazyScreen(
  'untold',
  async () => (await import('./PastScene')).PastRibbon,
  'late',
);
