import { forEveryMove } from '../../../../src/war/engine/everyMove';
import { slotAt, type Position } from '../../../../src/war/engine/position';
import {
  takeBack,
  tryAdvance,
  tryAttack,
  tryEndTurn,
  tryMove,
  type Search,
} from '../../../../src/war/engine/search';
import { ARMY_SIZE, BY_SLOT } from '../../../../src/war/engine/units';
import type { Side, Square } from '../../../../src/war/engine/vocabulary';
import type { Budget } from '../../../../src/war/opponent/budget';

/** A move of the unit of a slot. */
export interface Move {
  readonly slot: number;
  readonly to: Square;
}

/** A whole turn: its moves, and the unit attacked at its end, or null. */
export interface Turn {
  readonly moves: readonly Move[];
  readonly target: Square | null;
  readonly score: number;
}

/** The state of the hunter's search; `side` is the side whose turn is searched for. */
export interface Hunt {
  readonly search: Search;
  readonly side: Side;
  readonly budget: Budget;
}

/** Returns every legal move of the side to move. */
export function movesOf(position: Position): Move[] {
  const moves: Move[] = [];
  forEveryMove(position, (slot, to) => void moves.push({ slot, to }));
  return moves;
}

/** Makes a move on the search, and counts it. */
export function give({ search, budget }: Hunt, { slot, to }: Move): void {
  budget.nodes += 1;
  tryMove(search, slot, to);
}

/** Ends the turn on the search, with an advance by the first victor; returns the number of orders. */
export function end({ search, budget }: Hunt, target: Square | null): number {
  const before = search.position.over;
  if (before !== null) return 0;
  budget.nodes += 1;
  if (target === null) tryEndTurn(search);
  else tryAttack(search, target);
  const due = search.position.advance;
  if (due === null || search.position.over !== null) return 1;
  tryAdvance(search, slotAt(search.position, due.from[0] as number), due.to);
  return 2;
}

/** Unmakes so many orders. */
export function back({ search }: Hunt, orders: number): void {
  for (let i = 0; i < orders; i++) takeBack(search);
}

/** Returns whether a move of a fighting unit enters a standing enemy arsenal. */
export const entersArsenal = ({ board, standing }: Position, { slot, to }: Move): boolean =>
  BY_SLOT.fighting[slot] === 1 &&
  board.arsenals.some(
    ({ side, square }, i) =>
      square === to && (standing & (1 << i)) !== 0 && (side === 'N') !== slot < ARMY_SIZE,
  );
