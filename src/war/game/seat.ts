import type { Side } from '../engine/vocabulary';

/** Who gives a side's orders: a person at this screen, or a program. */
export type Seat = 'person' | 'program';
export type Seats = Readonly<Record<Side, Seat>>;

/** Two people at one screen. */
export const PEOPLE: Seats = { N: 'person', S: 'person' };
