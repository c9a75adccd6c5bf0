import { columnOf, DIRECTIONS, NOWHERE, rowOf } from './board';
import { linkedSteps, NOBODY, type Field } from './communication';
import {
  isLinked,
  movedSlot,
  movesMade,
  MOVES_A_TURN,
  sideOfSlot,
  slotAt,
  squareOf,
  type Position,
} from './position';
import { FIGHTING_MASK, firstSlot, ARMY_SIZE, unitOfSlot, UNITS } from './units';
import type { Side, Square } from './vocabulary';

// A reach is a mask over the window of five by five squares around a unit, row by row with the unit in the
// middle, because no unit marches farther than two squares (rules.md 2).
const WINDOW = 5;
const MIDDLE = 12;
const WINDOW_STEP = Int8Array.from(DIRECTIONS, ({ row, column }) => row * WINDOW + column);

/** For each mask over `DIRECTIONS`, the reach of one step in each of its directions. */
const WINDOW_OF_STEPS = Int32Array.from({ length: 256 }, (_, steps) =>
  WINDOW_STEP.reduce(
    (reach, step, d) => ((steps & (1 << d)) === 0 ? reach : reach | (1 << (MIDDLE + step))),
    0,
  ),
);

const fights = (slot: number): boolean => (FIGHTING_MASK & (1 << (slot % ARMY_SIZE))) !== 0;
const speedOf = (slot: number): number => UNITS[unitOfSlot(slot).kind].speed;

/** Returns the directions of free neighbouring squares, as a mask over `DIRECTIONS`. */
function freeSteps({ board, occupants }: Field, from: Square): number {
  let steps = 0;
  for (let d = 0; d < 8; d++) {
    const step = board.around[from * 8 + d] as number;
    if (step !== NOWHERE && occupants[step] === NOBODY) steps |= 1 << d;
  }
  return steps;
}

/**
 * Returns where the unit of a slot (0 to 33, units.ts) could march by terrain and communication, whatever the turn
 * allows (rules.md 5.2 to 5.4): a mask with one bit for each destination, which `reachSquare` turns into squares; 0 for
 * nowhere.
 */
export function marchReach(position: Position, slot: number): number {
  const { board, occupants } = position;
  const fighting = fights(slot);
  if (fighting && !isLinked(position, slot)) return 0;
  const from = squareOf(position, slot);

  const steps = freeSteps(position, from);
  let reach = WINDOW_OF_STEPS[steps] as number;
  if (speedOf(slot) === 1 || reach === 0) return reach;

  const stops = fighting && position.rules.marchStopsWhereIsolated;
  const open = stops ? linkedSteps(position, sideOfSlot(slot), slot, steps) : steps;
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    const d = 31 - Math.clz32(rest & -rest);
    const between = MIDDLE + (WINDOW_STEP[d] as number);
    const step = board.around[from * 8 + d] as number;
    for (let e = 0; e < 8; e++) {
      const end = board.around[step * 8 + e] as number;
      if (end !== NOWHERE && occupants[end] === NOBODY)
        reach |= 1 << (between + (WINDOW_STEP[e] as number));
    }
  }
  return reach;
}

/**
 * Returns where the dislodged unit of a slot (0 to 33, units.ts) could retreat: a mask with one bit for each
 * destination, as of `marchReach`, 0 if it cannot leave its square (rules.md 7.2). It may not retreat onto a standing
 * enemy arsenal, because taking one counts as an attack (7.3).
 */
export function retreatReach(position: Position, slot: number): number {
  const reach = marchReach(position, slot);
  if (reach === 0 || position.rules.dislodgedMayAttack) return reach;
  const side = sideOfSlot(slot);
  let barred = 0;
  for (let rest = reach; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const end = reachSquare(position, squareOf(position, slot), bit);
    if (enemyArsenalAt(position, side, end) >= 0) barred |= bit;
  }
  return reach & ~barred;
}

/**
 * Returns where the unit of a slot (0 to 33, units.ts) could march in this position (rules.md 5, 7), as a mask like
 * that of `marchReach`: where it can retreat if its retreat is due, otherwise where terrain and communication let it
 * march.
 */
export const reachNow = (position: Position, slot: number): number =>
  position.retreatDue === slot ? retreatReach(position, slot) : marchReach(position, slot);

/**
 * Returns the square that one bit of a result of `marchReach` stands for; `from` is the square of the unit, and `bit`
 * has only that bit set.
 */
export function reachSquare(field: Field, from: Square, bit: number): Square {
  const place = 31 - Math.clz32(bit);
  return from + (Math.floor(place / WINDOW) - 2) * field.board.width + (place % WINDOW) - 2;
}

/** Returns the squares of the bits of a result of `marchReach`, row by row from A1; `from` is the unit's. */
export function reachSquares(field: Field, from: Square, reach: number): Square[] {
  const squares: Square[] = [];
  for (let rest = reach; rest !== 0; rest &= rest - 1)
    squares.push(reachSquare(field, from, rest & -rest));
  return squares;
}

/** Returns whether the unit of a slot (0 to 33, units.ts) is of a kind that can take arsenals (rules.md 8.1). */
export const takesArsenals = (field: Field, slot: number): boolean =>
  field.rules.arsenalFallsTo === 'anyUnit' || fights(slot);

/**
 * Returns the standing arsenal of the enemy of `side` on a square, as an index of `board.arsenals` (rules.md 8.1); -1
 * if there is none.
 */
