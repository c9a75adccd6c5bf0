import type { Board } from './board';
import { NOBODY } from './communication';
import { retreatReach } from './march';
import { destroy } from './orders';
import { draftOf, positionOf, type Position, type Setup } from './position';
import type { Rules } from './rules';

/**
 * Returns the position in which a game begins or continues from a setup. A dislodged unit that cannot move is
 * destroyed at once (rules.md 7.4), which may end the war (9.1).
 *
 * @throws {RangeError} if the setup has more units of a kind than an army, or two on a square.
 */
export function startPosition(board: Board, rules: Rules, setup: Setup): Position {
  const position = positionOf(board, rules, setup);
  const { retreatDue } = position;
  if (retreatDue === NOBODY || retreatReach(position, retreatDue) !== 0) return position;
  const draft = draftOf(position);
  draft.retreatDue = NOBODY;
  destroy(draft, retreatDue);
  return draft;
}
