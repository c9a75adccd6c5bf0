import { forEveryMove } from '../../../../src/war/engine/everyMove';
import { mayMoveTo } from '../../../../src/war/engine/landing';
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

/** A move in one number: the slot of the unit, and its destination. */
export type Move = number;
const SQUARE_BITS = 10;
/** Returns a move in one number. */
export const moveOf = (slot: number, to: Square): Move => (slot << SQUARE_BITS) | to;
/** Returns the slot of the unit that moves. */
export const moverOf = (move: Move): number => move >> SQUARE_BITS;
/** Returns the square where a move ends. */
export const endOf = (move: Move): Square => move & ((1 << SQUARE_BITS) - 1);

/** A whole turn: its moves, and the unit attacked at its end, or null. */
export interface Turn {
  readonly moves: readonly Move[];
  readonly target: Square | null;
  /** The value of the position after it, before any answer. */
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
  forEveryMove(position, (slot, to) => void moves.push(moveOf(slot, to)));
  return moves;
}

/** Returns whether a move is legal now. */
export const isLegal = ({ search: { position } }: Hunt, move: Move): boolean =>
  position.over === null && mayMoveTo(position, moverOf(move), endOf(move));

/** Makes a move on the search, and counts it. */
export function give({ search, budget }: Hunt, move: Move): void {
  budget.nodes += 1;
  tryMove(search, moverOf(move), endOf(move));
}

/** Makes moves as long as they are legal; returns how many. */
export function giveLegal(hunt: Hunt, moves: readonly Move[]): number {
  let given = 0;
  for (const move of moves) {
    if (!isLegal(hunt, move)) break;
    give(hunt, move);
    given += 1;
  }
  return given;
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

/** Returns the units of a side in communication, as a mask over its army. */
export const linkedOf = (position: Position, side: Side): number =>
  side === 'N' ? position.linkedNorth : position.linkedSouth;

/** Returns whether a move of a fighting unit enters a standing enemy arsenal. */
export const entersArsenal = ({ board, standing }: Position, move: Move): boolean =>
  BY_SLOT.fighting[moverOf(move)] === 1 &&
  board.arsenals.some(
    ({ side, square }, i) =>
      square === endOf(move) &&
      (standing & (1 << i)) !== 0 &&
      (side === 'N') !== moverOf(move) < ARMY_SIZE,
  );
