import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The rule book. */
export const BookRoom = lazyScreen(
  'dialog',
  async () => (await import('./BookRoom')).BookRoom,
  'late',
  'ruleBook',
);
