import { diverse, keyOf, type Candidate } from './candidate';
import { predictedScore } from './predictedScore';
import { hangingNow, lossBy, NOTHING, worseOf, type Hanging } from './hanging';
import { neighboursOf } from './neighbours';
import { alertness } from './pressing';
import { repairOf } from './repairs';
import { giveCandidate, worstStrike, type Reply } from './replies';
import { priceOfReturns } from './returning';
import { afterStrike, predictedFurther, giveQuickTurn, openingOf } from './rollouts';
import { QUICK, THOROUGH } from './solver';
import { following, strategiesOf, type Strategy } from './strategies';
import { judged, outOf, takeBackAll, type Thinking } from './thinking';

/** A turn that might be played, and what is known about it. */
interface Prospect {
  readonly candidate: Candidate;
  /** The enemy's worst strike against it. */
  readonly strike: Reply;
  /** Its predicted score, from those at once and after the strike. */
  readonly soon: number;
  /** What it loses in the comparison for units that go back to a square they left, in tenths of an infantry. */
  readonly price: number;
  /** The results of the games played out for it in which the enemy does what it likes. */
  readonly free: Results;
  /** Those of the games in which it begins with the strike; null if there is no strike. */
  readonly struck: Results | null;
  /** Whether its neighbours have been tried. */
  expanded: boolean;
  /** The worst known attack of the enemy against it, what it takes being lost in the comparison. */
  hanging: Hanging;
  /** How such attacks have been searched for: by those against other turns only, quickly, or as thoroughly as the budget lets. */
  verified: 'not' | 'quickly' | 'wholly';
  /** Whether a repair of it has been looked for. */
  repaired: boolean;
}

/** The sum of the results of games, and their number. */
interface Results {
  sum: number;
  games: number;
}

/** The number of games that the first prediction counts as. */
const SOON = 1;
/** The bonus of a turn without games over its known score, in tenths of an infantry. */
const CURIOSITY = 40;
/** The games between two improvements, and the shares of the budget after which none begins and none continues. */
const GAMES_BETWEEN = 2;
const LAST_BEGUN = 0.6;
const LAST_ENDED = 0.7;
/** The neighbours of a turn that are examined, the best by the evaluation alone, and those kept. */
const NEIGHBOURS = 40;
const BEST_NEIGHBOURS = 4;
/** The least games that are played out for the turn that goes on with a plan of several turns. */
const PLAN_GAMES = 3;
/** The share of the budget after which the best turn is verified. */
const VERIFIED_FROM = 0.75;
/** How many times its value what hangs after a turn takes from the turn's worth: results of games are less certain. */
const HANGS = 1.5;
/** How much longer a thorough search for attacks takes than a quick one. */
const THOROUGH_TAKES = 4;
/** The places of played-out turns that each strategy has to itself. */
const PLACES = 100;

/** The context of a comparison, and the turns compared. */
interface Table {
  readonly thinking: Thinking;
  readonly strategies: readonly Strategy[];
  /** The index of the strategy that goes on with a plan of several turns; null if the side has none. */
  readonly planned: number | null;
  readonly known: Set<string>;
  readonly all: Prospect[];
  /** The attacks found in verifying turns. */
  readonly strikes: Hanging[];
}

/**
 * Returns the candidate turn, or an improvement of one, with the best predicted outcome; undefined if there is no
 * candidate. Every turn is predicted at once and after the enemy's worst strike, an attack with the moves that prepare
 * it. Until the budget ends, the most promising or least examined turn is then played out further, and now and then the
 * best one is varied by single orders. In the last quarter the best turn is verified: what the enemy could destroy after it is
 * lost in the comparison, and turns that lose less by a few other orders are compared, too.
 */
