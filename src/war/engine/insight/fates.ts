import { enemyArsenalAt, takesArsenals } from '../march';
import { isLinked, slotAt, type Position } from '../position';
import { play } from '../turn';
import type { Side, Square } from '../vocabulary';

/** Whether a move to a square takes the enemy's arsenal there, at once or at the end of the turn (rules.md 8.2). */
export const takesArsenalAt = (position: Position, after: Position, to: Square): boolean =>
  takesArsenals(after, slotAt(after, to)) && enemyArsenalAt(position, position.side, to) >= 0;

/**
 * What a move means for its unit: it stays in communication, becomes isolated, takes an arsenal, or wins the war,
 * at once or at the end of the turn.
 */
export type Fate = 'keeps' | 'isolates' | 'takesArsenal' | 'winsWar';

/** Returns the side that has won, or would if the turn ended now; null if none. */
export function winnerAtEnd(position: Position): Side | null {
  if (position.over !== null) return position.over.winner;
  const ended = play(position, { type: 'endTurn' });
  return ended.ok ? (ended.position.over?.winner ?? null) : null;
}

/** Returns what a move means for the unit itself; null if the move is illegal. */
export function fateOf(position: Position, from: Square, to: Square): Fate | null {
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
