import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The rule book. */
export const BookRoom = lazyScreen(
  'dialog',
  () => import('./BookRoom'),
  (from) => from.BookRoom,
  'late',
  'ruleBook',
);
