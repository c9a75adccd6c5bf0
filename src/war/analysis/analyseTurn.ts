import type { Position } from '../engine/position';
import { positionHash } from '../engine/positionHash';
import type { Action, Side } from '../engine/vocabulary';
import type { LevelNumber } from '../opponent/levels';
import { chooseTurn } from '../opponent/opponent';
import { northShare, rounded } from './judgement';
import { missedCut, missedKills, played, type MissedCut, type MissedKill } from './missed';

/** How a turn is analysed. */
export interface AnalysisRequest {
  /** Orders tried for the program’s turn; judging takes some thousands more. */
  readonly nodes: number;
  readonly seed: number;
}

/** A turn that the program holds to be better than the one made, and what the North can expect after it. */
export interface BetterTurn {
  /** The whole turn, to its end. */
  readonly actions: readonly Action[];
  readonly share: number;
}

/** What an analysis finds of one turn. Shares are of the North’s expectation, 0 to 1, to a thousandth. */
export interface TurnAnalysis {
  readonly turn: number;
  readonly side: Side;
  readonly before: number;
  readonly after: number;
  /** What the side that moved has lost of its expectation against the best turn that was seen; never negative. */
  readonly loss: number;
  /** Null where nothing better was seen than the turn made. */
  readonly better: BetterTurn | null;
  readonly kills: readonly MissedKill[];
  readonly cut: MissedCut | null;
}

/** What another turn must gain to be told: half a point of a hundred, which is less than judging errs by. */
const LEAST_GAIN = 0.005;
/** Who looks for the better turn. */
const LEVEL: LevelNumber = 6;

/**
 * Judges a turn that was made: `before` is the position it began with, `actions` all that was done in it to its end. The
 * program’s turn, the kills and the cut that it could have made are judged just as it is. The same on every machine for the
 * same nodes and seed, and for turns one after the other `after` is the next one’s `before`.
 *
 * @throws {RangeError} where the actions are no whole legal turn.
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

/** The best of other turns for the side to move, where it is better than the one made; each is brought to its end first. */
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

/** Orders with what ends their turn: an advance that is due after an attack, or the end itself. */
function toItsEnd(before: Position, actions: readonly Action[]): readonly Action[] {
  const now = played(before, actions);
  if (now === null || isEnded(before, now)) return actions;
  const { advance } = now;
  const from = advance?.from[0];
  return advance !== null && from !== undefined
    ? [...actions, { type: 'advance', from, to: advance.to }]
    : [...actions, { type: 'endTurn' }];
}
