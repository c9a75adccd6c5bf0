import { mayAttackNow } from '../engine/everyMove';
import { attackAndDefence } from '../engine/combat';
import { mayMoveTo } from '../engine/landing';
import { movesMade, MOVES_A_TURN, slotAt } from '../engine/position';
import { takeBack } from '../engine/search';
import type { Square } from '../engine/vocabulary';
import { keyOf, type Candidate } from './candidate';
import type { Reply } from './replies';
import {
  finishWith,
  give,
  giveFinish,
  landingOf,
  movesNow,
  slotOf,
  takeBackAll,
  type Finish,
  type PackedMove,
  type Thinking,
} from './thinking';

/**
 * Returns the turns that differ from a candidate turn by a single order, the best first by the evaluation: each of its
 * orders omitted or replaced by any other, or one added. Omissions that make a later order illegal are skipped. Turns
 * whose `keyOf` is in `known` are left out, and the new ones added to it. The search ends early when `out` returns
 * true. If `strike` is given, the score of a turn is the lesser of those before and after that reply of the enemy.
 */
export function neighboursOf(
  thinking: Thinking,
  candidate: Candidate,
  known: Set<string>,
  out: () => boolean,
  strike?: Reply,
): Candidate[] {
  const found: Candidate[] = [];
  const begun = movesMade(thinking.search.position);
  for (let left = -1; left < candidate.moves.length && !out(); left++) {
    const remaining = candidate.moves.filter((_, i) => i !== left);
    const given = giveLegal(thinking, remaining);
    if (given === remaining.length) {
      if (left >= 0) tryTurn(thinking, candidate, remaining, known, found, strike);
      if (begun + remaining.length < MOVES_A_TURN)
        for (const move of movesNow(thinking.search.position)) {
          if (out()) break;
          give(thinking, move);
          tryTurn(thinking, candidate, [...remaining, move], known, found, strike);
          takeBack(thinking.search);
        }
    }
    takeBackAll(thinking, given);
  }
  return found.sort((a, b) => b.score - a.score);
}

/** Makes moves on `thinking.search` as long as they are legal; returns how many. */
export function giveLegal(thinking: Thinking, moves: readonly PackedMove[]): number {
  const { search } = thinking;
  let given = 0;
  for (const move of moves) {
    if (!mayMoveTo(search.position, slotOf(move), landingOf(move))) break;
    give(thinking, move);
    given += 1;
  }
  return given;
}

/** Adds a turn whose moves have been made, with the attack of the original one if it still succeeds. */
function tryTurn(
  thinking: Thinking,
  { finish: { target }, lane, strategy }: Candidate,
  moves: readonly PackedMove[],
  known: Set<string>,
  found: Candidate[],
  strike?: Reply,
): void {
  const { position } = thinking.search;
  const over = position.over !== null;
  if (!over && target !== null) {
    if (!mayAttackNow(position) || slotAt(position, target) < 0) return;
    const { attack, defence } = attackAndDefence(position, target);
    if (attack <= defence) return;
  }
  const key = keyOf({ moves, finish: { target, victor: null } });
  if (known.has(key)) return;
  const ended = finishWith(thinking, target);
  if (ended === null) return;
  known.add(key);
  const score = strike === undefined ? ended.score : struck(thinking, ended, strike);
  found.push({ moves, finish: ended.finish, score, lane, strategy });
}

/** Returns the score of an ended turn after as much of a known strike as the enemy can still make, if that is less. */
function struck(
  thinking: Thinking,
  { finish, score }: { readonly finish: Finish; readonly score: number },
  { moves, target }: Reply,
): number {
  const { search } = thinking;
  let orders = giveFinish(thinking, finish);
  const given = moves.filter((move) => {
    const legal = mayMoveTo(search.position, slotOf(move), landingOf(move));
    if (legal) give(thinking, move);
    return legal;
  });
  orders += given.length;
  const ended = finishWith(thinking, target !== null && falls(thinking, target) ? target : null);
  takeBackAll(thinking, orders);
  return Math.min(score, ended?.score ?? score);
}

/** Returns whether an attack on the unit on a square succeeds now. */
function falls({ search: { position } }: Thinking, target: Square): boolean {
  if (position.over !== null || !mayAttackNow(position) || slotAt(position, target) < 0)
    return false;
  const { attack, defence } = attackAndDefence(position, target);
  return attack > defence;
}
