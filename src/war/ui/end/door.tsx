import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The end of a war. */
export const EndScreen = lazyScreen(
  'panel',
  async () => (await import('./EndScreen')).EndScreen,
  'late',
);
/** The question whether to end a war before its time. */
export const EarlyEnd = lazyScreen('dialog', async () => (await import('./EarlyEnd')).EarlyEnd);
