import { SIDES, type Side } from '../engine/vocabulary';

/** The level of a bot, 1 to 6; a game knows only the number. */
export const BOT_LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Who gives a side's orders: a person at this screen, or a bot of a level. */
export type Seat =
  | { readonly kind: 'person' }
  | { readonly kind: 'program'; readonly level: BotLevel };
export type Seats = Readonly<Record<Side, Seat>>;

const PERSON: Seat = { kind: 'person' };
/** The seats of a game between two people at this screen. */
export const PEOPLE: Seats = { N: PERSON, S: PERSON };

/** Returns the seat of a bot of a level; for undefined, of a person at this screen. */
export const seatOf = (level: BotLevel | undefined): Seat =>
  level === undefined ? PERSON : { kind: 'program', level };

/** Returns the level of the bot in a seat; undefined for a person. */
export const levelIn = (seat: Seat): BotLevel | undefined =>
  seat.kind === 'program' ? seat.level : undefined;

/** Returns whether a person at this screen gives the orders of a seat. */
export const isPerson = (seat: Seat): boolean => seat.kind === 'person';

/** Returns whether both seats have people at this screen. */
export const arePeople = (seats: Seats): boolean => SIDES.every((side) => isPerson(seats[side]));

/** Returns whether both seats have bots. */
export const areBots = (seats: Seats): boolean => !SIDES.some((side) => isPerson(seats[side]));

/** Returns the side of the only person in a game, who is called *you*; null if both sides have people, or bots. */
export function onlyPerson(seats: Seats): Side | null {
  const [side = null, second] = SIDES.filter((each) => isPerson(seats[each]));
  return second === undefined ? side : null;
}

/** Returns the viewer's own side: the only person's, otherwise that of the side to move. */
export const viewerSide = (toMove: Side, seats: Seats): Side => onlyPerson(seats) ?? toMove;
