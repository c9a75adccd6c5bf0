import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** A first game for newcomers. */
export const Lessons = lazyScreen(
  async () => (await import('./Lessons')).Lessons,
  'late',
  'course',
);
