import type { Position } from '../engine/position';
import { positionHash } from '../engine/positionHash';
import type { Action, Side } from '../engine/vocabulary';
import type { LevelNumber } from '../opponent/levels';
import { chooseTurn } from '../opponent/opponent';
import { northShare, rounded } from './judgement';
import { missedCut, missedKills, played, type MissedCut, type MissedKill } from './missed';

/** How thoroughly a turn is analysed: the number of orders that the bot may try, and the seed of its search. */
export interface AnalysisRequest {
  /** The most orders that the bot may try for its own turn; judging turns takes some thousands more. */
  readonly nodes: number;
  /** The seed of the search and of the quick turns; the same seed gives the same analysis. */
  readonly seed: number;
}

/**
 * A turn judged better for the mover than the one played: the bot's own, or one with a missed kill or cut. `actions` is
 * the whole turn, to its end; `share` is the North's expectation after it, from 0 to 1.
 */
export interface BetterTurn {
  /** The whole turn, to its end. */
  readonly actions: readonly Action[];
  /** The North's expectation after the turn, from 0 to 1. */
  readonly share: number;
}

/**
 * The analysis of one turn (docs/analysis.md). `before` and `after` are the North's expectations before and after it,
 * from 0 (the South wins) to 1 (the North wins), rounded to a thousandth; `better` is the best turn found, or null if
 * none is better than the one played; `kills`, the most valuable first, and `cut` are chances that the turn missed.
 */
export interface TurnAnalysis {
  /** The number of the turn, from 1, counting the turns of both sides. */
  readonly turn: number;
  /** The side that played the turn. */
  readonly side: Side;
  readonly before: number;
  readonly after: number;
  /** The mover's loss of expectation against the best turn found, from 0 to 1; 0 if none is better. */
  readonly loss: number;
  /** Null if no better turn than the one played was found. */
  readonly better: BetterTurn | null;
  readonly kills: readonly MissedKill[];
  readonly cut: MissedCut | null;
}

/** The least gain of a better turn to be shown: half a point of a hundred, less than the error of judgements. */
const LEAST_GAIN = 0.005;
/** The level that searches for the better turn. */
const LEVEL: LevelNumber = 6;

/**
 * Returns the analysis of a played turn: `before` is the position in which it began, `actions` are all its actions. The
 * bot's own turn, and the kills and the cut that were possible, are judged in the same way as the played one. The same
 * on every machine for the same nodes and seed; for consecutive turns `after` equals the next `before`.
 *
 * @throws {RangeError} if the actions are no whole legal turn.
 */
export function analyseTurn(
  before: Position,
  actions: readonly Action[],
  { nodes, seed }: AnalysisRequest,
): TurnAnalysis {
  const end = played(before, actions);
  const last = played(before, actions.slice(0, -1));
  if (end === null || last === null || isEnded(before, last) || !isEnded(before, end))
    throw new RangeError('no whole legal turn');
  const { turn, side } = before;
  const after = northShare(end, seed);
  const won = end.over !== null && end.over.winner === side;
  const kills = won ? [] : missedKills(before, end);
  const cut = won ? null : missedCut(before, end);
  const program = won ? [] : [chooseTurn(before, { level: LEVEL, limit: { nodes }, seed }).actions];
  const others = [...program, ...kills.map((kill) => kill.actions), ...(cut ? [cut.actions] : [])];
  const better = betterOf(before, end, after, others, seed);
  return {
    turn,
    side,
    before: northShare(before, seed),
    after,
    loss: better === null ? 0 : rounded(Math.abs(better.share - after)),
    better,
    kills,
    cut,
  };
}

const isEnded = (before: Position, { turn, over }: Position): boolean =>
  turn !== before.turn || over !== null;

/** The best of other turns for the side to move, if it is better than the one played; each is completed first. */
function betterOf(
  before: Position,
  end: Position,
  made: number,
  others: readonly (readonly Action[])[],
  seed: number,
): BetterTurn | null {
  const gain = (share: number): number => (before.side === 'N' ? share - made : made - share);
  const seen = new Set([positionHash(end)]);
  let best: BetterTurn | null = null;
  for (const begun of others) {
    const actions = toItsEnd(before, begun);
    const left = played(before, actions);
    if (left === null || seen.has(positionHash(left))) continue;
    seen.add(positionHash(left));
    const share = northShare(left, seed);
    if (gain(share) > (best === null ? LEAST_GAIN : gain(best.share))) best = { actions, share };
  }
  return best;
}

/** Returns orders with the end of their turn: a due advance after an attack, or the end itself. */
function toItsEnd(before: Position, actions: readonly Action[]): readonly Action[] {
  const now = played(before, actions);
  if (now === null || isEnded(before, now)) return actions;
  const { advance } = now;
  const from = advance?.from[0];
  return advance !== null && from !== undefined
    ? [...actions, { type: 'advance', from, to: advance.to }]
    : [...actions, { type: 'endTurn' }];
}
