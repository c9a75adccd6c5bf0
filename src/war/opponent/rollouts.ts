import { mayMoveTo } from '../engine/landing';
import { movesMade, MOVES_A_TURN } from '../engine/position';
import { takeBack } from '../engine/search';
import { other } from '../engine/vocabulary';
import { bestFinish, type GivenTurn } from './greedy';
import type { Reply } from './replies';
import {
  finishWith,
  give,
  giveFinish,
  judged,
  landingOf,
  movesNow,
  NO_ATTACK,
  outOf,
  slotOf,
  takeBackAll,
  type PackedMove,
  type Thinking,
} from './thinking';

/** Orders that looked best at the first choice of a turn, among which its others are chosen. */
const SHORT_LIST = 24;

/**
 * Plays a turn for the side to move on the search, and leaves it there: nearly the greedy one, in a third of its time. The
 * first order is the best of all, the others are chosen among those that looked best then. `thinking.side` is the side to
 * move. Where the budget runs out, it ends the turn with what it has.
 */
export function giveQuickTurn(thinking: Thinking): GivenTurn {
  const { search, budget } = thinking;
  if (search.position.over !== null) return { moves: [], finish: NO_ATTACK, orders: 0 };
  const moves: PackedMove[] = [];
  let best = finishWith(thinking, null)?.score ?? -Infinity;
  let most = MOVES_A_TURN - movesMade(search.position);
  let list = movesNow(search.position);
  for (; most > 0 && !outOf(budget); most--) {
    const tried: { move: PackedMove; score: number }[] = [];
    for (const move of list) {
      if (outOf(budget)) break;
      if (moves.length > 0 && !mayMoveTo(search.position, slotOf(move), landingOf(move))) continue;
      give(thinking, move);
      tried.push({ move, score: finishWith(thinking, null)?.score ?? -Infinity });
      takeBack(search);
    }
    tried.sort((a, b) => b.score - a.score);
    const [first] = tried;
    if (first === undefined || first.score <= best) break;
    best = first.score;
    give(thinking, first.move);
    moves.push(first.move);
    list = tried.slice(1, SHORT_LIST + 1).map(({ move }) => move);
  }
  const finish = bestFinish(thinking);
  return { moves, finish, orders: moves.length + giveFinish(thinking, finish) };
}

/**
 * How a turn stands after so many turns more, both sides playing quickly, the enemy first: the judgement of the position
 * then, or where the game is over before. The turn has been given on the search.
 */
export function playedOut(thinking: Thinking, turns: number): number {
  const { search } = thinking;
  let orders = 0;
  for (let turn = 0; turn < turns && search.position.over === null; turn++) {
    const side = turn % 2 === 0 ? other(thinking.side) : thinking.side;
    orders += giveQuickTurn({ ...thinking, side }).orders;
  }
  const value = judged(thinking);
  takeBackAll(thinking, orders);
  return value;
}

/** How a turn stands after a blow of the enemy's and a quick turn in answer to it. The turn has been given on the search. */
export function afterBlow(thinking: Thinking, { moves, target }: Reply): number {
  const { search } = thinking;
  if (search.position.over !== null) return judged(thinking);
  for (const move of moves) give(thinking, move);
  const ended = finishWith(thinking, target);
  let orders = moves.length;
  if (ended !== null) {
    orders += giveFinish(thinking, ended.finish);
    orders += giveQuickTurn(thinking).orders;
  }
  const value = judged(thinking);
  takeBackAll(thinking, orders);
  return value;
}
