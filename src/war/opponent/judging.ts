import type { Candidate } from './candidate';
import { giveCandidate, worstStrike, type Reply } from './replies';
import { afterStrike, playedOut } from './rollouts';
import { outOf, takeBackAll, type Thinking } from './thinking';

/** Candidates within this distance of the best are judged completely, in tenths of an infantry. */
const CLOSE = 4;

/** A candidate for the turn, and the enemy's worst strike against it: an attack with the moves that prepare it. */
export interface Feared {
  readonly candidate: Candidate;
  readonly strike: Reply;
  /** The score after the strike plus `weights.outlook` times the candidate's own score, in tenths of an infantry. */
  readonly value: number;
}

/** A candidate turn, and its score after some further turns of both sides were played out, in tenths of an infantry. */
export interface Judged {
  readonly candidate: Candidate;
  readonly value: number;
  /** Whether its neighbours have been tried. */
  expanded: boolean;
}

/**
 * The state of a comparison of candidate turns: the search, the function that finds the enemy's worst strike against a
 * candidate, and the candidates compared so far.
 */
export interface Table {
  readonly thinking: Thinking;
  readonly fear: (candidate: Candidate) => Feared;
  readonly all: Judged[];
}

/**
 * Returns a function that finds the enemy's worst strike, an attack with the moves that prepare it, against a
 * candidate. It tries the unit that was struck last first, and stops early at a candidate clearly worse than the best
 * one yet.
 */
export function fearOf(thinking: Thinking): (candidate: Candidate) => Feared {
  const { outlook } = thinking.weights;
  let leading = -Infinity;
  let feared = -1;
  return (candidate) => {
    const orders = giveCandidate(thinking, candidate);
    const before = outlook * candidate.score;
    const strike = worstStrike(thinking, leading - before - CLOSE, feared);
    takeBackAll(thinking, orders);
    feared = strike.target ?? feared;
    const value = strike.score + before;
    leading = Math.max(leading, value);
    return { candidate, strike, value };
  };
}

/** Plays a candidate out for `level.turnsAhead` turns and adds it with its score to `all`, while the budget lasts. */
export function judge({ thinking, all }: Table, { candidate, strike, value }: Feared): void {
  const { level, weights } = thinking;
  const orders = giveCandidate(thinking, candidate);
  const quick = playedOut(thinking, level.turnsAhead);
  const struck = weights.caution === 0 ? quick : Math.min(quick, afterStrike(thinking, strike));
  takeBackAll(thinking, orders);
  if (outOf(thinking.budget)) return;
  const ahead = quick * (1 - weights.caution) + struck * weights.caution;
  all.push({ candidate, value: ahead + weights.strike * value, expanded: false });
}

/** Returns the candidate turn with the best score of those given; undefined if there is none. */
export const bestOf = (all: readonly Judged[]): Judged | undefined =>
  all.reduce<Judged | undefined>(
    (best, each) => (best === undefined || each.value > best.value ? each : best),
    undefined,
  );
