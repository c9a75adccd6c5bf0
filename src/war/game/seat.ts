import { SIDES, type Side } from '../engine/vocabulary';
import { kindOf, PERSON } from '../seats/kinds';
import type { Seat } from '../seats/kind';

/** Who gives the orders of each side: a person at this screen, a bot, or another kind of seat. */
export type Seats = Readonly<Record<Side, Seat>>;

/** The seats of a game between two people who both play at this screen. */
export const PEOPLE: Seats = { N: PERSON, S: PERSON };

/** Returns whether a seat is that of a person at this screen, who gives the orders of the side. */
export const isHere = (seat: Seat): boolean => kindOf(seat).isHere;

/** Returns whether both seats are those of people at this screen. */
export const areHere = (seats: Seats): boolean => SIDES.every((side) => isHere(seats[side]));

/** Returns whether neither seat is that of a person at this screen. */
export const noneHere = (seats: Seats): boolean => !SIDES.some((side) => isHere(seats[side]));

/**
 * Returns the side of the person at this screen if there is only one, whom sentences address as *you*; null if there
 * are two, or none.
 */
export function onlyHere(seats: Seats): Side | null {
  const [side = null, second] = SIDES.filter((each) => isHere(seats[each]));
  return second === undefined ? side : null;
}

/** Returns the side from whose view the board is shown: that of the only person at this screen, otherwise `toMove`. */
export const viewerSide = (toMove: Side, seats: Seats): Side => onlyHere(seats) ?? toMove;

/**
 * Returns whether every seat that is not at this screen allows the others something without being asked: hints, or
 * taking orders back. True if both are at this screen.
 */
export const othersAllow = (seats: Seats, what: 'allowsHints' | 'allowsTakingBack'): boolean =>
  SIDES.every((side) => isHere(seats[side]) || kindOf(seats[side])[what]);
