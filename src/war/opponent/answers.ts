import { keyOf, type Candidate } from './candidate';
import { neighboursOf } from './neighbours';
import { giveCandidate, worstBlow, type Reply } from './replies';
import { afterBlow, playedFurther, playedOut } from './rollouts';
import { outOf, takeBackAll, type Thinking } from './thinking';

/** Share of the budget after which no more blows are tried against the first candidates, and none of them is played out. */
const BLOWS = 0.4;
const FIRST_ROUND = 0.7;
/**
 * Share after which nothing more is bettered where the best are then played further, how many of these, and how far that decides.
 */
const BETTERED = 0.55;
const FINALISTS = 6;
const FURTHER_SHARE = 0.5;
/** Neighbours of a turn that are tried, the best by the evaluation alone. */
const NEIGHBOURS = 8;
/** Candidates so near to the best are judged to the end, in tenths of an infantry. */
const CLOSE = 4;

/** A candidate and the worst that the enemy can do against it at once. */
interface Feared {
  readonly candidate: Candidate;
  readonly blow: Reply;
  /** What is left after the blow, and the outlook's share of what stood before it. */
  readonly value: number;
}

/** A candidate as it stands some turns later. */
interface Judged {
  readonly candidate: Candidate;
  readonly value: number;
  /** Whether its neighbours have been tried. */
  expanded: boolean;
}

/**
 * The candidate that stands best against the enemy's answers, its single blows and its turns (`rollouts.ts`), with that for
 * its score; undefined where there is none. A level that betters its turns goes on to what differs from the best by single
 * orders, as long as the budget lasts.
 */
export function answered(
  thinking: Thinking,
  candidates: readonly Candidate[],
): Candidate | undefined {
  const { budget, level } = thinking;
  const fear = fearOf(thinking);
  const first: Feared[] = [];
  for (const candidate of candidates.slice(0, level.answered)) {
    if (first.length > 0 && budget.used() >= BLOWS) break;
    first.push(fear(candidate));
  }
  first.sort((a, b) => b.value - a.value);
  const all: Judged[] = [];
  for (const each of first) {
    if (budget.used() >= (level.betterings > 0 ? FIRST_ROUND : 1)) break;
    judge(thinking, each, all);
  }
  if (level.betterings > 0) better(thinking, candidates, fear, all);
  const best = level.turnsFurther > 0 ? bestFurther(thinking, all) : bestOf(all);
  return best === undefined ? first[0]?.candidate : { ...best.candidate, score: best.value };
}

/** Tries the enemy's blows against a candidate; the unit struck last is tried first. */
function fearOf(thinking: Thinking): (candidate: Candidate) => Feared {
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
function judge(thinking: Thinking, { candidate, blow, value }: Feared, all: Judged[]): void {
  const { level, weights } = thinking;
  const orders = giveCandidate(thinking, candidate);
  const quick = playedOut(thinking, level.turnsAhead);
  const struck = weights.caution === 0 ? quick : Math.min(quick, afterBlow(thinking, blow));
  takeBackAll(thinking, orders);
  if (outOf(thinking.budget)) return;
  const ahead = quick * (1 - weights.caution) + struck * weights.caution;
  all.push({ candidate, value: ahead + weights.blow * value, expanded: false });
}

/** Tries the neighbours of the best candidate whose neighbours have not been tried, again and again. */
function better(
  thinking: Thinking,
  candidates: readonly Candidate[],
  fear: (candidate: Candidate) => Feared,
  all: Judged[],
): void {
  const known = new Set(candidates.map(keyOf));
  const { budget, level } = thinking;
  const share = level.turnsFurther > 0 ? BETTERED : 1;
  const out = (): boolean => budget.used() >= share;
  for (let times = 0; times < level.betterings; times++) {
    const from = bestOf(all.filter(({ expanded }) => !expanded));
    if (from === undefined || out()) return;
    from.expanded = true;
    for (const next of neighboursOf(thinking, from.candidate, known, out).slice(0, NEIGHBOURS)) {
      if (out()) return;
      judge(thinking, fear(next), all);
    }
  }
}

/**
 * The best of those that stand best, judged by what comes many turns later as well: who wins is foretold better by that than
 * by anything nearer (docs/opponent.md). The best as they stand where the budget runs out before two of them are played further.
 */
function bestFurther(thinking: Thinking, all: readonly Judged[]): Judged | undefined {
  const { budget, level } = thinking;
  const ranked: { readonly each: Judged; readonly value: number }[] = [];
  for (const each of [...all].sort((a, b) => b.value - a.value).slice(0, FINALISTS)) {
    const orders = giveCandidate(thinking, each.candidate);
    const later = playedFurther(thinking, level.turnsFurther);
    takeBackAll(thinking, orders);
    if (outOf(budget)) break;
    ranked.push({ each, value: each.value * (1 - FURTHER_SHARE) + later * FURTHER_SHARE });
  }
  if (ranked.length < 2) return bestOf(all);
  return ranked.reduce((best, next) => (next.value > best.value ? next : best)).each;
}

const bestOf = (all: readonly Judged[]): Judged | undefined =>
  all.reduce<Judged | undefined>(
    (best, each) => (best === undefined || each.value > best.value ? each : best),
    undefined,
  );
