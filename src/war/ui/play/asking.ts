import { useMemo } from 'react';
import { unitAt, type Position } from '../../engine/position';
import type { Square } from '../../engine/vocabulary';
import { type Refusal, chosenUnit, shownFirst } from '../../game/choice';
import { useTableState } from '../base/useGame';

/** What is asked of a position: what is chosen in it, shown before it is confirmed, refused, and pointed at or in focus. */
export interface Asking {
  readonly position: Position;
  readonly chosen: Square | null;
  readonly preview: Square | null;
  readonly refusal: Refusal | null;
  readonly pointed: Square | null;
}

export function useAsking(position: Position, pointed: Square | null): Asking {
  const chosen = useTableState(({ choice }) => chosenUnit(choice));
  const preview = useTableState(({ choice }) => shownFirst(choice));
  const refusal = useTableState((state) => state.refusal);
  return useMemo(
    () => ({ position, chosen, preview, refusal, pointed }),
    [position, chosen, preview, refusal, pointed],
  );
}

/**
 * The unit that is asked about: the one chosen, else the one pointed at or in focus, else (where nothing
 * points, as under a finger) the one whose order was refused.
 */
export function askedSquare({ position, chosen, pointed, refusal }: Asking): Square | null {
  if (chosen !== null) return chosen;
  for (const square of [pointed, refusal?.at ?? null])
    if (square !== null && unitAt(position, square) !== null) return square;
  return null;
}
