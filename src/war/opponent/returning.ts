import { NOBODY } from '../engine/communication';
import { slotAt, squareOf, type Position } from '../engine/position';
import { ARMY_SIZE, firstSlot } from '../engine/units';
import type { Square } from '../engine/vocabulary';

/** A unit, by its slot (units.ts), and the square on which it stood at the beginning of its side's previous turn. */
export interface LeftSquare {
  readonly slot: number;
  readonly square: Square;
}

/**
 * The square on which a unit stood when its side's previous turn began (`from`), and the one on which it stands now
 * (`at`).
 */
export interface LeftBehind {
  readonly at: Square;
  readonly from: Square;
}

/**
 * Returns the units of the side to move in `now` that have moved since `before`, the beginning of that side's previous
 * turn: where each stands now, and where it stood. Units destroyed since are not among them.
 */
export function movedSince(before: Position, now: Position): LeftBehind[] {
  const first = firstSlot(now.side);
  const moved: LeftBehind[] = [];
  for (let slot = first; slot < first + ARMY_SIZE; slot++) {
    const [from, at] = [squareOf(before, slot), squareOf(now, slot)];
    if (from >= 0 && at >= 0 && from !== at) moved.push({ at, from });
  }
  return moved;
}

/**
 * Returns the slots of units that have moved (`movedSince`), with the squares that they left; units that are no longer
 * in the position are left out.
 */
export const slotsOf = (position: Position, moved: readonly LeftBehind[]): LeftSquare[] =>
  moved.flatMap(({ at, from }) => {
    const slot = slotAt(position, at);
    return slot === NOBODY ? [] : [{ slot, square: from }];
  });

const hasReturned = (position: Position, { slot, square }: LeftSquare): boolean =>
  squareOf(position, slot) === square;

/** Returns those of the units in `left` that stand in a position on the square that they had left. */
export const returnedOf = (position: Position, left: readonly LeftSquare[]): LeftSquare[] =>
  left.filter((each) => hasReturned(position, each));

/**
 * The price of a unit that goes back to a square that it left, in tenths of an infantry: a turn in which it does is
 * chosen only if all others are worth less by an infantry.
 */
const GOING_BACK = 10;

/**
 * Returns the price of those units in `left` that stand in a position on the square that they had left, in tenths of an
 * infantry. Called for every order tried, so it allocates nothing.
 */
export function priceOfReturns(position: Position, left: readonly LeftSquare[]): number {
  let price = 0;
  for (const each of left) if (hasReturned(position, each)) price += GOING_BACK;
  return price;
}
