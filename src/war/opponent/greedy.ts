import { mayAttackNow } from '../engine/everyMove';
import { attackAndDefence } from '../engine/combat';
import { squareOf } from '../engine/position';
import { takeBack } from '../engine/search';
import { ARMY_SIZE, firstSlot } from '../engine/units';
import { other } from '../engine/vocabulary';
import {
  finishWith,
  give,
  giveFinish,
  movesNow,
  NO_ATTACK,
  type Finish,
  type PackedMove,
  type Thinking,
} from './thinking';

/** A turn made on the search: its moves, its end, and the number of orders. */
export interface GivenTurn {
  readonly moves: readonly PackedMove[];
  readonly finish: Finish;
  readonly orders: number;
}

/**
 * Plays a greedy turn for the side to move on the search, and leaves it there: repeatedly the best single order by
 * the evaluation while it improves the position, then the best attack. `thinking.side` is the side to move.
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

/** Returns the best end of the turn in this position: an attack, or none. */
export function bestFinish(thinking: Thinking): Finish {
  const { position } = thinking.search;
  let best = finishWith(thinking, null);
  if (!mayAttackNow(position)) return best?.finish ?? NO_ATTACK;
  const first = firstSlot(other(position.side));
  for (let slot = first; slot < first + ARMY_SIZE; slot++) {
    const target = squareOf(position, slot);
    if (target < 0) continue;
    const { attack, defence } = attackAndDefence(position, target);
    if (attack <= defence) continue;
    const ended = finishWith(thinking, target);
    if (ended !== null && (best === null || ended.score > best.score)) best = ended;
  }
  return best?.finish ?? NO_ATTACK;
}
