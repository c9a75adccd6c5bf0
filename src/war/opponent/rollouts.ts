import { attackAndDefence } from '../engine/combat';
import { NOBODY } from '../engine/communication';
import { mayAttackNow } from '../engine/everyMove';
import { mayMoveTo } from '../engine/landing';
import { movesMade, MOVES_A_TURN, squareOf } from '../engine/position';
import { takeBack } from '../engine/search';
import { ARMY_SIZE, firstSlot } from '../engine/units';
import { other } from '../engine/vocabulary';
import { movesOfPlan } from './planMoves';
import { plansOf, type Plans } from './plans';
import { predictedScore } from './predictedScore';
import { entriesNow } from './entries';
import { quickKill, stillFalls } from './kills';
import type { Reply } from './replies';
import { following, type Strategy } from './strategies';
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
  withRejoined,
  type Finish,
  type PackedMove,
  type Thinking,
} from './thinking';
import { linkedOf } from './worths';

/** The orders that looked best at the first choice of a turn, from which its others are chosen. */
const SHORT_LIST = 10;
/** How many orders look best in a played-out turn, and how many later turns at its place try only these. */
const LIKELY = 24;
const LIKELY_TURNS = 7;
/** The place of the turn after a strike. */
const AFTER_STRIKE = -1;
/** The turns after which plans are made anew in longer play-outs. */
const PLANNED = 4;
/** The place of the first turn of longer play-outs. */
const FURTHER = 100;
/** The number of last predictions of a longer play-out that are averaged. */
const MEAN_OF = 4;

