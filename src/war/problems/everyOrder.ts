import { NOWHERE } from '../engine/board';
import { outcomeOf } from '../engine/combat';
import { forEveryMove, mayAttackNow } from '../engine/everyMove';
import { squareOf, type Position } from '../engine/position';
import { ARMY_SIZE, firstSlot } from '../engine/units';
import { other, type Action, type Square } from '../engine/vocabulary';
import { play } from '../engine/turn';

/** How many orders a search may still try. At none it ends, and has proved nothing. */
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

/** Returns moves of slots as actions, played one after the other from a position. */
export function actionsOf(position: Position, moves: readonly SlotMove[]): Action[] {
  let now = position;
  return moves.map(({ slot, to }) => {
    const action: Action = { type: 'move', from: squareOf(now, slot), to };
    const played = play(now, action);
    if (played.ok) now = played.position;
    return action;
  });
}
