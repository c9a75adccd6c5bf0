import { attackAndDefence } from '../../../../src/war/engine/combat';
import { NOBODY } from '../../../../src/war/engine/communication';
import { mayAttackNow } from '../../../../src/war/engine/everyMove';
import { movesMade, MOVES_A_TURN, slotAt, squareOf } from '../../../../src/war/engine/position';
import { positionHash } from '../../../../src/war/engine/positionHash';
import { takeBack } from '../../../../src/war/engine/search';
import { ARMY_SIZE, firstSlot } from '../../../../src/war/engine/units';
import { other, type Square } from '../../../../src/war/engine/vocabulary';
import {
  back,
  end,
  entersArsenal,
  give,
  giveLegal,
  isLegal,
  linkedOf,
  movesOf,
  type Hunt,
  type Move,
  type Turn,
} from './hands';
import { forEachStrike } from './prey';
import { valueOf, type Shares } from './values';

/** The positions followed at a time, round by round. */
const WIDTHS = [2, 8, 24, 64];
/** The moves that are tried again after the first one. */
const AGAIN = 60;
/** The most cuts that begin turns. */
const CUTS = 3;
/** How what both sides stand to lose counts when the enemy's turn comes. */
const BEFORE_ANSWER: Shares = { own: 1, theirs: 0.3 };

/** The beginning of turns: moves that are decided, and the unit that is attacked in the end. */
type Start = Pick<Turn, 'moves' | 'target'>;

/**
 * Returns whole turns, the best first by their values before any answer, each position once: from nothing, from
 * each attack, entry into an arsenal and cut, with the best moves added. Ends when `share` of the budget is used.
 */
export function turnsOf(hunt: Hunt, share: number): Turn[] {
  const starts = startsOf(hunt);
  const found = new Map<number, Turn>();
  WIDTHS.forEach((width, round) => {
    for (const [i, start] of starts.entries()) {
      const whole = round === 0 && i === 0;
      if (!whole && hunt.budget.used() >= share) break;
      const { moves } = start;
      for (const move of moves) give(hunt, move);
      followed(
        hunt,
        start,
        i === 0 ? width : Math.ceil(width / 2),
        whole ? Infinity : share,
        found,
      );
      back(hunt, moves.length);
    }
  });
  return [...found.values()].sort((a, b) => b.score - a.score);
}

function startsOf(hunt: Hunt): Start[] {
  const { position } = hunt.search;
  const starts: Start[] = [{ moves: [], target: null }];
  for (const move of movesOf(position))
    if (entersArsenal(position, move)) starts.push({ moves: [move], target: null });
  const cuts: { moves: readonly Move[]; isolated: number }[] = [];
  forEachStrike(hunt, null, (moves, target, isolated) => {
    if (target !== null) starts.push({ moves, target });
    else cuts.push({ moves, isolated: countOf(isolated) });
    return false;
  });
  cuts.sort((a, b) => b.isolated - a.isolated);
  for (const { moves } of cuts.slice(0, CUTS)) starts.push({ moves, target: null });
  return starts;
}

