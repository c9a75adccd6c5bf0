import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** A battle of Kriegspiel in progress. */
export const KriegspielTable = lazyScreen(
  'screen',
  () => import('./KriegspielTable'),
  'KriegspielTable',
);
