import type { PlacedUnit, Position } from '../position';
import { other, type Side, type Square } from '../vocabulary';
import { winnerAtEnd } from './fates';
import type { CommunicationChanges, Foresight } from './foresight';

/** What a move decides: the war, or an arsenal. */
export interface Consequence {
  readonly is: 'winsWar' | 'losesWar' | 'takesArsenal';
  /** The arsenal that it takes; null if isolation decides the war (rules.md 9.3). */
  readonly arsenal: Square | null;
  /** Whether this happens only at the end of the turn, if nothing else changes (rules.md 8.2, 9.3). */
  readonly atEndOfTurn: boolean;
}

/** Returns what a move of the side to move decides; null if it decides nothing new. */
export function consequenceOf(
  before: Position,
  { after, takes }: Pick<Foresight, 'after' | 'takes'>,
): Consequence | null {
  const { side } = before;
  const winner = winnerAtEnd(after);
  if (winner !== null && winner !== winnerAtEnd(before)) {
    const is = winner === side ? 'winsWar' : 'losesWar';
    return { is, arsenal: takes, atEndOfTurn: after.over === null };
  }
  if (takes === null) return null;
  return { is: 'takesArsenal', arsenal: takes, atEndOfTurn: after.taken < 0 };
}

/** Changes of communication by side, in the order in which they are announced. */
export interface SidedChanges {
  readonly enemyLost: readonly PlacedUnit[];
  readonly gained: readonly PlacedUnit[];
  readonly lost: readonly PlacedUnit[];
  readonly enemyGained: readonly PlacedUnit[];
}

/**
 * Returns changes of communication from one side's view: units that the enemy loses, and units that the side gains
 * and loses.
 */
export function changesFor(side: Side, { gained, lost }: CommunicationChanges): SidedChanges {
  const of = (units: readonly PlacedUnit[], whose: Side): readonly PlacedUnit[] =>
    units.filter((unit) => unit.side === whose);
  return {
    enemyLost: of(lost, other(side)),
    gained: of(gained, side),
    lost: of(lost, side),
    enemyGained: of(gained, other(side)),
  };
}
