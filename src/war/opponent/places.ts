import type { Arsenal, Board } from '../engine/board';
import { FIGHTING_COUNT } from '../engine/communication';
import { squareOf, type Position } from '../engine/position';
import { ARMY_SIZE, firstSlot } from '../engine/units';
import type { Side } from '../engine/vocabulary';
import { stepsTable } from './geometry';
import type { Plan } from './plans';
import { STEP } from './distances';
import type { Weights } from './weights';
import { linkedOf } from './worths';

/** The longest distance that counts, in steps. */
const LONGEST_DISTANCE = 50;
/**
 * The values of all squares for the units of one side, by the lines of communication there and the distance to the
 * enemy arsenals at which the side aims. A cache: values are computed when asked for, and again when sources of
 * communication or goals change.
 */
export interface Places {
  /** The board, weights and plan that the values are computed for; null before the first computation. */
  board: Board | null;
  weights: Weights | null;
  plan: Plan | null;
  /** The sources of communication: arsenals, and communications units in communication. */
  readonly sources: Int16Array;
  /** The number of sources. */
  count: number;
  /** The mask of the arsenals that stand. */
  standing: number;
  /** The number of lines that lead to enemy arsenals. */
  supply: number;
  /**
   * By square, twice, for a unit in communication and then for an isolated one: the value, and in `rounds` the round in
   * which it was computed.
   */
  readonly worth: Float64Array;
  readonly rounds: Int32Array;
  /** The number of the present round; values of earlier rounds are out of date. */
  round: number;
}
const MOST_SQUARES = 1024;
const MOST_SOURCES = 32;
const noPlaces = (): Places => ({
  board: null,
  weights: null,
  plan: null,
  sources: new Int16Array(MOST_SOURCES),
  count: -1,
  standing: 0,
  supply: 0,
  worth: new Float64Array(2 * MOST_SQUARES),
  rounds: new Int32Array(2 * MOST_SQUARES),
  round: 0,
});
const placesBySide = { N: noPlaces(), S: noPlaces() };

// Scratch: the present sources of a side.
const sources = new Int16Array(MOST_SOURCES);

/** Returns the cached values of squares for a side's units; forgets them if what they depend on has changed. */
export function placesOf(position: Position, side: Side, weights: Weights, plan: Plan): Places {
  const { board, standing } = position;
  const known = placesBySide[side];
  const linked = linkedOf(position, side);
  const first = firstSlot(side);
  let count = 0;
  for (let i = 0; i < board.arsenals.length; i++) {
    const arsenal = board.arsenals[i] as Arsenal;
    if (arsenal.side === side && (standing & (1 << i)) !== 0) sources[count++] = arsenal.square;
  }
  for (let place = FIGHTING_COUNT; place < ARMY_SIZE; place++)
    if ((linked & (1 << place)) !== 0) sources[count++] = squareOf(position, first + place);
  let same =
    known.count === count &&
    known.standing === standing &&
    known.plan === plan &&
    known.weights === weights &&
    known.board === board;
  for (let i = 0; same && i < count; i++) same = known.sources[i] === sources[i];
  if (same) return known;
  known.board = board;
  known.weights = weights;
  known.plan = plan;
  known.count = count;
  known.standing = standing;
  for (let i = 0; i < count; i++) known.sources[i] = sources[i] as number;
  known.round += 1;
  known.supply = 0;
  board.arsenals.forEach((arsenal, i) => {
    if (arsenal.side !== side && (standing & (1 << i)) !== 0 && linesTo(known, arsenal.square) > 0)
      known.supply += 1;
  });
  return known;
}

/** Returns how many of the sources are in line with a square. */
function linesTo({ board, sources: from, count }: Places, square: number): number {
  const { bearing, size } = board as Board;
  let lines = 0;
  for (let i = 0; i < count; i++) {
    const source = from[i] as number;
    if (source === square || bearing[source * size + square] !== 0) lines += 1;
  }
  return lines;
}

/**
 * Returns the value of a square for a fighting unit of a side, in tenths of an infantry, in communication or isolated
 * as `inCommunication` says: by the distance to the arsenal that the side goes to, and by the lines there.
 */
export function worthOfPlace(
  places: Places,
  side: Side,
  square: number,
  inCommunication: boolean,
): number {
  const at = inCommunication ? square : MOST_SQUARES + square;
  if (places.rounds[at] === places.round) return places.worth[at] as number;
  const weights = places.weights as Weights;
  const distance = distanceFrom(places, side, square) * weights.approach;
  const worth = inCommunication
    ? distance + Math.min(linesTo(places, square), 2) * weights.line
    : distance * weights.apart;
  places.rounds[at] = places.round;
  places.worth[at] = worth;
  return worth;
}

/**
 * Returns how near a square is to the nearest goal of a side, in steps. A side that has taken an arsenal is far
 * from the next; half the board for each compensates for that.
 */
function distanceFrom({ board, plan, standing }: Places, side: Side, square: number): number {
  const { arsenals, width, size } = board as Board;
  const { distances, around, goal: only } = plan as Plan;
  const steps = stepsTable(board as Board);
  const chosen = only !== null && (standing & (1 << only)) !== 0 ? only : null;
  let most = width;
  let near = LONGEST_DISTANCE;
  for (let i = 0; i < arsenals.length; i++) {
    const arsenal = arsenals[i] as Arsenal;
    const stands = (standing & (1 << i)) !== 0;
    if (!stands && arsenal.side !== side) most += width / 2;
    if (chosen === null ? !stands || arsenal.side === side : i !== chosen) continue;
    const straight = steps[arsenal.square * size + square] as number;
    const found = chosen === null ? (distances[i] ?? null) : null;
    const away =
      found === null ? straight : straight + ((found[square] as number) / STEP - straight) * around;
    if (away < near) near = away;
  }
  return most - near;
}
