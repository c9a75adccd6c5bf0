import { isLinked, slotAt, unitsOf, type PlacedUnit, type Position } from '../position';
import { play } from '../turn';
import type { Square } from '../vocabulary';
import { takesArsenalAt } from './fates';

/** Units of both sides whose communication differs between two positions, on their squares of the second. */
export interface CommunicationChanges {
  readonly gained: readonly PlacedUnit[];
  readonly lost: readonly PlacedUnit[];
}

/** Returns the units that gain and lose communication between two positions, on their squares of the second. */
export function communicationChanges(before: Position, after: Position): CommunicationChanges {
  const changed = unitsOf(after).filter(({ square }) => {
    const slot = slotAt(after, square);
    return isLinked(after, slot) !== isLinked(before, slot);
  });
  const linked = ({ square }: PlacedUnit): boolean => isLinked(after, slotAt(after, square));
  return { gained: changed.filter(linked), lost: changed.filter((unit) => !linked(unit)) };
}

/** The effects of a move, before it is made. */
export interface Foresight extends CommunicationChanges {
  readonly after: Position;
  /** The arsenal that the move would take, at once or at the end of the turn (rules.md 8.2), or null. */
  readonly takes: Square | null;
}

/** Returns the position after a move and its changes; null if the move is illegal. */
export function foresee(position: Position, from: Square, to: Square): Foresight | null {
  const played = play(position, { type: 'move', from, to });
  if (!played.ok) return null;
  const after = played.position;
  return {
    after,
    ...communicationChanges(position, after),
    takes: takesArsenalAt(position, after, to) ? to : null,
  };
}
