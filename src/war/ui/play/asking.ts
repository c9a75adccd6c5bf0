import { useMemo, type RefObject } from 'react';
import type { Assault } from '../../engine/combat';
import { unitAt, type Position } from '../../engine/position';
import type { Square } from '../../engine/vocabulary';
import { type Refusal, chosenUnit, shownFirst } from '../../game/choice';
import { useTableState } from '../base/useGame';

/**
 * What the player is asking about in a position: the `chosen` unit, the destination shown by a first touch (`preview`),
 * the last refused order (`refusal`), and the square pointed at or focused (`pointed`); each is null if there is none.
 */
export interface Asking {
  readonly position: Position;
  readonly chosen: Square | null;
  readonly preview: Square | null;
  readonly refusal: Refusal | null;
  readonly pointed: Square | null;
}

/**
 * What a panel beside a board shows of what the player asks: details of it (`asking`), the attack whose sums are shown
 * (`assault`; null for none), and the ref to the button that orders that attack.
 */
export interface AskingProps {
  readonly asking: Asking;
  readonly assault: Assault | null;
  readonly attackButton: RefObject<HTMLButtonElement | null>;
}

/**
 * Hook: returns what the player is asking about in a position: what is chosen, previewed and refused on the board in
 * use (`useTable`), and `pointed`, the square pointed at or focused (null for none). The component renders again when
 * that changes.
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
 * Returns the square of the unit about which the player asks: the chosen one, or else the one pointed at or focused, or
 * else the one whose order was refused; null if there is no such unit.
 */
export function askedSquare({ position, chosen, pointed, refusal }: Asking): Square | null {
  if (chosen !== null) return chosen;
  for (const square of [pointed, refusal?.at ?? null])
    if (square !== null && unitAt(position, square) !== null) return square;
  return null;
}
