import { positionHash } from '../engine/positionHash';
import { MOVES_A_TURN, type Position } from '../engine/position';
import {
  positionNow,
  searchFrom,
  takeBack,
  tryAttack,
  tryEndTurn,
  tryMove,
  type Search,
} from '../engine/search';
import { NOBODY } from '../engine/communication';
import type { Square } from '../engine/vocabulary';
import { beatenNow, everyMove, type Effort, type SlotMove } from './everyOrder';

/** A turn: its moves, and the attack after them, or null. */
export interface Turn {
  readonly moves: readonly SlotMove[];
  readonly attack: Square | null;
}

interface Walk {
  readonly search: Search;
  readonly effort: Effort;
  readonly seen: Set<number>;
  readonly made: SlotMove[];
  readonly visit: (turn: Turn, after: Position) => boolean;
  stopped: boolean;
}

/**
 * Visits every turn of the side to move with at most so many orders, moves and a successful attack, one for each
 * set of moves. `visit` gets the turn and the position after it, and stops the walk by returning true. An attack
 * that the target resists changes nothing, so its turn is the one without. Returns whether it was stopped;
 * otherwise, if effort remains, all turns were visited. Rules under which a victor must advance are not supported.
 */
export function everyTurn(
  position: Position,
  orders: number,
  effort: Effort,
  visit: Walk['visit'],
): boolean {
  const walk: Walk = {
    search: searchFrom(position, MOVES_A_TURN + 2),
    effort,
    seen: new Set(),
    made: [],
    visit,
    stopped: false,
  };
  step(walk, orders);
  return walk.stopped;
}

function end(walk: Walk, attack: Square | null): void {
  const { search, effort } = walk;
  effort.left -= 1;
  // A move may have ended the game; then the turn has no end.
  const goesOn = search.position.over === null;
  if (attack !== null) tryAttack(search, attack);
  else if (goesOn) tryEndTurn(search);
  walk.stopped = walk.visit({ moves: [...walk.made], attack }, positionNow(search));
  if (goesOn) takeBack(search);
}

const isDone = ({ stopped, effort }: Walk): boolean => stopped || effort.left < 0;

function step(walk: Walk, left: number): void {
  const { search, seen, effort } = walk;
  const { position } = search;
  const hash = positionHash(position);
  if (isDone(walk) || seen.has(hash)) return;
  seen.add(hash);
  if (position.retreatDue === NOBODY) end(walk, null);
  if (position.over !== null || left === 0) return;
  for (const target of beatenNow(position)) {
    if (isDone(walk)) return;
    end(walk, target);
  }
  for (const move of everyMove(position)) {
    effort.left -= 1;
    if (isDone(walk)) return;
    tryMove(search, move.slot, move.to);
    walk.made.push(move);
    step(walk, left - 1);
    walk.made.pop();
    takeBack(search);
  }
}
