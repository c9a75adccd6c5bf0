import type { PlacedUnit, Position } from '../position';
import { other, type Side, type Square } from '../vocabulary';
import { winnerAtEnd } from './fates';
import type { CommunicationChanges, Foresight } from './foresight';

/** What a move decides. */
export interface Consequence {
  readonly is: 'winsWar' | 'losesWar' | 'takesArsenal';
  /** The arsenal it takes; null where the war is decided by isolation (rules.md 9.3). */
  readonly arsenal: Square | null;
  /** Whether it comes only with the end of the turn, if all is then as the move leaves it (rules.md 8.2, 9.3). */
  readonly atEndOfTurn: boolean;
}

/** What a move of the side to move decides; null where it decides nothing that was not decided before it. */
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

/** Changes of communication by whom they serve, in the order in which they are told. */
export interface SidedChanges {
  readonly enemyLost: readonly PlacedUnit[];
  readonly gained: readonly PlacedUnit[];
  readonly lost: readonly PlacedUnit[];
  readonly enemyGained: readonly PlacedUnit[];
}

/** Changes of communication as they are for one side: what the enemy loses apart from what it loses itself. */
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
