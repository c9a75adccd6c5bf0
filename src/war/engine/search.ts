import { NOWHERE } from './board';
import { NOBODY } from './communication';
import { advanceTo, endTurn, fireAt, marchTo } from './orders';
import {
  draftOf,
  lift,
  put,
  slotAt,
  squareOf,
  type Advance,
  type Draft,
  type Position,
} from './position';
import type { Square } from './vocabulary';

/** The number of values that one order saves: see `remember`. */
const STRIDE = 11;

/**
 * A position on which orders are made and unmade in place without allocating, to search for good turns. `position`
 * changes with every order; `positionNow` copies it. Legality is not checked: make legal orders only (march.ts,
 * combat.ts).
 */
export interface Search {
  /** The present position; it changes in place with every order. */
  readonly position: Position;
  /** The number of orders made and not unmade. */
  readonly depth: number;
}

interface Trail extends Search {
  readonly position: Draft;
  depth: number;
  readonly numbers: Int32Array;
  readonly advances: (Advance | null)[];
}

/** Returns a search from a position, with room for `most` orders on end; one more throws a `RangeError`. */
export function searchFrom(position: Position, most: number): Search {
  const trail: Trail = {
    position: draftOf(position),
    depth: 0,
    numbers: new Int32Array(most * STRIDE),
    advances: [],
  };
  return trail;
}

/** Returns a copy of a search's present position, which later orders do not change. */
export const positionNow = (search: Search): Position => draftOf(search.position);

/** @throws {RangeError} if the search is deeper than `most`. */
function remember(search: Search, slot: number): Draft {
  const trail = search as Trail;
  const { position: draft, numbers } = trail;
  const at = trail.depth * STRIDE;
  if (at === numbers.length) throw new RangeError(`a search ${trail.depth} orders deep at most`);
  numbers[at] = slot;
  numbers[at + 1] = slot === NOBODY ? NOWHERE : squareOf(draft, slot);
  numbers[at + 2] = draft.side === 'N' ? 0 : 1;
  numbers[at + 3] = draft.turn;
  numbers[at + 4] = draft.standing;
  numbers[at + 5] = draft.moved;
  numbers[at + 6] = draft.retreatDue;
  numbers[at + 7] = draft.retreated;
  numbers[at + 8] = draft.taken;
  numbers[at + 9] = draft.linkedNorth;
  numbers[at + 10] = draft.linkedSouth;
  trail.advances[trail.depth] = draft.advance;
  trail.depth += 1;
  return draft;
}

/**
 * Moves the unit of a slot (0 to 33, units.ts) to a square on the position of a search (rules.md 5); the move must be
 * legal. `takeBack` unmakes it. Throws a `RangeError` if the search has no room for another order (`searchFrom`).
 */
export const tryMove = (search: Search, slot: number, to: Square): void =>
  marchTo(remember(search, slot), slot, to);

/**
 * Makes the attack on the unit on a square on the position of a search (rules.md 6); it must be legal. `takeBack`
 * unmakes it. Throws a `RangeError` if the search has no room for another order (`searchFrom`).
 */
export const tryAttack = (search: Search, target: Square): void =>
  fireAt(remember(search, slotAt(search.position, target)), target);

/**
 * Makes the unit of a slot (0 to 33, units.ts) advance to the emptied square on the position of a search (rules.md
 * 6.8), which must be due; `takeBack` unmakes it. Throws a `RangeError` if the search has no room for another order
 * (`searchFrom`).
 */
export const tryAdvance = (search: Search, slot: number, to: Square): void =>
  advanceTo(remember(search, slot), slot, to);

/**
 * Ends the turn without an attack on the position of a search (rules.md 5.1); `takeBack` unmakes that. Throws a
 * `RangeError` if the search has no room for another order (`searchFrom`).
 */
export const tryEndTurn = (search: Search): void => endTurn(remember(search, NOBODY));

/** Unmakes the last order of a search; does nothing if there is none. */
export function takeBack(search: Search): void {
  const trail = search as Trail;
  if (trail.depth === 0) return;
  trail.depth -= 1;
  const { position: draft, numbers } = trail;
  const at = trail.depth * STRIDE;
  const slot = numbers[at] as number;
  if (slot !== NOBODY) {
    if (squareOf(draft, slot) !== NOWHERE) lift(draft, slot);
    put(draft, slot, numbers[at + 1] as number);
  }
  draft.side = numbers[at + 2] === 0 ? 'N' : 'S';
  draft.turn = numbers[at + 3] as number;
  draft.standing = numbers[at + 4] as number;
  draft.moved = numbers[at + 5] as number;
  draft.retreatDue = numbers[at + 6] as number;
  draft.retreated = numbers[at + 7] as number;
  draft.taken = numbers[at + 8] as number;
  draft.linkedNorth = numbers[at + 9] as number;
  draft.linkedSouth = numbers[at + 10] as number;
  draft.advance = trail.advances[trail.depth] ?? null;
  // No order is made after the end of a game, so it was not over before.
  draft.over = null;
}
