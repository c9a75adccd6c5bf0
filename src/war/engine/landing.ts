import { bearingDirection, bearingDistance, NOWHERE } from './board';
import { REACH } from './combat';
import { linkedSteps, NOBODY, type Field } from './communication';
import {
  barsRetreat,
  mayMoveNow,
  reachNow,
  reachSquare,
  stepsBetween,
  takesSecondArsenal,
} from './march';
import { isLinked, sideOfSlot, slotAt, squareOf, type Position } from './position';
import { ARMY_SIZE, BY_SLOT } from './units';
import type { Square } from './vocabulary';

// Bots ask for single moves and attacks here; the other functions list all of them.

/**
 * Returns whether the unit of a slot (0 to 33, units.ts) may move to a square now (rules.md 5, 7, 8.2), exactly as
 * `destinations` lists. `to` is any square of the board.
 */
export function mayMoveTo(position: Position, slot: number, to: Square): boolean {
  const { board, occupants } = position;
  const from = squareOf(position, slot);
  if (from === NOWHERE || sideOfSlot(slot) !== position.side || !mayMoveNow(position, slot))
    return false;
  if (occupants[to] !== NOBODY || board.terrain[to] === 'mountain') return false;
  const steps = stepsBetween(position, from, to);
  if (steps > (BY_SLOT.speed[slot] as number)) return false;
  if (BY_SLOT.fighting[slot] === 1 && !isLinked(position, slot)) return false;
  if (takesSecondArsenal(position, slot, to) || barsRetreat(position, slot, to)) return false;
  return steps === 1 || passes(position, slot, from, to);
}

/** Returns whether some free square between two that are two steps apart lets the unit pass (5.3). */
function passes(position: Position, slot: number, from: Square, to: Square): boolean {
  const { board, occupants, rules } = position;
  let between = 0;
  for (let d = 0; d < 8; d++) {
    const step = board.around[from * 8 + d] as number;
    if (step !== NOWHERE && occupants[step] === NOBODY && stepsBetween(position, step, to) === 1)
      between |= 1 << d;
  }
  if (between === 0 || BY_SLOT.fighting[slot] === 0 || !rules.marchStopsWhereIsolated)
    return between !== 0;
  return linkedSteps(position, position.side, slot, between) !== 0;
}

/**
 * Returns whether the unit of a slot (0 to 33, units.ts) could count in an attack on the unit on `target` if it stood
 * on `from` in communication: in line and in range, for cavalry as far as a charge reaches (rules.md 6.2, 6.6).
 * Whether the charge really happens depends on the units before it.
 */
export function firesFrom(field: Field, slot: number, from: Square, target: Square): boolean {
  const { board, rules } = field;
  const bearing = board.bearing[target * board.size + from] as number;
  if (bearing === 0) return false;
  const distance = bearingDistance(bearing);
  const charging = BY_SLOT.charging[slot] !== 0 && board.cover[target] === 0;
  if (distance > (charging ? REACH : (BY_SLOT.range[slot] as number))) return false;
  if (!rules.enemyUnitsBlockFire) return true;
  const step = board.stride[bearingDirection(bearing)] as number;
  const north = slot < ARMY_SIZE;
  for (let square = target + step; square !== from; square += step) {
    const unit = slotAt(field, square);
    if (unit !== NOBODY && unit < ARMY_SIZE !== north) return false;
  }
  return true;
}

/**
 * Returns the squares, row by row from A1, to which the unit of a slot (0 to 33, units.ts) may move now and from which
 * it could then fire at the unit on `target` (`firesFrom`; rules.md 5, 6.2).
 */
export function landingSquares(position: Position, slot: number, target: Square): Square[] {
  const squares: Square[] = [];
  const from = squareOf(position, slot);
  if (from === NOWHERE || sideOfSlot(slot) !== position.side || !mayMoveNow(position, slot))
    return squares;
  for (let rest = reachNow(position, slot); rest !== 0; rest &= rest - 1) {
    const to = reachSquare(position, from, rest & -rest);
    if (firesFrom(position, slot, to, target) && !takesSecondArsenal(position, slot, to))
      squares.push(to);
  }
  return squares;
}
