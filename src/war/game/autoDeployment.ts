import { columnOf, NOWHERE, rowOf, type Board } from '../engine/board';
import { communicationOf, NOBODY } from '../engine/communication';
import { emptyDeployment, groundOf, unitsLeft, type Deployment } from '../engine/deployment';
import { RULE_SETS } from '../engine/rules';
import { ARMY, ARMY_SIZE, firstSlot, SLOTS, unitOfSlot, UNITS } from '../engine/units';
import { UNIT_KINDS, type Side, type Square, type UnitKind } from '../engine/vocabulary';
import type { RandomInt } from './deployments';

/** A place seen from an army: rows from the edge behind it, and columns from the west. */
interface Place {
  readonly depth: number;
  readonly column: number;
}

/** Rows before the frontier that an army leaves free, so that no first turn is a massacre. */
const FREE_ROWS = 2;
/** The distance of an outpost from its army, as a share of the board's width. */
const OUTPOST_APART = [0.28, 0.48] as const;
/** How much bringing a unit into communication outweighs a better place for the unit that does it. */
const RESCUE = 40;

/**
 * Returns a deployment in which the units still left are placed partly at random, in communication, around those
 * already placed, which are not moved (rules.md 3). Units that no square would put in communication stay left.
 */
export const filled = (deployment: Deployment, randomInt: RandomInt, board: Board): Deployment =>
  deployArmy(board, deployment, randomInt);

/**
 * Returns a new random deployment of the whole army of a side (rules.md 3), less what a handicap takes from it; the
 * units already placed are ignored. No unit is isolated, arsenals and communications units are guarded, and the cavalry
 * is together.
 */
export const shuffled = (
  { side, without }: Deployment,
  randomInt: RandomInt,
  board: Board,
): Deployment => deployArmy(board, emptyDeployment(side, without), randomInt);

function deployArmy(board: Board, deployment: Deployment, randomInt: RandomInt): Deployment {
  const { side, without } = deployment;
  const deepest = board.height / 2 - FREE_ROWS - 1;
  const army = musterOf(board, deployment);
  const left = { ...unitsLeft(deployment) };
  const ground = groundOf(board, side).filter(
    (square) => placeOf(board, side, square).depth <= deepest,
  );
  const pick = (from: number, to: number): number => from + randomInt(to - from + 1);
  /** From 0 to `most`, so that no two armies are alike. */
  const chance = (most: number): number => (most * randomInt(1000)) / 1000;

  const standing = deployment.units.filter(({ kind }) => UNITS[kind].fighting);
  const centre: Place =
    standing.length >= 3
      ? meanPlace(standing.map(({ square }) => placeOf(board, side, square)))
      : { depth: pick(deepest - 2, deepest), column: pick(4, board.width - 5) };
  const wing = randomInt(2) === 0 ? -1 : 1;
  const cavalryAt = {
    depth: centre.depth - pick(0, 1),
    column: within(board, centre.column + wing * pick(2, 3)),
  };
  const apart = OUTPOST_APART.map((share) => Math.round(share * board.width)) as [number, number];
  const outpostAt = {
    depth: pick(Math.max(0, deepest - 3), deepest),
    column: within(board, centre.column - wing * pick(...apart)),
  };
  const outpostSize = pick(0, 2);

  /** Places one unit on the best square, by `worth`, of those where it is in communication. */
  function place(kind: UnitKind, worth: (square: Square, at: Place) => number): void {
    if (left[kind] === 0) return;
    const before = army.linked();
    let best: { readonly square: Square; readonly worth: number } | null = null;
    for (const square of ground) {
      if (!army.isFree(square)) continue;
      const slot = army.put(kind, square);
      const now = army.linked();
      army.takeBack(slot);
      if ((now & army.bit(slot)) === 0) continue;
      const rescued = countBits(now) - countBits(before) - 1;
      const value = worth(square, placeOf(board, side, square)) + RESCUE * rescued + chance(2);
      if (best === null || value > best.worth) best = { square, worth: value };
    }
    if (best === null) return;
    army.put(kind, best.square);
    left[kind] -= 1;
  }

  const near = (goal: Place) => (_: Square, at: Place) => -distance(at, goal);
  const fightersWithin = (square: Square, squares: number): boolean =>
    army
      .fighters()
      .some(
        (other) => distance(placeOf(board, side, other), placeOf(board, side, square)) <= squares,
      );
  /** Guards a square with infantry, unless a fighting unit is within so many squares of it. */
  function guard(square: Square, squares: number): void {
    if (fightersWithin(square, squares)) return;
    const guarded = placeOf(board, side, square);
    place('infantry', (_, at) =>
      distance(at, guarded) <= squares ? 100 + at.depth - distance(at, centre) / 4 : 0,
    );
  }

  for (const [kind, goal] of [
    ['mountedCommunications', centre],
    ['footCommunications', outpostSize > 1 ? outpostAt : cavalryAt],
  ] as const)
    place(kind, (square, at) => {
      // Behind the units it serves, with lines to where they stand, and away from the other one.
      const lines = ground.filter(
        (to) =>
          distance(placeOf(board, side, to), goal) <= 3 &&
          board.bearing[square * board.size + to] !== 0,
      );
      const crowded = army.relays().some((other) => distance(placeOf(board, side, other), at) <= 3);
      const exposed = Math.max(0, at.depth - goal.depth + 1);
      return lines.length / 2 - distance(at, goal) - 3 * exposed - (crowded ? 8 : 0);
    });
  for (const { square, side: of } of board.arsenals)
    if (of === side && !without?.arsenals.includes(square)) guard(square, 2);
  for (const square of army.relays()) guard(square, 1);
  for (let i = 0; i < outpostSize && left.infantry > 4; i++) place('infantry', near(outpostAt));
  while (left.infantry > 0) {
    const infantry = left.infantry;
    place('infantry', (square, at) => {
      const walls = board.cover[square] !== 0 && distance(at, centre) <= 4 ? 2.5 : 0;
      return (
        walls - 1.6 * Math.abs(at.depth - centre.depth) - 0.7 * Math.abs(at.column - centre.column)
      );
    });
    if (left.infantry === infantry) break;
  }
  const behind = { depth: centre.depth - 1, column: centre.column };
  for (const kind of ['footArtillery', 'mountedArtillery'] as const) place(kind, near(behind));
  for (let i = left.cavalry; i > 0; i--)
    place('cavalry', (square, at) => {
      const joins = army.cavalry().some((other) => distance(placeOf(board, side, other), at) === 1);
      // With room for the others beside it.
      const room = ground.filter(
        (other) => army.isFree(other) && distance(placeOf(board, side, other), at) === 1,
      ).length;
      return (
        (joins ? 100 : 0) +
        Math.min(room, 4) +
        (fightersWithin(square, 1) ? 3 : 0) -
        distance(at, cavalryAt)
      );
    });
  return { side, units: army.units(), ...(without && { without }) };
}

