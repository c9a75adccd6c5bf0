// The rows that the network is trained on: a position's features, and what came of its game. A set of rows is one
// array of numbers, `ROW` for each position.
import type { Position } from '../../src/war/engine/position';
import type { Side } from '../../src/war/engine/vocabulary';
import { evaluate } from '../../src/war/opponent/evaluation';
import { describe, FEATURES } from '../../src/war/opponent/features';
import { bounded } from '../../src/war/opponent/predictedScore';
import type { Plans } from '../../src/war/opponent/plans';
import { LEARNED_WEIGHTS } from '../../src/war/opponent/weights';

/** The kinds of opponents of level 6 in the games to train on. */
export const KINDS = ['itself', 'earlier', 'hunter', 'raider', 'greedy', 'passive'] as const;
export type Kind = (typeof KINDS)[number];

/** The games after which the kinds of opponents repeat, and one of so many such cycles is held out. */
export const CYCLE = 8;
const HELD_OUT_ONE_OF = 5;

/** Returns whether a game is held out of the training: whole cycles are, so that every kind of opponent is. */
export const isHeldOut = (game: number): boolean =>
  Math.floor(game / CYCLE) % HELD_OUT_ONE_OF === 0;

/** The places of a row's numbers before its features. */
export const AT = {
  /** The number of the game, unique within its kind. */
  game: 0,
  /** The index of the kind in `KINDS`, or `QUICK`. */
  kind: 1,
  /** The result for the side to move: 1, 0, or 0.5 for a draw. */
  result: 2,
  /** The turns of both sides until the end of the game. */
  left: 3,
  /** The score of a search some turns later for the side to move, from -1 to 1; NaN if there is none. */
  later: 4,
  /** The evaluation, in tenths of an infantry, for the side to move. */
  judged: 5,
} as const;
/** The length of a row before its features. */
export const HEAD = 6;
export const ROW = HEAD + FEATURES;
/** The kind of a quick game. */
export const QUICK = KINDS.length;

/** The turns after which the score of a search is taken, at least. */
export const LATER = 8;
/** The score of a certain win in a search's scores (predictedScore.ts). */
const CERTAIN = 400;

/** What is known of a position before the end of its game. */
export interface Seen {
  readonly side: Side;
  readonly judged: number;
  readonly features: Float32Array;
}

/** Returns what is known of a position, with these plans in the evaluation. */
export function seenIn(position: Position, plans: Plans): Seen {
  const features = new Float32Array(FEATURES);
  describe(position, features);
  const { side } = position;
  return { side, judged: evaluate(position, side, LEARNED_WEIGHTS, 5, plans), features };
}

/** Returns the rows of a game, from the positions seen in it in order; `later` has the search's scores of them. */
export function rowsOf(
  { game, kind, winner }: { game: number; kind: number; winner: Side | null },
  seen: readonly Seen[],
  scores: readonly (number | null)[] = [],
): Float32Array {
  const rows = new Float32Array(seen.length * ROW);
  for (const [i, { side, judged, features }] of seen.entries()) {
    const at = i * ROW;
    rows[at + AT.game] = game;
    rows[at + AT.kind] = kind;
    rows[at + AT.result] = winner === null ? 0.5 : winner === side ? 1 : 0;
    rows[at + AT.left] = seen.length - i;
    rows[at + AT.later] = laterScore(seen, scores, i);
    rows[at + AT.judged] = judged;
    rows.set(features, at + HEAD);
  }
  return rows;
}

/** Returns the first score that a search had some turns after a position, for its side to move; NaN if there is none. */
function laterScore(
  seen: readonly Seen[],
  scores: readonly (number | null)[],
  from: number,
): number {
  for (let i = from + LATER; i < seen.length; i++) {
    const score = scores[i];
    if (score === null || score === undefined) continue;
    const share = Math.max(-1, Math.min(1, bounded(score) / CERTAIN));
    return seen[i]?.side === seen[from]?.side ? share : -share;
  }
  return NaN;
}
