import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** What each side has left, beside the board. */
export const ClockFaces = lazyScreen('untold', () => import('./ClockFaces'), 'ClockFaces');
/** Runs the clock of the war while it is shown, and tells what happens on it. */
export const ClockKeeper = lazyScreen('untold', () => import('./ClockKeeper'), 'ClockKeeper');
