import type { Side } from '../engine/vocabulary';
import { theSide } from './sentences';
import { t } from './t';

/** That the clock has ended a turn, and how what was due was decided. */
export const timeOutWords = (side: Side, byLot: boolean): string =>
  t(byLot ? 'clock:outByLot' : 'clock:out', { side: theSide(side) });
