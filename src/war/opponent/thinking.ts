import { NOBODY } from '../engine/communication';
import { forEveryMove } from '../engine/everyMove';
import { positionHash } from '../engine/positionHash';
import { slotAt, type Position } from '../engine/position';
import {
  takeBack,
  tryAdvance,
  tryAttack,
  tryEndTurn,
  tryMove,
  type Search,
} from '../engine/search';
import { FIGHTING_MASK, firstSlot } from '../engine/units';
import type { Side, Square } from '../engine/vocabulary';
import type { Budget } from './budget';
import { evaluate } from './evaluation';
import type { Plans } from './plans';
import type { Level } from './levels';
import { priceOfReturns, type LeftSquare } from './returning';
import { linkedOf } from './worths';
import type { Weights } from './weights';

/**
 * The state of the search for a turn: the position on which orders are tried (`search`), the side, the level, the
 * weights, the plans and the budget. Functions that take it undo every order they try, unless they say otherwise.
 */
export interface Thinking {
  readonly search: Search;
  /** The side whose turn is searched for. */
  readonly side: Side;
  readonly level: Level;
  readonly weights: Weights;
  /** How far it presses on against an enemy that waits, 0 to 40 (`pressure`). */
  readonly pressing: number;
  /** Squares to which going back in this turn has a price (`priceOfReturns`); none in turns that are played out. */
  readonly left: readonly LeftSquare[];
  readonly plans: Plans;
  readonly budget: Budget;
  /** By place in played-out turns: the orders that looked best last, and how many turns have used them since. */
  readonly likely: Map<number, { readonly moves: readonly PackedMove[]; turns: number }>;
  /** Decides between turns of equal score. */
  readonly seed: number;
}

/** A move as one whole number: the slot (0 to 33, units.ts) of the unit times 1024, plus the square where it ends. */
export type PackedMove = number;
const SQUARE_BITS = 10;
/** Returns a move of the unit of a slot (0 to 33) as one number, which `slotOf` and `landingOf` take apart. */
export const packMove = (slot: number, to: Square): PackedMove => (slot << SQUARE_BITS) | to;
/** Returns the slot (0 to 33, units.ts) of the unit that a packed move moves. */
export const slotOf = (move: PackedMove): number => move >> SQUARE_BITS;
/** Returns the square where a packed move ends. */
export const landingOf = (move: PackedMove): Square => move & ((1 << SQUARE_BITS) - 1);

/**
 * Makes a packed move on `thinking.search`, which must be legal, and counts it in the budget; `takeBack` undoes it.
 */
export function give({ search, budget }: Thinking, move: PackedMove): void {
  budget.nodes += 1;
  tryMove(search, slotOf(move), landingOf(move));
}

/** Returns whether the whole budget of a search is used. */
export const outOf = (budget: Budget): boolean => budget.used() >= 1;

/** Undoes the last `orders` orders on `thinking.search`. */
export function takeBackAll({ search }: Thinking, orders: number): void {
  for (let i = 0; i < orders; i++) takeBack(search);
}

/** Returns every legal move of the side to move (rules.md 5), packed, by the unit's slot and then row by row. */
export function movesNow(position: Position): PackedMove[] {
  const moves: PackedMove[] = [];
  forEveryMove(position, (slot, to) => void moves.push(packMove(slot, to)));
  return moves;
}

/**
 * Returns the moves to examine after one of a list was made: the list itself and, if the level has `killsAhead`, the
 * moves of fighting units that have come into communication since, which the list lacks. `before` are the units in
 * communication when the list was made, as a mask whose bit i stands for the unit i of `ARMY`.
 */
export function withRejoined(
  { search: { position }, level }: Thinking,
  moves: readonly PackedMove[],
  before: number,
): readonly PackedMove[] {
  if (!level.killsAhead) return moves;
  const rejoined = linkedOf(position, position.side) & ~before & FIGHTING_MASK;
  if (rejoined === 0) return moves;
  const first = firstSlot(position.side);
  const theirs = movesNow(position).filter(
    (move) => (rejoined & (1 << (slotOf(move) - first))) !== 0,
  );
  return [...moves, ...theirs];
}

/**
 * Returns the evaluation of the position of `thinking.search` for the searching side, in tenths of an infantry, plus
 * a random part from the seed, below 0.2, which decides between equal turns.
 */
export function judged({ search, side, weights, level, plans, seed }: Thinking): number {
  const { position } = search;
  const chance = ((positionHash(position) ^ Math.imul(seed, 0x9e3779b1)) & 1023) / 1024;
  return evaluate(position, side, weights, level.dangerMoves, plans) + chance * 0.2;
}

/** The end of a turn: the square to attack, and that of the unit that advances after it; null for none. */
export interface Finish {
  readonly target: Square | null;
  /** The square of the advancing victor (rules.md 6.8), or null. */
  readonly victor: Square | null;
}
/** The end of a turn without an attack. */
export const NO_ATTACK: Finish = { target: null, victor: null };

/**
 * Ends the turn of the position of `thinking.search`: by the attack on `target`, or without one if null, and by the
 * advance of the unit on `victor` if one is due (rules.md 6.8). Returns the number of orders made, to be taken back
 * afterwards; 0 if the game is over.
 */
export function giveFinish({ search, budget }: Thinking, { target, victor }: Finish): number {
  const { position } = search;
  if (position.over !== null) return 0;
  budget.nodes += 1;
  let orders = 0;
  if (position.advance === null) {
    if (target === null) tryEndTurn(search);
    else tryAttack(search, target);
    orders = 1;
  }
  const due = search.position.advance;
  if (due === null || victor === null) return orders;
  tryAdvance(search, slotAt(search.position, victor), due.to);
  return orders + 1;
}

/**
 * Returns the score of ending the turn with an attack on the unit on `target`, or without one if null, in tenths of an
 * infantry, less the price of going back, and that end of the turn, with the unit that advances best if one must
 * (rules.md 6.8); null if the turn cannot end because a retreat is due.
 */
export function finishWith(
  thinking: Thinking,
  target: Square | null,
): { readonly finish: Finish; readonly score: number } | null {
  const { search, left } = thinking;
  if (search.position.over === null && search.position.retreatDue !== NOBODY) return null;
  const orders = giveFinish(thinking, { target, victor: null });
  const due = search.position.advance;
  let best: { finish: Finish; score: number } | null = null;
  if (due === null || search.position.over !== null)
    best = {
      finish: { target, victor: null },
      score: judged(thinking) - priceOfReturns(search.position, left),
    };
  else
    for (const victor of due.from) {
      tryAdvance(search, slotAt(search.position, victor), due.to);
      const score = judged(thinking) - priceOfReturns(search.position, left);
      takeBack(search);
      if (best === null || score > best.score) best = { finish: { target, victor }, score };
    }
  takeBackAll(thinking, orders);
  return best;
}
