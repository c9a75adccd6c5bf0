import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** A game at war: what nearly everybody opens first, and so the first to be fetched once the page stands. */
export const WarGame = lazyScreen('screen', () => import('./WarGame'), 'WarGame', 'game');
