import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The war so far, to go through it. */
export const HistoryPanel = lazyScreen(
  'panel',
  async () => (await import('./HistoryPanel')).HistoryPanel,
  'late',
);
/** What is seen of orders over the board. */
export const BoardScene = lazyScreen(
  'untold',
  async () => (await import('./BoardScene')).BoardScene,
  'late',
);
/** Which moment of the past is shown, and the plate of the end. */
export const BoardOver = lazyScreen(
  'untold',
  async () => (await import('./BoardOver')).BoardOver,
  'late',
);