/** The units of a deployment on the board, to try others beside them. */
function musterOf(board: Board, { side, units, without }: Deployment) {
  const first = firstSlot(side);
  const field = {
    board,
    // A unit in communication by these rules, without enemies, is so by any others.
    rules: RULE_SETS.debord,
    occupants: new Int16Array(board.size).fill(NOBODY),
    squares: new Int16Array(SLOTS).fill(NOWHERE),
    standing: board.arsenals.reduce(
      (mask, { square }, i) => (without?.arsenals.includes(square) ? mask : mask | (1 << i)),
      0,
    ),
  };
  const { occupants, squares } = field;
  const slots = ARMY.map((_, place) => first + place);
  const squareOf = (slot: number): Square => squares[slot] ?? NOWHERE;
  const those = (wanted: (kind: UnitKind) => boolean): Square[] =>
    slots
      .filter((slot) => squareOf(slot) !== NOWHERE && wanted(unitOfSlot(slot).kind))
      .map(squareOf);

  function put(kind: UnitKind, square: Square): number {
    const place = ARMY.findIndex((of, i) => of === kind && squareOf(first + i) === NOWHERE);
    squares[first + place] = square;
    occupants[square] = first + place;
    return first + place;
  }
  for (const { kind, square } of units) put(kind, square);

  return {
    put,
    takeBack(slot: number): void {
      occupants[squareOf(slot)] = NOBODY;
      squares[slot] = NOWHERE;
    },
    isFree: (square: Square): boolean => occupants[square] === NOBODY,
    /** Returns the units in communication, as a mask over the places of an army. */
    linked: (): number => communicationOf(field, side),
    bit: (slot: number): number => 1 << (slot % ARMY_SIZE),
    fighters: () => those((kind) => UNITS[kind].fighting),
    relays: () => those((kind) => !UNITS[kind].fighting),
    cavalry: () => those((kind) => kind === 'cavalry'),
    units: () =>
      UNIT_KINDS.flatMap((kind) =>
        those((of) => of === kind).map((square) => ({ side, kind, square })),
      ).sort((a, b) => a.square - b.square),
  };
}

const placeOf = (board: Board, side: Side, square: Square): Place => ({
  depth: side === 'N' ? rowOf(board, square) : board.height - 1 - rowOf(board, square),
  column: columnOf(board, square),
});

/** Returns the distance in steps of a march over open ground. */
const distance = (a: Place, b: Place): number =>
  Math.max(Math.abs(a.depth - b.depth), Math.abs(a.column - b.column));

const within = (board: Board, column: number): number =>
  Math.min(Math.max(column, 1), board.width - 2);

const meanPlace = (places: readonly Place[]): Place => ({
  depth: mean(places.map(({ depth }) => depth)),
  column: mean(places.map(({ column }) => column)),
});

const mean = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
