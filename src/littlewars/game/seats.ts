import type { Tag } from '../../shell/record/recordText';
import { other } from '../engine/men';
import { SIDES, type Battle, type BySide, type Side } from '../engine/types';
import type { GameOf, Kind } from './game';
import { isKriegspiel, type AnyGame } from './playing';

// Who gives each side's orders. It is no part of the rules: records have it in tags that they do not read.

/** The levels at which the program plays Little Wars, the weakest first. */
export const PROGRAM_LEVELS = [1, 2, 3] as const;
/** A level at which the program plays Little Wars: 1, the weakest, to 3. */
export type ProgramLevel = (typeof PROGRAM_LEVELS)[number];

/** Who gives the orders of a side: a `person` at this screen, or the `program` at a level. */
export type Seat =
  | { readonly kind: 'person' }
  | { readonly kind: 'program'; readonly level: ProgramLevel };
/** Who gives the orders of each side: a person at this screen, or the program at a level. */
export type Seats = BySide<Seat>;

/** The seat of a side whose orders a person at this screen gives. */
export const PERSON: Seat = { kind: 'person' };
/** The seats of a battle in which people at this screen give the orders of both sides. */
export const PEOPLE: Seats = { red: PERSON, blue: PERSON };

const TAGS: BySide<string> = { red: 'RedProgram', blue: 'BlueProgram' };

function seatIn(tags: readonly Tag[], side: Side): Seat {
  const value = tags.find(({ name }) => name === TAGS[side])?.value;
  const level = PROGRAM_LEVELS.find((each) => `${each}` === value);
  return level === undefined ? PERSON : { kind: 'program', level };
}

/**
 * Returns who gives the orders of each side of a game, from its tags. In Kriegspiel, which the program does not play,
 * they are people.
 */
export const seatsOf = (game: AnyGame): Seats =>
  isKriegspiel(game) ? PEOPLE : { red: seatIn(game.tags, 'red'), blue: seatIn(game.tags, 'blue') };

/**
 * Returns the tags of a game, with those that say who gives the orders of each side replaced by the tags for `seats`. A
 * side that a person plays has no such tag.
 */
export const withSeats = (tags: GameOf<Kind>['tags'], seats: Seats): readonly Tag[] => [
  ...tags.filter(({ name }) => !SIDES.some((side) => TAGS[side] === name)),
  ...SIDES.flatMap((side): readonly Tag[] => {
    const seat = seats[side];
    return seat.kind === 'person' ? [] : [{ name: TAGS[side], value: `${seat.level}` }];
  }),
];

/** Returns whether both sides are played by people at this screen. */
export const areHere = (seats: Seats): boolean =>
  SIDES.every((side) => seats[side].kind === 'person');

/**
 * Returns the side played by a person at this screen if the program plays the other; null if people play both sides,
 * or none.
 */
export function onlyHere(seats: Seats): Side | null {
  const [side = null, second] = SIDES.filter((each) => seats[each].kind === 'person');
  return second === undefined ? side : null;
}

/**
 * Returns the side from whose back line a battle is seen: that of the only person at this screen; the mover's between
 * two people; Red's where two programs are watched, as in a replay, because nobody changes places.
 */
export const viewerOf = (seats: Seats, mover: Side): Side =>
  onlyHere(seats) ?? (areHere(seats) ? mover : 'red');

/**
 * Returns the side that the program plays and for which it has something to order: an answer to an offer of a draw,
 * or the mover's next order. Null if people have to act, the battle has not begun, or it is over.
 */
export function programToAct(
  seats: Seats,
  { phase, mover, drawOffers }: Pick<Battle, 'phase' | 'mover' | 'drawOffers'>,
): Side | null {
  if (phase === 'over' || phase === 'settingOut') return null;
  const [by] = drawOffers;
  const asked = by === undefined ? null : other(by);
  const side = asked !== null && seats[asked].kind === 'program' ? asked : mover;
  return seats[side].kind === 'program' ? side : null;
}
