import { movesMade, type Position } from '../../src/war/engine/position';
import { takeBack } from '../../src/war/engine/search';
import { LEVELS } from '../../src/war/opponent/levels';
import {
  actionsOf,
  thinkingOf,
  type ChosenTurn,
  type Request,
} from '../../src/war/opponent/opponent';
import { bestFinish, type GivenTurn } from '../../src/war/opponent/rollouts';
import {
  finishWith,
  give,
  giveFinish,
  movesNow,
  takeBackAll,
  type PackedMove,
  type Thinking,
} from '../../src/war/opponent/thinking';

/**
 * Plays a greedy turn for the side to move on `thinking.search`, without undoing it, and returns it: repeatedly the
 * single move with the best evaluation, while it improves the position and up to `mostMoves`, then the best attack.
 * `thinking.side` must be the side to move.
 */
export function giveGreedyTurn(thinking: Thinking, mostMoves = 5): GivenTurn {
  const { search } = thinking;
  const moves: PackedMove[] = [];
  let best = finishWith(thinking, null)?.score ?? -Infinity;
  while (search.position.over === null && moves.length < mostMoves) {
    let chosen: PackedMove | null = null;
    for (const move of movesNow(search.position)) {
      give(thinking, move);
      const score = finishWith(thinking, null)?.score ?? -Infinity;
      takeBack(search);
      if (score > best) [best, chosen] = [score, move];
    }
    if (chosen === null) break;
    give(thinking, chosen);
    moves.push(chosen);
  }
  const finish = bestFinish(thinking);
  return { moves, finish, orders: moves.length + giveFinish(thinking, finish) };
}

/**
 * Returns a turn chosen greedily, as a baseline to compare levels with: repeatedly the single move with the best
 * evaluation, then the best attack. Its `score` is always 0.
 */
export function chooseGreedily(position: Position, request: Omit<Request, 'level'>): ChosenTurn {
  const thinking = thinkingOf(position, LEVELS[6], request);
  const { moves, finish, orders } = giveGreedyTurn(thinking, 5 - movesMade(position));
  takeBackAll(thinking, orders);
  return { actions: actionsOf(thinking, moves, finish), score: 0, nodes: thinking.budget.nodes };
}
