import { lazyScreen } from '../../../../shell/ui/lazyScreen';

/** Renders the rule book of Kriegspiel as a dialog, with its code fetched separately. */
export const KriegspielBook = lazyScreen(
  'dialog',
  () => import('./KriegspielBook'),
  'KriegspielBook',
  'lwRules',
  'lwKriegspielRules',
);
