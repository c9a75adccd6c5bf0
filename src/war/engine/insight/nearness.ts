import type { Board } from '../board';
import { unitsOf, type PlacedUnit, type Position } from '../position';
import { UNITS } from '../units';
import type { Side, Square } from '../vocabulary';

/** Squares from one square to another as a unit marches on open ground: a diagonal step is one. */
export function stepsApart({ width }: Board, a: Square, b: Square): number {
  const rows = Math.abs(Math.floor(a / width) - Math.floor(b / width));
  return Math.max(rows, Math.abs((a % width) - (b % width)));
}

export interface Nearest {
  readonly unit: PlacedUnit;
  /** Squares to it, from 1. */
  readonly distance: number;
}

/** The fighting unit of the other side that stands nearest to a square, the first in board order; null where none is left. */
export function nearestEnemy(position: Position, side: Side, square: Square): Nearest | null {
  let nearest: Nearest | null = null;
  for (const unit of unitsOf(position)) {
    if (unit.side === side || !UNITS[unit.kind].fighting) continue;
    const distance = stepsApart(position.board, square, unit.square);
    if (nearest === null || distance < nearest.distance) nearest = { unit, distance };
  }
  return nearest;
}
