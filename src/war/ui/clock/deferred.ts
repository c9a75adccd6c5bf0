import { ClockFaces } from './ClockFaces';
import { ClockKeeper } from './ClockKeeper';

/** The clock of a war, which no war without one loads before it is wanted. */
export const part = { ClockFaces, ClockKeeper };