export function bestPredicted(
  thinking: Thinking,
  candidates: readonly Candidate[],
): Candidate | undefined {
  const { budget, level, search, side, weights } = thinking;
  const planned = thinking.plans[side].operation !== null;
  const strategies = strategiesOf(search.position, side, weights, planned);
  const table: Table = {
    thinking,
    strategies,
    planned: planned ? strategies.length - 1 : null,
    known: new Set(candidates.map(keyOf)),
    all: [],
    strikes: [],
  };
  const first = [...candidates];
  for (let i = 0; i < strategies.length && !outOf(budget); i++) {
    const turn = turnOf(table, i);
    if (i > 0 || !table.known.has(keyOf(turn))) first.push(turn);
    table.known.add(keyOf(turn));
  }
  const won = first.find((each) => after(thinking, each, wins));
  if (won !== undefined) return won;
  add(table, first, level.answered);
  for (let round = 0; !outOf(budget); round++) {
    if (budget.used() >= VERIFIED_FROM && verify(table)) continue;
    if (round % (GAMES_BETWEEN + 1) === 0 && budget.used() < LAST_BEGUN) better(table);
    const next = planUnknown(table) ?? bestOf(table, CURIOSITY);
    // A single turn need not be known better.
    if (next === undefined || table.all.length === 1 || !playOut(table, next)) break;
  }
  const best = bestOf(table, 0, 1) ?? bestOf(table, 0);
  return best === undefined ? first[0] : { ...best.candidate, score: worthOf(table, best) };
}

/** Adds the candidates with the best predictions, each with the prediction after the enemy's worst strike. */
function add(
  { thinking, planned, all }: Table,
  candidates: readonly Candidate[],
  most: number,
): void {
  const { budget, weights } = thinking;
  const found = candidates
    .map((candidate) =>
      after(thinking, candidate, (further) => ({
        candidate,
        atOnce: predictedScore(further),
        price: priceOfReturns(thinking.search.position, thinking.left),
      })),
    )
    .sort((a, b) => b.atOnce - b.price - (a.atOnce - a.price));
  const differing = diverse(found, ({ candidate }) => candidate);
  // What a plan of several turns gains comes late: its turn is compared, whatever is predicted at once.
  const later = differing.slice(most).filter(({ candidate }) => candidate.strategy === planned);
  for (const { candidate, atOnce, price } of [...differing.slice(0, most), ...later]) {
    if (all.length > 0 && outOf(budget)) return;
    const { strike, struck } = after(thinking, candidate, (further) => {
      const strike = worstStrike(further, -Infinity, -1);
      return { strike, struck: afterStrike(further, strike) };
    });
    // An unfinished search for a strike is worthless.
    if (all.length > 0 && outOf(budget)) return;
    const soon = atOnce * (1 - weights.caution) + Math.min(atOnce, struck) * weights.caution;
    const none = strike.target === null && strike.moves.length === 0;
    const free = { sum: 0, games: 0 };
    const results = { free, struck: none ? null : { ...free } };
    all.push({
      candidate,
      strike,
      soon,
      price,
      ...results,
      expanded: false,
      hanging: NOTHING,
      verified: 'not',
      repaired: false,
    });
  }
}

/**
 * Plays a turn out with other random choices than before; returns whether the budget lasted. Every other game begins
 * with the enemy's worst strike, which the quick turns of play-outs might not find.
 */
function playOut({ thinking, strategies }: Table, prospect: Prospect): boolean {
  const { candidate, strike, free, struck } = prospect;
  const results = struck !== null && struck.games <= free.games ? struck : free;
  thinking.budget.nodes += 1;
  const value = after(thinking, candidate, (further) =>
    predictedFurther(
      { ...further, seed: thinking.seed + free.games },
      thinking.level.turnsAhead,
      strategies[candidate.strategy] as Strategy,
      (candidate.strategy + 1) * PLACES,
      results === struck ? strike : undefined,
    ),
  );
  if (outOf(thinking.budget)) return false;
  results.sum += value;
  results.games += 1;
  return true;
}

/**
 * Verifies the best turn, or adds a repair of it if something hangs after it. Returns false if there was nothing to do, or no
 * time.
 */
function verify(table: Table): boolean {
  const best = bestOf(table, 0, 1);
  if (best === undefined) return false;
  if (best.hanging.strike !== null) {
    if (best.repaired) return false;
    repair(table, best);
    return true;
  }
  if (best.verified === 'wholly') return false;
  const { thinking, all, strikes } = table;
  const { budget } = thinking;
  const before = budget.used();
  const effort = best.verified === 'not' ? QUICK : THOROUGH;
  const hanging = after(thinking, best.candidate, (further) => hangingNow(further, effort));
  // An unfinished search is worthless.
  if (outOf(budget)) return false;
  const takes = (budget.used() - before) * THOROUGH_TAKES;
  best.verified = effort === THOROUGH || budget.used() + takes > 1 ? 'wholly' : 'quickly';
  if (hanging.strike === null) return true;
  strikes.push(hanging);
  for (const each of all) record(thinking, each, hanging);
  return true;
}