/** A turn made on the position of a search: its moves, its end, and `orders`, how many to take back to undo it. */
export interface GivenTurn {
  readonly moves: readonly PackedMove[];
  readonly finish: Finish;
  readonly orders: number;
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

/**
 * Plays a turn for the side to move on `thinking.search`, without undoing it: nearly that of `giveGreedyTurn`, in a
 * fraction of its time. `place` numbers this turn of the play-out: the orders that looked best in the last play-out
 * at the same place are tried first. The moves of `opening` are made first and its attack last; without it, a level
 * with `killsAhead` looks for an arsenal to take or a unit to destroy. `thinking.side` must be the side to move. When
 * the budget runs out, the turn ends with the orders made so far.
 */
export function giveQuickTurn(thinking: Thinking, place?: number, opening?: Reply): GivenTurn {
  const { search, budget, level } = thinking;
  if (search.position.over !== null) return { moves: [], finish: NO_ATTACK, orders: 0 };
  const endScore = finishWith(thinking, null)?.score ?? -Infinity;
  const most = MOVES_A_TURN - movesMade(search.position);
  const entry = opening === undefined && level.killsAhead ? entriesNow(thinking)[0] : undefined;
  const kill =
    opening ??
    (level.killsAhead && entry === undefined ? quickKill(thinking, endScore, most) : null);
  const target = kill?.target ?? null;
  const moves: PackedMove[] = [...(entry ?? kill?.moves ?? [])];
  for (const move of moves) give(thinking, move);
  let best = moves.length === 0 ? endScore : (finishWith(thinking, target)?.score ?? -Infinity);
  const likely = place === undefined ? undefined : likelyAt(thinking, place);
  let list: readonly PackedMove[] = likely ?? movesNow(search.position);
  let legal = likely === undefined;
  let linked = linkedOf(search.position, search.position.side);
  for (; moves.length < most && !outOf(budget); legal = false) {
    const tried: { move: PackedMove; score: number }[] = [];
    for (const move of list) {
      if (outOf(budget)) break;
      if (!legal && !mayMoveTo(search.position, slotOf(move), landingOf(move))) continue;
      give(thinking, move);
      const ended =
        target === null || stillFalls(thinking, target) ? finishWith(thinking, target) : null;
      tried.push({ move, score: ended?.score ?? -Infinity });
      takeBack(search);
    }
    tried.sort((a, b) => b.score - a.score);
    if (place !== undefined && likely === undefined && moves.length === 0)
      thinking.likely.set(place, {
        moves: tried.slice(0, LIKELY).map(({ move }) => move),
        turns: 0,
      });
    const [first] = tried;
    if (first === undefined || first.score <= best) break;
    best = first.score;
    give(thinking, first.move);
    moves.push(first.move);
    const again = tried.slice(1, SHORT_LIST + 1).map(({ move }) => move);
    list = withRejoined(thinking, again, linked);
    linked = linkedOf(search.position, search.position.side);
  }
  const finish = bestFinish(thinking);
  return { moves, finish, orders: moves.length + giveFinish(thinking, finish) };
}

/** Returns the orders that looked best at a place, unless they have been used too often or a unit must retreat. */
function likelyAt({ likely, search }: Thinking, place: number): readonly PackedMove[] | undefined {
  const known = likely.get(place);
  if (known === undefined || search.position.retreatDue !== NOBODY) return undefined;
  if (known.turns >= LIKELY_TURNS) return undefined;
  known.turns += 1;
  return known.moves;
}

/**
 * Returns the score for the searching side, in tenths of an infantry, after `turns` further quick turns of both
 * sides, the enemy first, or at the end of the game if that is earlier. The turn to judge must have been made on
 * `thinking.search`; it is unchanged afterwards.
 */
export function playedOut(thinking: Thinking, turns: number): number {
  const { search } = thinking;
  let orders = 0;
  for (let turn = 0; turn < turns && search.position.over === null; turn++)
    orders += waits(thinking, turn)
      ? giveFinish(thinking, NO_ATTACK)
      : giveQuickTurn({ ...thinking, side: search.position.side }, turn).orders;
  const value = judged(thinking);
  takeBackAll(thinking, orders);
  return value;
}

/**
 * Returns the predicted score of a turn that has been made on `thinking.search`, after `turns` further quick turns of
 * both sides, the enemy first: the mean of the predictions after the last four, so `turns` is at least 4. The
 * searching side follows `strategy`. The enemy's first turn begins with `opening`. `place` is added to the number of
 * the searching side's turns, so that strategies remember their orders apart (`giveQuickTurn`).
 */
export function predictedFurther(
  thinking: Thinking,
  turns: number,
  strategy: Strategy,
  place: number,
  opening?: Reply,
): number {
  const { search } = thinking;
  let now = thinking;
  let orders = 0;
  let sum = 0;
  for (let turn = 0; turn < turns; turn++) {
    // Plans are useful for a few turns only.
    if (turn > 0 && turn % PLANNED === 0) now = { ...now, plans: plansAnew(now) };
    if (opening === undefined && waits(now, turn)) orders += giveFinish(now, NO_ATTACK);
    else if (search.position.over === null) {
      const mover = sideOf(now, turn, strategy);
      const own = turn % 2 === 1;
      orders += giveQuickTurn(
        mover,
        FURTHER + turn + (own ? place : 0),
        turn === 0 ? opening : own ? openingOf(mover, strategy) : undefined,
      ).orders;
    }
    if (turn >= turns - MEAN_OF) sum += predictedScore(now);
  }
  takeBackAll(thinking, orders);
  return sum / MEAN_OF;
}

/**
 * Returns the moves with which a quick turn of a strategy begins: those of the side's plan of several turns, if the
 * strategy continues it. Undefined without such moves, or if an arsenal can be entered now, which comes first.
 */
export function openingOf(thinking: Thinking, { goesOn }: Strategy): Reply | undefined {
  const { operation } = thinking.plans[thinking.side];
  if (!goesOn || operation === null || entriesNow(thinking).length > 0) return undefined;
  const moves = movesOfPlan(thinking, operation);
  return moves.length === 0 ? undefined : { moves, target: null, score: 0 };
}

/** Returns the goals of both sides in the position of a search, with the plans of several turns that they had. */
const plansAnew = ({ search: { position }, plans: { N, S } }: Thinking): Plans => {
  const plans = plansOf(position, 0, { N: N.operation, S: S.operation });
  return {
    N: { ...plans.N, routes: N.routes },
    S: { ...plans.S, routes: S.routes },
  };
};

/**
 * Returns whether the enemy only ends a turn that is played out, the first of which, 0, is its own: one that waits is
 * presumed to go on with that, unless it must retreat.
 */
const waits = ({ search, pressing }: Thinking, turn: number): boolean =>
  pressing > 0 && turn % 2 === 0 && search.position.retreatDue === NOBODY;

/** Returns the search for the side that moves so many turns after the one searched for. */
const sideOf = (thinking: Thinking, turn: number, strategy: Strategy): Thinking =>
  turn % 2 === 0 ? { ...thinking, side: other(thinking.side) } : following(thinking, strategy);

/**
 * Returns the predicted score of a turn that has been made on `thinking.search`, after the given enemy strike and a
 * quick turn of the searching side in reply.
 */
export function afterStrike(thinking: Thinking, { moves, target }: Reply): number {
  const { search } = thinking;
  if (search.position.over !== null) return predictedScore(thinking);
  for (const move of moves) give(thinking, move);
  const ended = finishWith(thinking, target);
  let orders = moves.length;
  if (ended !== null) {
    orders += giveFinish(thinking, ended.finish);
    orders += giveQuickTurn(thinking, AFTER_STRIKE).orders;
  }
  const value = predictedScore(thinking);
  takeBackAll(thinking, orders);
  return value;
}
