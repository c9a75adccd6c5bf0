import { attackAndDefence } from '../../../../src/war/engine/combat';
import { NOBODY } from '../../../../src/war/engine/communication';
import { mayAttackNow } from '../../../../src/war/engine/everyMove';
import { movesMade, slotAt } from '../../../../src/war/engine/position';
import type { Square } from '../../../../src/war/engine/vocabulary';
import {
  back,
  end,
  entersArsenal,
  give,
  isLegal,
  movesOf,
  type Hunt,
  type Move,
  type Turn,
} from './hands';
import { forEachStrike } from './prey';
import { valueOf } from './values';

/** An answer of the enemy: its moves, a retreat first if one is due, and the unit that it attacks. */
export interface Answer {
  readonly moves: readonly Move[];
  readonly target: Square | null;
}

/** A turn with its value after the worst answer, and that answer. */
export interface Answered {
  readonly turn: Turn;
  readonly value: number;
  readonly answer: Answer;
  /** Whether turns that differ from it by one move have been looked at. */
  expanded: boolean;
}

/** The share of what the enemy stands to lose after its answer: without moves, and for each move it has spent. */
const STANDING_THREAT = 0.2;
const FOR_EACH_MOVE = 0.05;
/** The share of what the hunter stands to lose next. */
const NEXT_LOSS = 0.2;
/** The share of the value before the answer that is added. */
const BEFORE = 0.15;

/** Returns the value after an answer, in which the enemy has spent so many moves. */
const valueAfter = (hunt: Hunt, spent: number): number =>
  valueOf(hunt, { own: NEXT_LOSS, theirs: STANDING_THREAT + spent * FOR_EACH_MOVE });

/**
 * Returns a turn with its value after the enemy's worst answer: none, an arsenal entered, a unit destroyed, or a cut. A
 * value below `floor` ends the search for a worse one; `feared` is the square of the unit whose loss is tried first.
 */
export function answered(hunt: Hunt, turn: Turn, floor: number, feared: Square | null): Answered {
  const { search } = hunt;
  for (const move of turn.moves) give(hunt, move);
  const orders = turn.moves.length + end(hunt, turn.target);
  const before = turn.score * BEFORE;
  let value = Infinity;
  let answer: Answer = { moves: [], target: null };
  if (search.position.over !== null) value = valueAfter(hunt, 0);
  else {
    const due = search.position.retreatDue === NOBODY ? [] : movesOf(search.position).slice(0, 1);
    for (const move of due) give(hunt, move);
    /** Returns whether that was bad enough. */
    const consider = (moves: readonly Move[], target: Square | null): boolean => {
      for (const move of moves) give(hunt, move);
      const spent = movesMade(search.position);
      const ended = end(hunt, target);
      const after = valueAfter(hunt, spent) + before;
      back(hunt, ended + moves.length);
      if (after < value) {
        value = after;
        answer = { moves: [...due, ...moves], target };
      }
      return value < floor;
    };
    answersOf(hunt, feared, consider);
    back(hunt, due.length);
  }
  back(hunt, orders);
  return { turn, value, answer, expanded: false };
}

function answersOf(
  hunt: Hunt,
  feared: Square | null,
  consider: (moves: readonly Move[], target: Square | null) => boolean,
): void {
  const { search } = hunt;
  const { position } = search;
  if (consider([], null) || position.over !== null) return;
  const moves = movesOf(position);
  for (const move of moves) if (entersArsenal(position, move) && consider([move], null)) return;
  forEachStrike(hunt, feared, consider);
}

/**
 * Returns the value of the turn whose moves have been made, after as much of a known answer as the enemy can still
 * give, added to half of `score`.
 */
export function against(hunt: Hunt, target: Square | null, answer: Answer, score: number): number {
  const { search } = hunt;
  let orders = end(hunt, target);
  let after = score;
  if (search.position.over === null) {
    const given = answer.moves.filter((move) => {
      const legal = isLegal(hunt, move);
      if (legal) give(hunt, move);
      return legal;
    });
    orders += given.length;
    orders += end(hunt, beats(hunt, answer.target) ? answer.target : null);
    after = valueAfter(hunt, given.length);
  }
  back(hunt, orders);
  return after + score / 2;
}

function beats({ search: { position } }: Hunt, target: Square | null): boolean {
  if (target === null || !mayAttackNow(position) || slotAt(position, target) === NOBODY)
    return false;
  const { attack, defence } = attackAndDefence(position, target);
  return attack > defence;
}
