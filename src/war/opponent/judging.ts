import type { Candidate } from './candidate';
import { giveCandidate, worstBlow, type Reply } from './replies';
import { afterBlow, playedFurther, playedOut } from './rollouts';
import type { Strategy } from './strategies';
import { outOf, takeBackAll, type Thinking } from './thinking';

/** How far what comes many turns later decides. */
const FURTHER_SHARE = 0.5;
/** How far one game played out for a turn itself counts against what was known of the turn that it was bettered from. */
const OWN_SHARE = 0.3;
/** Places of turns played out that each strategy has to itself. */
const PLACES = 100;
/** Candidates so near to the best are judged to the end, in tenths of an infantry. */
const CLOSE = 4;

/** A candidate and the worst that the enemy can do against it at once. */
export interface Feared {
  readonly candidate: Candidate;
  readonly blow: Reply;
  /** What is left after the blow, and the outlook's share of what stood before it. */
  readonly value: number;
}

/** A candidate as it stands some turns later. */
export interface Judged {
  readonly candidate: Candidate;
  readonly value: number;
  /** How it stands many turns later, or how the turn does that it was bettered from; null where neither is known. */
  readonly later: number | null;
  /** Whether it has been played further itself. */
  readonly played: boolean;
  /** Whether its neighbours have been tried. */
  expanded: boolean;
}

/** How a candidate stands by what comes some turns and many turns later: who wins is foretold better by the latter (docs/opponent.md). */
export const worthOf = ({ value, later }: Judged): number =>
  later === null ? value : value * (1 - FURTHER_SHARE) + later * FURTHER_SHARE;

/** What candidates are judged with, and those judged. */
export interface Table {
  readonly thinking: Thinking;
  readonly fear: (candidate: Candidate) => Feared;
  readonly strategies: readonly Strategy[];
  readonly all: Judged[];
}

/** Tries the enemy's blows against a candidate; the unit struck last is tried first. */
export function fearOf(thinking: Thinking): (candidate: Candidate) => Feared {
  const { outlook } = thinking.weights;
  let leading = -Infinity;
  let feared = -1;
  return (candidate) => {
    const orders = giveCandidate(thinking, candidate);
    const before = outlook * candidate.score;
    const blow = worstBlow(thinking, leading - before - CLOSE, feared);
    takeBackAll(thinking, orders);
    feared = blow.target ?? feared;
    const value = blow.score + before;
    leading = Math.max(leading, value);
    return { candidate, blow, value };
  };
}

/** Plays a candidate out, and adds it to those judged; not where the budget has run out meanwhile. */
export function judge(
  { thinking, strategies, all }: Table,
  { candidate, blow, value }: Feared,
  later: number | null,
): Judged | null {
  const { level, weights } = thinking;
  const strategy = strategies[candidate.strategy] as Strategy;
  const orders = giveCandidate(thinking, candidate);
  const quick = playedOut(thinking, level.turnsAhead, strategy);
  const struck = weights.caution === 0 ? quick : Math.min(quick, afterBlow(thinking, blow));
  takeBackAll(thinking, orders);
  if (outOf(thinking.budget)) return null;
  const ahead = quick * (1 - weights.caution) + struck * weights.caution;
  const each = {
    candidate,
    value: ahead + weights.blow * value,
    later,
    played: false,
    expanded: false,
  };
  all.push(each);
  return each;
}

/** Puts what comes many turns later in the place of a judged candidate's, if the budget lasts. */
export function playFurther({ thinking, strategies, all }: Table, each: Judged): Judged | null {
  const { level } = thinking;
  const { strategy } = each.candidate;
  const orders = giveCandidate(thinking, each.candidate);
  const later = playedFurther(
    thinking,
    level.turnsFurther,
    strategies[strategy] as Strategy,
    PLACES * (strategy + 1),
  );
  takeBackAll(thinking, orders);
  if (outOf(thinking.budget)) return null;
  const known = each.later ?? later;
  const played = { ...each, later: known + (later - known) * OWN_SHARE, played: true };
  all[all.indexOf(each)] = played;
  return played;
}

/** The best of candidates; undefined where there is none. */
export const bestOf = (all: readonly Judged[]): Judged | undefined =>
  all.reduce<Judged | undefined>(
    (best, each) => (best === undefined || worthOf(each) > worthOf(best) ? each : best),
    undefined,
  );
