import type { Side } from '../engine/vocabulary';
import { theSide } from './sentences';
import { messagesOf } from './t';

/** The messages of the clock. */
export const tellClock = messagesOf('clock');

/** That the clock has ended a turn, and how what was due was decided. */
export const timeOutWords = (side: Side, byLot: boolean): string =>
  tellClock(byLot ? 'outByLot' : 'out', { side: theSide(side) });