/** Records a known attack for a turn, if it takes more than the worst known against it. */
function record(thinking: Thinking, prospect: Prospect, { strike, loss }: Hanging): void {
  if (strike === null || loss <= prospect.hanging.loss) return;
  const now = after(thinking, prospect.candidate, () => lossBy(thinking, strike));
  prospect.hanging = worseOf(prospect.hanging, now);
}

/** Adds a turn that differs from one after which something hangs, and after which less does, if there is one. */
function repair(table: Table, from: Prospect): void {
  const { thinking, all, strikes } = table;
  from.repaired = true;
  const known = new Set(all.map(({ candidate }) => keyOf(candidate)));
  const found = repairOf(thinking, from, strikes, known);
  if (found === null) return;
  const count = all.length;
  add(table, [found.candidate], 1);
  const added = all[count];
  if (added === undefined) return;
  // Its first game is that of the turn it repairs, but for the predictions: few budgets have time for another.
  const result = worthOf(table, from) + added.soon - from.soon;
  for (const results of [added.free, added.struck])
    if (results !== null) Object.assign(results, { sum: result, games: 1 });
  added.hanging = found.hanging;
  added.verified = 'quickly';
}

/** Returns the turn that goes on with a plan of several turns until enough games are played out for it. */
const planUnknown = ({ all, planned }: Table): Prospect | undefined =>
  all.find((each) => each.candidate.strategy === planned && gamesOf(each) < PLAN_GAMES);

/** Adds the best neighbours of the best turn, once for each turn. */
function better(table: Table): void {
  const best = bestOf(table, 0);
  if (best === undefined || best.expanded) return;
  best.expanded = true;
  const { thinking, known } = table;
  const out = (): boolean => thinking.budget.used() >= LAST_ENDED;
  const found = neighboursOf(thinking, best.candidate, known, out, best.strike);
  add(table, found.slice(0, NEIGHBOURS), BEST_NEIGHBOURS);
}

/**
 * Returns the score of a turn from all that is known about it: that of the games that went worse for it, those with
 * the strike or those without. The enemy chooses, so a strike is not made harmless by the games without it; one that
 * waits is presumed to choose it less and less.
 */
function worthOf({ thinking }: Table, { soon, free, struck }: Prospect): number {
  const mean = ({ sum, games }: Results): number => (soon * SOON + sum) / (SOON + games);
  const unstruck = mean(free);
  if (struck === null) return unstruck;
  const worse = Math.min(unstruck, mean(struck));
  return worse + (unstruck - worse) * (1 - alertness(thinking.pressing));
}

/** Returns the number of games played out for a turn. */
const gamesOf = ({ free, struck }: Prospect): number => free.games + (struck?.games ?? 0);

/** Returns the best turn with at least `least` games, less its price and what hangs after it, with a bonus for those with fewer games. */
function bestOf(table: Table, curiosity: number, least = 0): Prospect | undefined {
  const alert = alertness(table.thinking.pressing);
  let best: Prospect | undefined;
  let most = -Infinity;
  for (const each of table.all) {
    const games = gamesOf(each);
    if (games < least) continue;
    const known = worthOf(table, each) - each.price - HANGS * each.hanging.loss * alert;
    const worth = known + curiosity / Math.sqrt(SOON + games);
    if (worth > most) [best, most] = [each, worth];
  }
  return best;
}

/** Returns whether the game is won. */
const wins = ({ search, side }: Thinking): boolean => search.position.over?.winner === side;

/** Returns a judgement of the position after a candidate, of which going back in later turns is no part. */
function after<T>(thinking: Thinking, candidate: Candidate, judge: (thinking: Thinking) => T): T {
  const orders = giveCandidate(thinking, candidate);
  const value = judge({ ...thinking, left: [] });
  takeBackAll(thinking, orders);
  return value;
}

/** Returns the quick turn of a strategy. */
function turnOf({ thinking, strategies }: Table, strategy: number): Candidate {
  const followed = strategies[strategy] as Strategy;
  const own = following(thinking, followed);
  const given = giveQuickTurn(own, undefined, openingOf(own, followed));
  const score = judged(thinking);
  takeBackAll(thinking, given.orders);
  return { moves: given.moves, finish: given.finish, score, lane: -1 - strategy, strategy };
}
