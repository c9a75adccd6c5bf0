import { lazyScreen } from '../../shell/ui/lazyScreen';

/** A game in hand: what nearly everybody opens first, and so the first to be fetched once the page stands. */
export const GameScreen = lazyScreen('screen', () => import('./GameScreen'), 'GameScreen', 'game');