export function enemyArsenalAt(field: Field, side: Side, square: Square): number {
  const { arsenals } = field.board;
  for (let i = 0; i < arsenals.length; i++) {
    const arsenal = arsenals[i] as { square: Square; side: Side };
    if (arsenal.square === square && arsenal.side !== side && (field.standing & (1 << i)) !== 0)
      return i;
  }
  return -1;
}

/**
 * Returns whether a move of the unit of a slot (0 to 33, units.ts) to a square would take a second arsenal in one turn,
 * which is forbidden (rules.md 8.2).
 */
export const takesSecondArsenal = (position: Position, slot: number, to: Square): boolean =>
  position.taken !== NOWHERE &&
  takesArsenals(position, slot) &&
  enemyArsenalAt(position, position.side, to) >= 0;

/**
 * Returns whether the unit of a slot (0 to 33, units.ts) is due to retreat but may not retreat onto a square, because
 * an enemy arsenal stands there (rules.md 7.3).
 */
export const barsRetreat = (position: Position, slot: number, to: Square): boolean =>
  position.retreatDue === slot &&
  !position.rules.dislodgedMayAttack &&
  enemyArsenalAt(position, position.side, to) >= 0;

/**
 * Returns whether the turn lets the unit of a slot (0 to 33, units.ts), one of the side to move, march now: moves are
 * left, it has not moved, and no other unit must retreat or advance first (rules.md 5.1, 7.1).
 */
export const mayMoveNow = (position: Position, slot: number): boolean =>
  position.over === null &&
  position.advance === null &&
  (position.retreatDue === NOBODY || position.retreatDue === slot) &&
  movesMade(position) < MOVES_A_TURN &&
  !movedSlot(position, slot);

/**
 * Returns the squares that the unit on a square may move to now (rules.md 5, 7, 8.2), row by row from A1; empty if
 * there is no unit of the side to move, or if it may not move.
 */
export function destinations(position: Position, from: Square): Square[] {
  const slot = slotAt(position, from);
  if (slot === NOBODY || sideOfSlot(slot) !== position.side || !mayMoveNow(position, slot))
    return [];
  return reachSquares(position, from, reachNow(position, slot)).filter(
    (to) => !takesSecondArsenal(position, slot, to),
  );
}

/**
 * Returns the squares, row by row from A1, to which the unit on a square may be sent now: by a move, or by the advance
 * after a destruction (rules.md 6.8); empty if there are none.
 */
export function goalsOf(position: Position, from: Square): readonly Square[] {
  const { advance } = position;
  if (advance === null) return destinations(position, from);
  return advance.from.includes(from) ? [advance.to] : [];
}

/** Returns the squares of those units of the side to move that have a legal move (rules.md 5), row by row from A1. */
export function movers(position: Position): Square[] {
  const first = firstSlot(position.side);
  return Array.from({ length: ARMY_SIZE }, (_, place) => squareOf(position, first + place))
    .filter((square) => square !== NOWHERE && destinations(position, square).length > 0)
    .sort((a, b) => a - b);
}

/** Returns the number of steps between two squares in any of the eight directions (rules.md 5.2), without obstacles. */
export const stepsBetween = (field: Field, from: Square, to: Square): number =>
  Math.max(
    Math.abs(rowOf(field.board, from) - rowOf(field.board, to)),
    Math.abs(columnOf(field.board, from) - columnOf(field.board, to)),
  );

/**
 * A square that a two-step move could lead through (rules.md 5.2): it is `open`; a unit there would be isolated and
 * must stop (`isolates`, 5.3); it is `occupied`; or it is a `mountain`.
 */
export interface Between {
  readonly square: Square;
  readonly passage: 'open' | 'isolates' | 'occupied' | 'mountain';
}

/**
 * Returns the squares between `from` and `to` through which a two-step move could lead, each with whether the unit on
 * `from` can pass there (rules.md 5.2, 5.3).
 */
export function squaresBetween(position: Position, from: Square, to: Square): Between[] {
  const { board } = position;
  const slot = slotAt(position, from);
  const free = freeSteps(position, from);
  const stops = fights(slot) && position.rules.marchStopsWhereIsolated;
  const open = stops ? linkedSteps(position, sideOfSlot(slot), slot, free) : free;
  const steps = Array.from(DIRECTIONS, (_, d) => board.around[from * 8 + d]);
  const between: Between[] = [];
  // All neighbours of a square are in its own row and the two beside it.
  const last = Math.min(board.size - 1, from + board.width + 1);
  for (let square = Math.max(0, from - board.width - 1); square <= last; square++) {
    if (stepsBetween(position, from, square) !== 1 || stepsBetween(position, square, to) !== 1)
      continue;
    between.push({
      square,
      passage:
        board.terrain[square] === 'mountain'
          ? 'mountain'
          : slotAt(position, square) !== NOBODY
            ? 'occupied'
            : (open & (1 << steps.indexOf(square))) === 0
              ? 'isolates'
              : 'open',
    });
  }
  return between;
}

/**
 * Returns the squares of a legal move's path, both ends included, the straightest if there are several (rules.md 5.2).
 */
export function pathOf(position: Position, from: Square, to: Square): Square[] {
  if (stepsBetween(position, from, to) === 1) return [from, to];
  const open = squaresBetween(position, from, to).filter(({ passage }) => passage === 'open');
  const middle = (from + to) / 2;
  const best = open.reduce<Between | undefined>(
    (a, b) =>
      a !== undefined && Math.abs(a.square - middle) <= Math.abs(b.square - middle) ? a : b,
    undefined,
  );
  return best === undefined ? [from, to] : [from, best.square, to];
}
