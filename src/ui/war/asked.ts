import { unitAt, type Position } from '../../engine/position';
import type { Square } from '../../engine/vocabulary';
import type { Refusal } from '../../store/state';

/**
 * The unit that is asked about: the one chosen, else the one pointed at or in focus, else (where nothing
 * points, as under a finger) the one whose order was refused.
 */
export function askedSquare(
  position: Position,
  chosen: Square | null,
  pointed: Square | null,
  refusal: Refusal | null,
): Square | null {
  if (chosen !== null) return chosen;
  for (const square of [pointed, refusal?.at ?? null])
    if (square !== null && unitAt(position, square) !== null) return square;
  return null;
}
