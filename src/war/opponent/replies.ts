import { mayAttackNow } from '../engine/everyMove';
import { NOBODY } from '../engine/communication';
import { movesMade, MOVES_A_TURN, unitsOf } from '../engine/position';
import type { Square } from '../engine/vocabulary';
import { cutsNow } from './cuts';
import { entriesNow } from './entries';
import { killOf } from './kills';
import { isolating } from './openers';
import { openersFor, QUICK, solve } from './solver';
import type { Candidate } from './candidate';
import {
  finishWith,
  give,
  giveFinish,
  judged,
  movesNow,
  outOf,
  takeBackAll,
  type PackedMove,
  type Thinking,
} from './thinking';

/** The most enemy cuts that are examined, and the fewest units that one isolates. */
const MOST_CUTS = 3;
const LEAST_CUT = 2;

/**
 * The enemy's worst strike after a turn: `score`, that of the position after it for the searching side, in tenths of
 * an infantry; the square of the unit that it attacks, null if none; and the moves that prepare it, in order.
 */
export interface Reply {
  readonly score: number;
  readonly target: Square | null;
  readonly moves: readonly PackedMove[];
}

/** Plays a candidate turn on `thinking.search`. Returns the number of orders made, which `takeBackAll` takes back. */
export function giveCandidate(
  thinking: Thinking,
  { moves, finish }: Pick<Candidate, 'moves' | 'finish'>,
): number {
  for (const move of moves) give(thinking, move);
  return moves.length + giveFinish(thinking, finish);
}

/**
 * Returns the enemy's worst single strike after a turn that has been made on `thinking.search`: doing nothing, taking
 * an arsenal, a successful attack with the moves that prepare it, or one of the three cuts that isolate the most units,
 * at least two. `feared` is the square of the unit to try first, -1 for none. The search ends early once a strike
 * leaves a score below `floor`, in tenths of an infantry.
 */
export function worstStrike(thinking: Thinking, floor: number, feared: number): Reply {
  const { search } = thinking;
  if (search.position.over !== null) return { score: judged(thinking), target: null, moves: [] };
  // A due retreat comes first; its best square is not searched for.
  const retreat =
    search.position.retreatDue === NOBODY ? [] : movesNow(search.position).slice(0, 1);
  for (const move of retreat) give(thinking, move);
  const worst = strikes(thinking, floor, feared);
  takeBackAll(thinking, retreat.length);
  return { ...worst, moves: [...retreat, ...worst.moves] };
}

function strikes(thinking: Thinking, floor: number, feared: number): Reply {
  const { search, weights } = thinking;
  const { position } = search;
  let worst: Reply = { score: Infinity, target: null, moves: [] };
  /** Returns whether that was bad enough. */
  const falls = (moves: readonly PackedMove[], target: Square | null): boolean => {
    for (const move of moves) give(thinking, move);
    const ended = finishWith(thinking, target);
    takeBackAll(thinking, moves.length);
    if (ended !== null && ended.score < worst.score) worst = { score: ended.score, target, moves };
    return worst.score < floor;
  };
  if (falls([], null)) return worst;
  if (position.over !== null) return worst;
  for (const moves of entriesNow(thinking)) if (falls(moves, null)) return worst;
  const victims = unitsOf(position)
    .filter(({ side }) => side !== position.side)
    .sort(
      (a, b) =>
        Number(b.square === feared) - Number(a.square === feared) ||
        weights.unit[b.kind] - weights.unit[a.kind] ||
        a.square - b.square,
    );
  const moves = MOVES_A_TURN - movesMade(position);
  if (thinking.level.solves) {
    const openers = openersFor(thinking, QUICK);
    for (const kill of solve(thinking, QUICK, openers))
      if (falls(kill.moves, kill.target)) return worst;
    for (const cut of isolating(openers, LEAST_CUT, MOST_CUTS))
      if (falls(cut.moves, null)) return worst;
    return worst;
  }
  if (mayAttackNow(position))
    for (const { square } of victims) {
      if (outOf(thinking.budget)) return worst;
      const kill = killOf(thinking, square, moves);
      if (kill !== null && falls(kill.moves, square)) return worst;
    }
  for (const { move } of cutsNow(thinking, LEAST_CUT, MOST_CUTS))
    if (falls([move], null)) return worst;
  return worst;
}
