import { mayAttackNow } from '../engine/everyMove';
import { attackAndDefence, outcomeOf } from '../engine/combat';
import { firesFrom, landingSquares } from '../engine/landing';
import { isLinked, movesMade, MOVES_A_TURN, slotAt, squareOf } from '../engine/position';
import { ARMY_SIZE, BY_SLOT, firstSlot, unitOfSlot } from '../engine/units';
import { other, type Square } from '../engine/vocabulary';
import { NOBODY } from '../engine/communication';
import { takeBack } from '../engine/search';
import {
  finishWith,
  give,
  landingOf,
  outOf,
  packMove,
  slotOf,
  takeBackAll,
  type PackedMove,
  type Thinking,
} from './thinking';

/**
 * An attack of the side to move that dislodges or destroys the unit on the square `target`, and the moves that prepare
 * it, in order.
 */
export interface Kill {
  readonly target: Square;
  readonly moves: readonly PackedMove[];
  readonly outcome: 'dislodged' | 'destroyed';
}

/** A move that brings a unit to bear, and the most that it can add to the attack. */
interface Landing {
  readonly move: PackedMove;
  readonly gain: number;
}

/** The most orders tried for one target, and the landings followed at each step. */
const MOST_TRIES = 120;
/** The limits in played-out turns: orders for one target, kills compared, moves of one, the least improvement. */
const QUICK_TRIES = 12;
const QUICK_KILLS = 3;
const QUICK_MOVES = 4;
const QUICK_GAIN = 5;
const BRANCHES = 3;
const MOST_LANDINGS = 10;

/**
 * Returns attacks that the side to move can make succeed with at most `mostMoves` moves, at most one on each target;
 * those that destroy come first, then those on the most valuable units. Only moves from which a unit can fire at the
 * target are tried.
 */
export function killsNow(thinking: Thinking, mostMoves: number): Kill[] {
  const { search, weights } = thinking;
  const { position } = search;
  if (!mayAttackNow(position)) return [];
  const moves = Math.min(mostMoves, MOVES_A_TURN - movesMade(position));
  const first = firstSlot(other(position.side));
  const kills: { kill: Kill; worth: number }[] = [];
  for (let slot = first; slot < first + ARMY_SIZE; slot++) {
    const target = squareOf(position, slot);
    if (target < 0) continue;
    if (outOf(thinking.budget)) break;
    const kill = killOf(thinking, target, moves);
    if (kill === null) continue;
    const worth = weights.unit[unitOfSlot(slot).kind];
    kills.push({ kill, worth: (kill.outcome === 'destroyed' ? 100 : 0) + worth });
  }
  return kills.sort((a, b) => b.worth - a.worth).map(({ kill }) => kill);
}

/**
 * Returns the best of up to three quickly found attacks that destroy after one to four moves, at most `mostMoves`, on
 * communications units and artillery first. Null if none improves the score by at least 5 tenths of an infantry over
 * `score`, the score of ending the turn at once.
 */
export function quickKill(thinking: Thinking, score: number, mostMoves: number): Kill | null {
  const { position } = thinking.search;
  if (!mayAttackNow(position)) return null;
  const first = firstSlot(other(position.side));
  let best: Kill | null = null;
  let most = score + QUICK_GAIN;
  let found = 0;
  for (let slot = first + ARMY_SIZE - 1; slot >= first && found < QUICK_KILLS; slot--) {
    const target = squareOf(position, slot);
    if (target < 0) continue;
    if (outOf(thinking.budget)) break;
    const kill = killOf(thinking, target, Math.min(mostMoves, QUICK_MOVES), QUICK_TRIES);
    if (kill?.outcome !== 'destroyed' || kill.moves.length === 0) continue;
    found += 1;
    for (const move of kill.moves) give(thinking, move);
    const score = finishWith(thinking, target)?.score ?? -Infinity;
    takeBackAll(thinking, kill.moves.length);
    if (score > most) [best, most] = [kill, score];
  }
  return best;
}

/**
 * Returns whether an attack on the unit on a square, planned earlier, would still dislodge or destroy it now; true if
 * the game is over.
 */
export function stillFalls({ search: { position } }: Thinking, target: Square): boolean {
  if (position.over !== null) return true;
  if (!mayAttackNow(position) || slotAt(position, target) < 0) return false;
  const { attack, defence } = attackAndDefence(position, target);
  return attack > defence && attack > 0;
}

/**
 * Returns an attack on the unit on `target` that succeeds after at most `moves` moves: one that destroys if it is
 * found within `mostTries` orders tried, otherwise the first found that dislodges; null if none is found.
 */
