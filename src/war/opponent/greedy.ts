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

/** A turn made on the position of a search: its moves, its end, and `orders`, how many to take back to undo it. */
export interface GivenTurn {
  readonly moves: readonly PackedMove[];
  readonly finish: Finish;
  readonly orders: number;
}

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

/** Returns the turn's end with the best evaluation in the position of `thinking.search`: an attack, or none. */
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
