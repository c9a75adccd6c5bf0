import { SIDES, type Side } from '../engine/vocabulary';

/** How well a program plays, 1 to 6: the opponent's levels, of which a game knows no more than the number. */
export const BOT_LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Who gives a side's orders: a person at this screen, or a program of a level. */
export type Seat =
  | { readonly kind: 'person' }
  | { readonly kind: 'program'; readonly level: BotLevel };
export type Seats = Readonly<Record<Side, Seat>>;

const PERSON: Seat = { kind: 'person' };
/** Both seats have a person at this screen. */
export const PEOPLE: Seats = { N: PERSON, S: PERSON };

/** The seat of a program of a level, or, of undefined, that of a person at this screen. */
export const seatOf = (level: BotLevel | undefined): Seat =>
  level === undefined ? PERSON : { kind: 'program', level };

/** The level of the program in a seat; undefined where a person has it. */
export const levelIn = (seat: Seat): BotLevel | undefined =>
  seat.kind === 'program' ? seat.level : undefined;

/** Whether a person at this screen gives the orders of a seat. */
export const isPerson = (seat: Seat): boolean => seat.kind === 'person';

/** Whether people at this screen have both seats. */
export const arePeople = (seats: Seats): boolean => SIDES.every((side) => isPerson(seats[side]));

/** Whether programs have both seats. */
export const areBots = (seats: Seats): boolean => !SIDES.some((side) => isPerson(seats[side]));

/** The side of the only person in a game, who is called *you*; null where people, or programs, have both. */
export function onlyPerson(seats: Seats): Side | null {
  const [side = null, second] = SIDES.filter((each) => isPerson(seats[each]));
  return second === undefined ? side : null;
}

/** Whose side somebody before the screen calls their own: the only person's, else that of the side to move. */
export const viewerSide = (toMove: Side, seats: Seats): Side => onlyPerson(seats) ?? toMove;
