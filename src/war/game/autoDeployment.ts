import { columnOf, NOWHERE, rowOf } from '../engine/board';
import { communicationOf, NOBODY } from '../engine/communication';
import { emptyDeployment, groundOf, unitsLeft, type Deployment } from '../engine/deployment';
import { RULE_SETS } from '../engine/rules';
import { ARMY, ARMY_SIZE, firstSlot, SLOTS, unitOfSlot, UNITS } from '../engine/units';
import { UNIT_KINDS, type Side, type Square, type UnitKind } from '../engine/vocabulary';
import type { RandomInt } from './deployments';
import { BOARD } from './ground';

/** Rows from the edge behind an army, and columns from the west. */
interface Place {
  readonly depth: number;
  readonly column: number;
}

/** Rows from the edge behind it that an army fills: the two before the frontier stay free, so that no first turn is a massacre. */
const DEEPEST = 7;
/** How much a unit brought into communication outweighs the place where the one that brings it would rather stand. */
const RESCUE = 40;

/** Places the units left where they are in communication, around what stands. Nothing that stands is moved. */
export const filled = (deployment: Deployment, randomInt: RandomInt): Deployment =>
  deployArmy(deployment, randomInt);

/** Another whole army worth fighting with: none of it isolated, arsenals and relays guarded, its cavalry in one body. */
export const shuffled = ({ side }: Deployment, randomInt: RandomInt): Deployment =>
  deployArmy(emptyDeployment(side), randomInt);

function deployArmy(deployment: Deployment, randomInt: RandomInt): Deployment {
  const { side } = deployment;
  const army = musterOf(deployment);
  const left = { ...unitsLeft(deployment) };
  const ground = groundOf(BOARD, side).filter((square) => placeOf(side, square).depth <= DEEPEST);
  const pick = (from: number, to: number): number => from + randomInt(to - from + 1);
  /** From 0 to `most`, so that no two armies are alike. */
  const chance = (most: number): number => (most * randomInt(1000)) / 1000;

  const standing = deployment.units.filter(({ kind }) => UNITS[kind].fighting);
  const centre: Place =
    standing.length >= 3
      ? meanPlace(standing.map(({ square }) => placeOf(side, square)))
      : { depth: pick(5, 7), column: pick(4, BOARD.width - 5) };
  const wing = randomInt(2) === 0 ? -1 : 1;
  const cavalryAt = {
    depth: centre.depth - pick(0, 1),
    column: within(centre.column + wing * pick(2, 3)),
  };
  const outpostAt = { depth: pick(4, 7), column: within(centre.column - wing * pick(7, 12)) };
  const outpostSize = pick(0, 2);

  /** Places one unit on the square worth most, of those where it is in communication. */
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
      const value = worth(square, placeOf(side, square)) + RESCUE * rescued + chance(2);
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
      .some((other) => distance(placeOf(side, other), placeOf(side, square)) <= squares);
  /** Guards a square with infantry, unless somebody who fights stands within so many squares of it. */
  function guard(square: Square, squares: number): void {
    if (fightersWithin(square, squares)) return;
    const guarded = placeOf(side, square);
    place('infantry', (_, at) =>
      distance(at, guarded) <= squares ? 100 + at.depth - distance(at, centre) / 4 : 0,
    );
  }

  for (const [kind, goal] of [
    ['mountedCommunications', centre],
    ['footCommunications', outpostSize > 1 ? outpostAt : cavalryAt],
  ] as const)
    place(kind, (square, at) => {
      // Behind those it serves, with lines to where they stand, and apart from the other one.
      const lines = ground.filter(
        (to) =>
          distance(placeOf(side, to), goal) <= 3 && BOARD.bearing[square * BOARD.size + to] !== 0,
      );
      const crowded = army.relays().some((other) => distance(placeOf(side, other), at) <= 3);
      const exposed = Math.max(0, at.depth - goal.depth + 1);
      return lines.length / 2 - distance(at, goal) - 3 * exposed - (crowded ? 8 : 0);
    });
  for (const { square, side: of } of BOARD.arsenals) if (of === side) guard(square, 2);
  for (const square of army.relays()) guard(square, 1);
  for (let i = 0; i < outpostSize && left.infantry > 4; i++) place('infantry', near(outpostAt));
  while (left.infantry > 0) {
    const infantry = left.infantry;
    place('infantry', (square, at) => {
      const walls = BOARD.cover[square] !== 0 && distance(at, centre) <= 4 ? 2.5 : 0;
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
      const joins = army.cavalry().some((other) => distance(placeOf(side, other), at) === 1);
      // With room for the others beside it.
      const room = ground.filter(
        (other) => army.isFree(other) && distance(placeOf(side, other), at) === 1,
      ).length;
      return (
        (joins ? 100 : 0) +
        Math.min(room, 4) +
        (fightersWithin(square, 1) ? 3 : 0) -
        distance(at, cavalryAt)
      );
    });
  return { side, units: army.units() };
}

/** The units of a deployment on the board, to try others beside them. */
function musterOf({ side, units }: Deployment) {
  const first = firstSlot(side);
  const field = {
    board: BOARD,
    // What is in communication by these rules, with no enemy in sight, is so by any others.
    rules: RULE_SETS.debord,
    occupants: new Int16Array(BOARD.size).fill(NOBODY),
    squares: new Int16Array(SLOTS).fill(NOWHERE),
    standing: (1 << BOARD.arsenals.length) - 1,
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
    /** Those in communication, as a mask over the places of an army. */
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

const placeOf = (side: Side, square: Square): Place => ({
  depth: side === 'N' ? rowOf(BOARD, square) : BOARD.height - 1 - rowOf(BOARD, square),
  column: columnOf(BOARD, square),
});

/** In steps of a march over open ground. */
const distance = (a: Place, b: Place): number =>
  Math.max(Math.abs(a.depth - b.depth), Math.abs(a.column - b.column));

const within = (column: number): number => Math.min(Math.max(column, 1), BOARD.width - 2);

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
