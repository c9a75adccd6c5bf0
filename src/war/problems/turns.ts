import { positionHash } from '../engine/positionHash';
import { MOVES_A_TURN, squareOf, type Position } from '../engine/position';
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
import { other, type Square, type Action } from '../engine/vocabulary';
import { NOWHERE } from '../engine/board';
import { outcomeOf } from '../engine/combat';
import { forEveryMove, mayAttackNow } from '../engine/everyMove';
import { ARMY_SIZE, firstSlot } from '../engine/units';
import { play } from '../engine/turn';

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
 * Visits every turn of the side to move with at most `orders` orders, moves and a successful attack, one for each
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

/** How many orders a search may still try. When none is left it ends, and has proved nothing. */
export interface Effort {
  left: number;
}

/** Returns whether a search with this effort was completed. */
export const wentToEnd = ({ left }: Effort): boolean => left >= 0;

/** A move of the unit of a slot (units.ts). */
export interface SlotMove {
  readonly slot: number;
  readonly to: Square;
}

/** Returns every legal move of the side to move, in order of slots, then of squares. */
export function everyMove(position: Position): SlotMove[] {
  const moves: SlotMove[] = [];
  forEveryMove(position, (slot, to) => void moves.push({ slot, to }));
  return moves;
}

/** Returns the squares of the enemy's units that an attack could dislodge or destroy now. */
export function beatenNow(position: Position): Square[] {
  if (!mayAttackNow(position)) return [];
  return enemiesOf(position).filter((square) => outcomeOf(position, square) !== 'resists');
}

/** Returns the squares of the units of the side not to move, by slot. */
export function enemiesOf(position: Position): Square[] {
  const squares: Square[] = [];
  const first = firstSlot(other(position.side));
  for (let slot = first; slot < first + ARMY_SIZE; slot++) {
    const square = squareOf(position, slot);
    if (square !== NOWHERE) squares.push(square);
  }
  return squares;
}

/** Returns moves of slots as actions; they are played one after the other from a position. */
export function actionsOf(position: Position, moves: readonly SlotMove[]): Action[] {
  let now = position;
  return moves.map(({ slot, to }) => {
    const action: Action = { type: 'move', from: squareOf(now, slot), to };
    const played = play(now, action);
    if (played.ok) now = played.position;
    return action;
  });
}
