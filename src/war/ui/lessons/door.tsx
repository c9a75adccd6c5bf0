import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** A first game for newcomers. */
export const Lessons = lazyScreen(
  'screen',
  () => import('./Lessons'),
  (from) => from.Lessons,
  'late',
  'course',
);
