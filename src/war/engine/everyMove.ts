import { NOWHERE } from './board';
import { NOBODY } from './communication';
import { mayMoveNow, reachNow, reachSquare, takesSecondArsenal } from './march';
import { squareOf, type Position } from './position';
import { ARMY_SIZE, firstSlot } from './units';
import type { Square } from './vocabulary';

/**
 * Calls `take` with every legal move of the side to move (rules.md 5): the slot of the unit (units.ts) and its
 * destination; ordered by slot, then by square row by row. Allocates nothing.
 */
export function forEveryMove(position: Position, take: (slot: number, to: Square) => void): void {
  const first = firstSlot(position.side);
  for (let slot = first; slot < first + ARMY_SIZE; slot++) {
    const from = squareOf(position, slot);
    if (from === NOWHERE || !mayMoveNow(position, slot)) continue;
    for (let rest = reachNow(position, slot); rest !== 0; rest &= rest - 1) {
      const to = reachSquare(position, from, rest & -rest);
      if (!takesSecondArsenal(position, slot, to)) take(slot, to);
    }
  }
}

/**
 * Returns whether the turn lets the side to move attack now, whether or not it has a target: the war is not over, no
 * retreat or advance is due, and no arsenal was taken in this turn (rules.md 7.1, 6.8, 8.2).
 */
export const mayAttackNow = (position: Position): boolean =>
  position.over === null &&
  position.advance === null &&
  position.retreatDue === NOBODY &&
  position.taken === NOWHERE;
