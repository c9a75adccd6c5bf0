import type { Side } from '../engine/vocabulary';
import { theSide } from './sentences';
import { t } from './t';

/** Returns that the clock has ended a turn, and how a due retreat or advance was decided. */
export const timeOutWords = (side: Side, byLot: boolean): string =>
  t(byLot ? 'clock:outByLot' : 'clock:out', { side: theSide(side) });
