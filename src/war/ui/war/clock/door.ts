import { lazyScreen } from '../../../../shell/ui/lazyScreen';

/** What each side has left, beside the board. */
export const ClockFaces = lazyScreen('untold', () => import('./ClockFaces'), 'ClockFaces');
/** Tells what happens on the clock of the war, and covers the board while it has been stopped. */
export const ClockKeeper = lazyScreen('untold', () => import('./ClockKeeper'), 'ClockKeeper');
