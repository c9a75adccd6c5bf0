import { useMemo } from 'react';
import { unitAt, type Position } from '../../engine/position';
import type { Square } from '../../engine/vocabulary';
import { type Refusal, chosenUnit, shownFirst } from '../../game/choice';
import { useTableState } from '../base/useGame';

/** What the player is asking about a position: what is chosen, previewed, refused, and pointed at or focused. */
export interface Asking {
  readonly position: Position;
  readonly chosen: Square | null;
  readonly preview: Square | null;
  readonly refusal: Refusal | null;
  readonly pointed: Square | null;
}

/**
 * Hook: returns what the user asks about a position; `pointed` is the square that is pointed at or focused, or null.
 */
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
 * Returns the square of the unit that the player asks about: the chosen one, or the pointed or focused one, or,
 * without a pointer, the one whose order was refused; null if none.
 */
export function askedSquare({ position, chosen, pointed, refusal }: Asking): Square | null {
  if (chosen !== null) return chosen;
  for (const square of [pointed, refusal?.at ?? null])
    if (square !== null && unitAt(position, square) !== null) return square;
  return null;
}
