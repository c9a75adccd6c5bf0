import { isLinked, slotAt, unitsOf, type PlacedUnit, type Position } from '../position';
import { other, type Side, type Square } from '../vocabulary';
import { enemyArsenalAt, takesArsenals } from '../march';
import { play } from '../turn';

/**
 * The decisive effect of a move: it wins the war (`winsWar`), loses it by isolation (`losesWar`, rules.md 9.3), or
 * takes an arsenal (`takesArsenal`), at once or only at the end of the turn.
 */
export interface Consequence {
  readonly is: 'winsWar' | 'losesWar' | 'takesArsenal';
  /** The square of the arsenal that the move takes; null if isolation decides the war (rules.md 9.3). */
  readonly arsenal: Square | null;
  /** Whether this happens only at the end of the turn, if nothing else changes (rules.md 8.2, 9.3). */
  readonly atEndOfTurn: boolean;
}

/**
 * Returns the decisive effect of a move of the side to move on the war or an arsenal (rules.md 8, 9), by the position
 * before it and its effects as `foresee` returns them; null if it decides neither the war nor an arsenal.
 */
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

/**
 * The units whose communication a change alters, grouped as one side sees them and in the order in which they are
 * announced: those that the enemy loses and the side gains, then those that the side loses and the enemy gains.
 */
export interface SidedChanges {
  readonly enemyLost: readonly PlacedUnit[];
  readonly gained: readonly PlacedUnit[];
  readonly lost: readonly PlacedUnit[];
  readonly enemyGained: readonly PlacedUnit[];
}

/**
 * Returns the units whose communication changes, grouped as the side `side` sees them: those that the enemy loses or
 * gains, and those that the side itself gains or loses (rules.md 4).
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

/** Whether a move to a square takes the enemy's arsenal there, at once or at the end of the turn (rules.md 8.2). */
const takesArsenalAt = (position: Position, after: Position, to: Square): boolean =>
  takesArsenals(after, slotAt(after, to)) && enemyArsenalAt(position, position.side, to) >= 0;

/**
 * The effect of a move on the unit moved: it stays in communication (`keeps`), becomes isolated (`isolates`), takes an
 * arsenal, or wins the war; the last two at once or at the end of the turn.
 */
export type MoveEffect = 'keeps' | 'isolates' | 'takesArsenal' | 'winsWar';

/** Returns the side that has won, or would if the turn ended now; null if none. */
function winnerAtEnd(position: Position): Side | null {
  if (position.over !== null) return position.over.winner;
  const ended = play(position, { type: 'endTurn' });
  return ended.ok ? (ended.position.over?.winner ?? null) : null;
}

/**
 * Returns the effect of moving the unit on `from` to `to` on that unit's communication (rules.md 4), an arsenal (8) or
 * the war (9); null if the move is illegal.
 */
export function moveEffect(position: Position, from: Square, to: Square): MoveEffect | null {
  const played = play(position, { type: 'move', from, to });
  if (!played.ok) return null;
  const after = played.position;
  const takes = takesArsenalAt(position, after, to);
  // A move decides the war by an arsenal, or by isolation where that loses it (rules.md 9.2, 9.3).
  if ((takes || position.rules.isolationLoses) && wins(position, after)) return 'winsWar';
  if (takes) return 'takesArsenal';
  return isLinked(after, slotAt(after, to)) ? 'keeps' : 'isolates';
}

/** Returns whether a position decides the war for the side to move in `before`, which did not. */
const wins = (before: Position, after: Position): boolean =>
  winnerAtEnd(after) === before.side && winnerAtEnd(before) !== before.side;

/**
 * The units of both sides that gain and lose communication from one position to another, on their squares in the
 * second, row by row from A1. Units that were destroyed in between are not included.
 */
export interface CommunicationChanges {
  readonly gained: readonly PlacedUnit[];
  readonly lost: readonly PlacedUnit[];
}

/**
 * Returns the units of both sides that gain and lose communication from one position to a later one of the same war, on
 * their squares in the second, row by row from A1 (rules.md 4). Units that were destroyed in between are not included.
 */
export function communicationChanges(before: Position, after: Position): CommunicationChanges {
  const changed = unitsOf(after).filter(({ square }) => {
    const slot = slotAt(after, square);
    return isLinked(after, slot) !== isLinked(before, slot);
  });
  const linked = ({ square }: PlacedUnit): boolean => isLinked(after, slotAt(after, square));
  return { gained: changed.filter(linked), lost: changed.filter((unit) => !linked(unit)) };
}

/** The effects of a move: the position after it, the units whose communication changes, the arsenal it takes. */
export interface Foresight extends CommunicationChanges {
  readonly after: Position;
  /** The arsenal that the move would take, at once or at the end of the turn (rules.md 8.2), or null. */
  readonly takes: Square | null;
}

/**
 * Returns the effects of moving the unit on `from` to `to`: the position after it, the units whose communication
 * changes, and the arsenal it takes (rules.md 4, 5, 8); null if the move is illegal.
 */
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
