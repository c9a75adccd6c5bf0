import type { Position } from './position';
import { ARMY, ARMY_SIZE, SLOTS } from './units';
import { UNIT_KINDS } from './vocabulary';

/** At least the squares of the largest board; a power of two. */
const MOST_SQUARES = 1024;
/** Sides by kinds, by whether the unit has moved. */
const ROWS = 2 * UNIT_KINDS.length * 2;

/** The first row of each slot: the hash does not distinguish units of one kind and side. */
const ROW_OF_SLOT = Int32Array.from(
  { length: SLOTS },
  (_, slot) =>
    (UNIT_KINDS.indexOf(ARMY[slot % ARMY_SIZE] as (typeof UNIT_KINDS)[number]) * 2 +
      (slot < ARMY_SIZE ? 0 : 1)) *
    2,
);

/** Mixes the bits of a 32-bit number: the finalizer of MurmurHash3. */
function mixed(number: number): number {
  let n = number | 0;
  n = Math.imul(n ^ (n >>> 16), 0x85ebca6b);
  n = Math.imul(n ^ (n >>> 13), 0xc2b2ae35);
  return n ^ (n >>> 16);
}

const tableOf = (salt: number): Int32Array =>
  Int32Array.from({ length: ROWS * MOST_SQUARES }, (_, i) => mixed(i + 1 + salt));
const HIGH = tableOf(0x1234_0000);
const LOW = tableOf(0x5678_0000);

/**
 * Returns a hash of a position, a whole number from 0 to 2^53 - 1. It covers the kind and side of the unit on each
 * square and whether it has moved in this turn, the side to move, the arsenals, a retreat or advance due or a retreat
 * made, and the result of a game that is over. It does not distinguish units of one kind, the order of moves within a
 * turn, or the number of the turn. Two positions that differ collide with a probability of 2^-53. Compare only
 * positions on one board under one rule set.
 */
export function positionHash(position: Position): number {
  const { squares, side, moved } = position;
  const mover = side === 'N' ? 0 : ARMY_SIZE;
  let high = 0;
  let low = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const square = squares[slot] as number;
    if (square < 0) continue;
    const place = slot - mover;
    const hasMoved = place >= 0 && place < ARMY_SIZE ? (moved >> place) & 1 : 0;
    const at = ((ROW_OF_SLOT[slot] as number) + hasMoved) * MOST_SQUARES + square;
    high ^= HIGH[at] as number;
    low ^= LOW[at] as number;
  }
  const state = stateOf(position);
  high ^= mixed(state);
  low ^= mixed(state ^ 0x3c6e_f372);
  return (high >>> 0) * 2 ** 21 + (low >>> 11);
}

/** Returns the state that is not on the board, mixed into one number; all its parts are small. */
function stateOf({
  squares,
  side,
  standing,
  retreatDue,
  retreated,
  taken,
  advance,
  over,
}: Position) {
  const at = (slot: number): number => (slot < 0 ? -1 : (squares[slot] as number));
  let state = side === 'N' ? 1 : 2;
  const parts = [standing, at(retreatDue), at(retreated), taken, advance?.to ?? -1];
  for (const part of parts) state = mixed(Math.imul(state, 31) + part);
  return over === null
    ? state
    : mixed(state + (over.winner === 'N' ? 1 : over.winner === 'S' ? 2 : 3));
}
