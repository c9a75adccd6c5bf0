import { keyOf, type Candidate } from './candidate';
import {
  bestOf,
  fearOf,
  judge,
  playFurther,
  type Feared,
  type Judged,
  type Table,
} from './judging';
import { neighboursOf } from './neighbours';
import { giveQuickTurn } from './rollouts';
import { following, strategiesOf, type Strategy } from './strategies';
import { judged, takeBackAll, type Thinking } from './thinking';

/** Share of the budget after which no more blows are tried against the first candidates, and none of them is played out. */
const BLOWS = 0.4;
const FIRST_ROUND = 0.7;
/** The last where the best are then played further, and the shares after which no strategy is compared and nothing is bettered. */
const FIRST_BEFORE_FURTHER = 0.45;
const COMPARED = 0.65;
const BETTERED = 0.75;
/** Strategies are compared where the budget has room for so many of them, and else nothing is bettered after this share. */
const FEWEST = 3;
const BETTERED_ALONE = 0.55;
/** Candidates of the first strategy that are played further before any is bettered. */
const LEADERS = 3;
/** Games played out for a turn after which it is believed that it stands best. */
const PROVED = 8;
/** Neighbours of a turn that are tried, the best by the evaluation alone. */
const NEIGHBOURS = 8;

/**
 * The candidate that stands best against the enemy's answers, its single blows and its turns (`rollouts.ts`), with that for
 * its score; undefined where there is none. A level that compares strategies plays the turns of each many turns further; one
 * that betters its turns goes on to what differs from the best by single orders, as long as the budget lasts.
 */
export function answered(
  thinking: Thinking,
  candidates: readonly Candidate[],
): Candidate | undefined {
  const { budget, level, search, side, weights } = thinking;
  const strategies = strategiesOf(search.position, side, weights).slice(0, level.strategies);
  const table: Table = { thinking, fear: fearOf(thinking), strategies, all: [] };
  const first: Feared[] = [];
  for (const candidate of candidates.slice(0, level.answered)) {
    if (first.length > 0 && budget.used() >= BLOWS) break;
    first.push(table.fear(candidate));
  }
  first.sort((a, b) => b.value - a.value);
  const further = level.turnsFurther > 0;
  const share = level.betterings === 0 ? 1 : further ? FIRST_BEFORE_FURTHER : FIRST_ROUND;
  const begun = budget.used();
  for (const each of first) {
    if (budget.used() >= share) break;
    judge(table, each, null);
  }
  const cost =
    (((budget.used() - begun) / Math.max(1, table.all.length)) * level.turnsFurther) /
    level.turnsAhead;
  const compares = further && strategies.length > 1 && budget.used() + cost * FEWEST < COMPARED;
  if (compares) compareStrategies(table);
  if (level.betterings > 0)
    better(table, candidates, !further ? 1 : compares ? BETTERED : BETTERED_ALONE);
  const best = further ? bestFurther(table) : bestOf(table.all);
  return best === undefined ? first[0]?.candidate : { ...best.candidate, score: best.value };
}

/** Plays the best candidates further by the first strategy, the turn of each other strategy by that, and the best by the best of these. */
function compareStrategies(table: Table): void {
  const { thinking, strategies, fear, all } = table;
  const { budget } = thinking;
  const out = (): boolean => budget.used() >= COMPARED;
  const leaders = [...all].sort((a, b) => b.value - a.value).slice(0, LEADERS);
  const played: Judged[] = [];
  const play = (each: Judged | null): void => {
    const further = each === null ? null : playFurther(table, each);
    if (further !== null) played.push(further);
  };
  for (const each of leaders.slice(0, 1)) play(each);
  for (let strategy = 1; strategy < strategies.length; strategy++) {
    if (out()) break;
    play(judge(table, fear(turnOf(table, strategy)), null));
  }
  const { strategy } = bestOf(played)?.candidate ?? { strategy: 0 };
  for (const { candidate } of strategy === 0 ? [] : leaders) {
    if (out()) break;
    play(judge(table, fear({ ...candidate, strategy }), null));
  }
  for (const each of leaders.slice(1)) {
    if (out()) break;
    play(each);
  }
}

/** The quick turn of a strategy. */
function turnOf({ thinking, strategies }: Table, strategy: number): Candidate {
  const given = giveQuickTurn(following(thinking, strategies[strategy] as Strategy));
  const score = judged(thinking);
  takeBackAll(thinking, given.orders);
  return { moves: given.moves, finish: given.finish, score, lane: -strategy, strategy };
}

/** Tries the neighbours of the best candidate whose neighbours have not been tried, again and again. */
function better(table: Table, candidates: readonly Candidate[], share: number): void {
  const { thinking, fear, all } = table;
  const known = new Set(candidates.map(keyOf));
  const { budget, level } = thinking;
  const out = (): boolean => budget.used() >= share;
  for (let times = 0; times < level.betterings; times++) {
    const played = all.filter(({ later, expanded }) => !expanded && later !== null);
    const from = bestOf(played.length > 0 ? played : all.filter(({ expanded }) => !expanded));
    if (from === undefined || out()) return;
    from.expanded = true;
    for (const next of neighboursOf(thinking, from.candidate, known, out).slice(0, NEIGHBOURS)) {
      if (out()) return;
      judge(table, fear(next), from.later);
    }
  }
}

/**
 * The best that has been played further so often that it does not stand best by luck: whichever stands best is played again
 * until then, or until the budget runs out.
 */
function bestFurther(table: Table): Judged | undefined {
  for (;;) {
    const best = bestOf(table.all);
    if (best === undefined || best.games >= PROVED) return best;
    if (playFurther(table, best) === null) return best;
  }
}
