import { deferred } from '../../../shell/ui/deferred';

const clock = deferred(() => import('./deferred'), 'late');

/** What each side has left, beside the board. */
export const ClockFaces = clock.component((from) => from.ClockFaces);
/** Runs the clock of the war while it is shown, and tells what happens on it. */
export const ClockKeeper = clock.component((from) => from.ClockKeeper);
