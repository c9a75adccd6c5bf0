import { towards } from '../alignment';
import { unitsOf, type PlacedUnit, type Position } from '../position';
import { UNITS } from '../units';
import type { Side, Square } from '../vocabulary';

export interface Nearest {
  readonly unit: PlacedUnit;
  /** Steps to it on open ground, at least 1; a diagonal step counts as one. */
  readonly distance: number;
}

/** Returns the other side's fighting unit nearest to a square, the first in board order; null if none is left. */
export function nearestEnemy(position: Position, side: Side, square: Square): Nearest | null {
  let nearest: Nearest | null = null;
  for (const unit of unitsOf(position)) {
    if (unit.side === side || !UNITS[unit.kind].fighting) continue;
    const distance = towards(position.board, square, unit.square).length;
    if (nearest === null || distance < nearest.distance) nearest = { unit, distance };
  }
  return nearest;
}
