import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The end of a war. */
export const EndScreen = lazyScreen(
  'panel',
  () => import('./EndScreen'),
  (from) => from.EndScreen,
  'late',
);
/** The question whether to end a war before its time. */
export const EarlyEnd = lazyScreen(
  'dialog',
  () => import('./EarlyEnd'),
  (from) => from.EarlyEnd,
);
