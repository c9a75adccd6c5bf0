import { MOVES_A_TURN, type Position } from '../engine/position';
import { ARMY_SIZE, firstSlot } from '../engine/units';
import { other } from '../engine/vocabulary';
import { shortestStrikes } from './strikes';
import { capturesWithin } from './captures';
import { enemiesOf, everyTurn, type Effort, type Turn } from './turns';

/**
 * Returns whether the side to move can win in this turn, by taking the enemy's last arsenal or destroying its last
 * fighting unit (rules.md 9.1, 9.2). Exhaustive if the effort lasts (`wentToEnd`); for rules under which arsenals
 * fall on entry and isolation does not lose.
 */
export function winsNow(position: Position, effort: Effort): boolean {
  const enemy = other(position.side);
  const standing = position.board.arsenals.filter(
    ({ side }, i) => side === enemy && (position.standing & (1 << i)) !== 0,
  );
  if (standing.length === 1)
    for (const moves of [1, MOVES_A_TURN])
      if (capturesWithin(position, moves, effort, true).length > 0) return true;
  const first = firstSlot(enemy);
  const fighters = enemiesOf(position).filter((square) => {
    const place = (position.occupants[square] as number) - first;
    return place >= 0 && place < ARMY_SIZE - 2;
  });
  return (
    fighters.length === 1 && shortestStrikes(position, MOVES_A_TURN, effort, fighters) !== null
  );
}

/**
 * Returns a turn of the side to move after which the other side, which has just moved, cannot win in its next turn;
 * null if there is none, or if `effort`, which is counted down in place, ends before one is proved (`wentToEnd`). For
 * rules under which arsenals fall on entry and isolation does not lose (`winsNow`).
 */
export function refutingReply(position: Position, effort: Effort): Turn | null {
  if (position.over !== null) return null;
  let refuting: Turn | null = null;
  everyTurn(position, MOVES_A_TURN + 1, effort, (turn, after) => {
    const wins = after.over === null ? winsNow(after, effort) : after.over.winner !== position.side;
    // A search that was broken off has proved nothing.
    if (!wins && effort.left >= 0) refuting = turn;
    return refuting !== null || effort.left < 0;
  });
  return refuting;
}
