import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** Positions from games with one best result each. */
export const Problems = lazyScreen(
  'screen',
  () => import('./Problems'),
  (from) => from.Problems,
  'late',
  'course',
);
