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

/** A turn: its moves in order, and the square of the unit attacked after them, null for none. */
export interface Turn {
  readonly moves: readonly SlotMove[];
  readonly attack: Square | null;
}

/**
 * The state of an exhaustive search through turns: the position on which orders are tried, the effort left, the
 * positions seen, and the moves made at present.
 */
export interface TurnSearch {
  readonly search: Search;
  readonly effort: Effort;
  readonly seen: Set<number>;
  readonly made: SlotMove[];
}

interface Walk extends TurnSearch {
  readonly visit: (turn: Turn, after: Position) => boolean;
  stopped: boolean;
}

/**
 * Visits every turn of the side to move with at most `orders` orders (moves and a successful attack), one for each
 * set of moves; an attack that the target resists changes nothing and is left out. `visit` gets the turn and the
 * position after it, and ends the walk by returning true. Returns whether it was ended so; if not, and if effort
 * remains, all turns were visited. Rules under which a victor must advance are not supported.
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

/** How many orders an exhaustive search may still try, counted down in place. Below 0 it has proved nothing. */
export interface Effort {
  left: number;
}

/** Returns whether a search with this effort was completed, so that its result is proved. */
export const wentToEnd = ({ left }: Effort): boolean => left >= 0;

/** A move of the unit of a slot (0 to 33, units.ts) to a square. */
export interface SlotMove {
  readonly slot: number;
  readonly to: Square;
}

/** Returns every legal move of the side to move, by the unit's slot (0 to 33), then row by row. */
export function everyMove(position: Position): SlotMove[] {
  const moves: SlotMove[] = [];
  forEveryMove(position, (slot, to) => void moves.push({ slot, to }));
  return moves;
}

/**
 * Returns the squares of the enemy units that the side to move could dislodge or destroy by an attack now (rules.md
 * 6.7), in the order of their slots (0 to 33, units.ts); empty if the turn allows no attack.
 */
export function beatenNow(position: Position): Square[] {
  if (!mayAttackNow(position)) return [];
  return enemiesOf(position).filter((square) => outcomeOf(position, square) !== 'resists');
}

/** Returns the squares of the units of the side not to move, in the order of their slots (0 to 33, units.ts). */
export function enemiesOf(position: Position): Square[] {
  const squares: Square[] = [];
  const first = firstSlot(other(position.side));
  for (let slot = first; slot < first + ARMY_SIZE; slot++) {
    const square = squareOf(position, slot);
    if (square !== NOWHERE) squares.push(square);
  }
  return squares;
}

/** Returns moves, to be made one after another from a position, as actions. */
export function actionsOf(position: Position, moves: readonly SlotMove[]): Action[] {
  let now = position;
  return moves.map(({ slot, to }) => {
    const action: Action = { type: 'move', from: squareOf(now, slot), to };
    const played = play(now, action);
    if (played.ok) now = played.position;
    return action;
  });
}
