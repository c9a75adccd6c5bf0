import { lazyScreen } from '../../../../shell/ui/lazyScreen';

/** The rule book of Kriegspiel, as a dialog. */
export const KriegspielBook = lazyScreen(
  'dialog',
  () => import('./KriegspielBook'),
  'KriegspielBook',
  'lwRules',
  'lwKriegspielRules',
);
