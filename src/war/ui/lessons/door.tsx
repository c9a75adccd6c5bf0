import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** A first game for newcomers. */
export const Lessons = lazyScreen(
  'screen',
  async () => (await import('./Lessons')).Lessons,
  'late',
  'course',
);