export function killOf(
  thinking: Thinking,
  target: Square,
  moves: number,
  mostTries = MOST_TRIES,
): Kill | null {
  const { search } = thinking;
  const { position } = search;
  const { attack, defence } = attackAndDefence(position, target);
  const landings = moves === 0 ? [] : landingsOn(thinking, target);
  // The most that could be added: each unit once, by its best landing.
  const gains = new Map<number, number>();
  for (const { move, gain } of landings) {
    const slot = slotOf(move);
    gains.set(slot, Math.max(gains.get(slot) ?? 0, gain));
  }
  const most = [...gains.values()]
    .sort((a, b) => b - a)
    .slice(0, moves)
    .reduce((a, b) => a + b, attack);
  if (most <= defence || most === 0) return null;
  const seeker: Seeker = { thinking, target, tries: mostTries, dislodges: null };
  return follow(seeker, landings, moves, []) ?? seeker.dislodges;
}

interface Seeker {
  readonly thinking: Thinking;
  readonly target: Square;
  tries: number;
  /** The first attack found that only dislodges. */
  dislodges: Kill | null;
}

/** Tries landings one after another, the greatest gains first. */
function follow(
  seeker: Seeker,
  landings: readonly Landing[],
  left: number,
  made: readonly PackedMove[],
): Kill | null {
  const { thinking, target } = seeker;
  const { search } = thinking;
  const { position } = search;
  const now = attackAndDefence(position, target);
  if (now.attack > now.defence) {
    const outcome = outcomeOf(position, target);
    if (outcome === 'destroyed') return { target, moves: made, outcome };
    if (outcome === 'dislodged') seeker.dislodges ??= { target, moves: made, outcome };
  }
  if (left === 0) return null;
  const reach = landings.slice(0, left).reduce((sum, { gain }) => sum + gain, now.attack);
  if (reach <= now.defence) return null;
  const tried: { move: PackedMove; margin: number }[] = [];
  for (const { move } of landings.slice(0, MOST_LANDINGS)) {
    if (seeker.tries <= 0 || outOf(thinking.budget)) break;
    seeker.tries -= 1;
    give(thinking, move);
    if (search.position.over === null && mayAttackNow(search.position)) {
      const { attack, defence } = attackAndDefence(search.position, target);
      tried.push({ move, margin: attack - defence });
    }
    takeBack(search);
  }
  tried.sort((a, b) => b.margin - a.margin);
  for (const { move } of tried.slice(0, BRANCHES)) {
    give(thinking, move);
    const found =
      seeker.tries > 0 || left === 1
        ? follow(seeker, landingsOn(thinking, target), left - 1, [...made, move])
        : null;
    takeBack(search);
    if (found !== null) return found;
  }
  return null;
}

/** Returns the squares from which unmoved units could fire at a target but do not now; the greatest gains first. */
function landingsOn({ search }: Thinking, target: Square): Landing[] {
  const { position } = search;
  const { board } = position;
  const first = firstSlot(position.side);
  const open = board.cover[target] === 0;
  const landings: Landing[] = [];
  for (let slot = first; slot < first + ARMY_SIZE; slot++) {
    const from = squareOf(position, slot);
    if (from < 0 || BY_SLOT.fighting[slot] === 0 || !isLinked(position, slot)) continue;
    const range = BY_SLOT.range[slot] as number;
    const attack = BY_SLOT.attack[slot] as number;
    const charge = open ? (BY_SLOT.charging[slot] as number) : 0;
    const bearingNow = board.bearing[target * board.size + from] as number;
    const firing = firesFrom(position, slot, from, target) && (bearingNow & 31) <= range;
    const now = firing ? (charge > 0 && (bearingNow & 31) === 1 ? charge : attack) : 0;
    for (const to of landingSquares(position, slot, target)) {
      const away = (board.bearing[target * board.size + to] as number) & 31;
      // Behind a charge, or at its head.
      const charges = charge > 0 && (away === 1 || leads(position, to, target, away));
      const gain = (charges ? charge : away <= range ? attack : 0) - now;
      if (gain > 0) landings.push({ move: packMove(slot, to), gain });
    }
  }
  return landings.sort((a, b) => b.gain - a.gain || landingOf(a.move) - landingOf(b.move));
}

/** Returns whether cavalry of the side to move stands directly before a square, on the way to the target. */
function leads(
  position: Thinking['search']['position'],
  to: Square,
  target: Square,
  away: number,
): boolean {
  if (away < 2) return false;
  const bearing = position.board.bearing[to * position.board.size + target] as number;
  const ahead = to + (position.board.stride[bearing >> 5] as number);
  const slot = position.occupants[ahead] as number;
  return slot !== NOBODY && BY_SLOT.charging[slot] !== 0;
}