function countOf(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Adds the turns that a beam over single moves finds from the search's position. */
function followed(
  hunt: Hunt,
  { moves: begun, target }: Start,
  width: number,
  share: number,
  found: Map<number, Turn>,
): void {
  const { search, budget } = hunt;
  const seen = new Set<number>();
  const due = search.position.retreatDue !== NOBODY;
  let list: readonly Move[] | null = null;
  const linked = linkedOf(search.position, search.position.side);
  let beam: Turn[] = [{ moves: [], target, score: -Infinity }];
  note(hunt, begun, target, found);
  for (let depth = 0; beam.length > 0; depth++) {
    const next: Turn[] = [];
    for (const turn of beam) {
      for (const move of turn.moves) give(hunt, move);
      if (movesMade(search.position) < MOVES_A_TURN)
        for (const move of list === null
          ? movesOf(search.position)
          : extended(hunt, list, linked)) {
          if (!(due && depth === 0) && budget.used() >= share) break;
          if (list !== null && !isLegal(hunt, move)) continue;
          give(hunt, move);
          const hash = positionHash(search.position);
          if (!seen.has(hash)) {
            seen.add(hash);
            const score = scoreOf(hunt, target);
            if (score !== null) next.push({ moves: [...turn.moves, move], target, score });
          }
          takeBack(search);
        }
      back(hunt, turn.moves.length);
    }
    next.sort((a, b) => b.score - a.score);
    list ??= next.slice(0, AGAIN).map(({ moves }) => moves[0] as Move);
    beam = next.slice(0, width);
    for (const turn of beam) {
      for (const move of turn.moves) give(hunt, move);
      note(hunt, [...begun, ...turn.moves], target, found);
      back(hunt, turn.moves.length);
    }
  }
}

/** Returns moves with those of units that have come into communication since a list was made. */
function extended(hunt: Hunt, list: readonly Move[], linked: number): readonly Move[] {
  const { position } = hunt.search;
  const joined = linkedOf(position, position.side) & ~linked;
  if (joined === 0) return list;
  const first = firstSlot(position.side);
  return [
    ...list,
    ...movesOf(position).filter((move) => (joined & (1 << ((move >> 10) - first))) !== 0),
  ];
}

/** Adds the turn that has been made, with its attack; with none planned, with each that destroys or dislodges too. */
function note(
  hunt: Hunt,
  moves: readonly Move[],
  target: Square | null,
  found: Map<number, Turn>,
): void {
  const { position } = hunt.search;
  const add = (attacked: Square | null): void => {
    const score = scoreOf(hunt, attacked);
    if (score === null) return;
    const hash = positionHash(position) * 1024 + (attacked ?? 1023);
    if (!found.has(hash)) found.set(hash, { moves, target: attacked, score });
  };
  add(target);
  if (target !== null || !mayAttackNow(position)) return;
  const first = firstSlot(other(position.side));
  for (let slot = first; slot < first + ARMY_SIZE; slot++)
    if (squareOf(position, slot) >= 0) {
      const { attack, defence } = attackAndDefence(position, squareOf(position, slot));
      if (attack > defence) add(squareOf(position, slot));
    }
}

/** Returns the value of ending the turn with an attack on a square, or with none; null if it cannot end so now. */
export function scoreOf(hunt: Hunt, target: Square | null): number | null {
  const { position } = hunt.search;
  if (position.over === null) {
    if (position.retreatDue !== NOBODY) return null;
    if (target !== null) {
      if (!mayAttackNow(position) || slotAt(position, target) === NOBODY) return null;
      const { attack, defence } = attackAndDefence(position, target);
      if (attack <= defence) return null;
    }
  }
  const ended = end(hunt, target);
  const score = valueOf(hunt, BEFORE_ANSWER);
  back(hunt, ended);
  return score;
}

/**
 * Returns the turns that differ from one by a move left out, added or replaced, unordered, without those whose hashes
 * are in `known`. `rate` returns the score of the turn whose moves have been made.
 */
export function neighboursOf(
  hunt: Hunt,
  { moves, target }: Turn,
  known: ReadonlySet<number>,
  rate: () => number | null,
): Turn[] {
  const { search, budget } = hunt;
  const found: Turn[] = [];
  const seen = new Set<number>();
  const consider = (made: readonly Move[]): void => {
    const hash = positionHash(search.position) * 1024 + (target ?? 1023);
    if (known.has(hash) || seen.has(hash)) return;
    seen.add(hash);
    const score = rate();
    if (score !== null) found.push({ moves: made, target, score });
  };
  for (let out = -1; out < moves.length && budget.used() < 1; out++) {
    const left = moves.filter((_, i) => i !== out);
    const given = giveLegal(hunt, left);
    if (given === left.length) {
      if (out >= 0) consider(left);
      if (movesMade(search.position) < MOVES_A_TURN)
        for (const move of movesOf(search.position)) {
          if (budget.used() >= 1) break;
          give(hunt, move);
          consider([...left, move]);
          takeBack(search);
        }
    }
    back(hunt, given);
  }
  return found;
}
