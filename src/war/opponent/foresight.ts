import { keyOf, type Candidate } from './candidate';
import { foretold } from './foretold';
import { neighboursOf } from './neighbours';
import { giveCandidate, worstBlow, type Reply } from './replies';
import { afterBlow, foretoldFurther, giveQuickTurn } from './rollouts';
import { following, strategiesOf, type Strategy } from './strategies';
import { judged, outOf, takeBackAll, type Thinking } from './thinking';

/** A turn that might be played, and what is known of it. */
interface Prospect {
  readonly candidate: Candidate;
  /** The enemy's worst blow against it. */
  readonly blow: Reply;
  /** How it is foretold at once and after the enemy's worst blow. */
  readonly soon: number;
  /** What the games played out for it ended with, added up, and how many they are. */
  sum: number;
  games: number;
  /** Whether its neighbours have been tried. */
  expanded: boolean;
}

/** Games that the first foretelling counts for. */
const SOON = 1;
/** How much more than what is known of it a turn may be worth that has not been played out, in tenths of an infantry. */
const CURIOSITY = 40;
/** Games between two betterings, and the shares of the budget after which none is begun and none goes on. */
const GAMES_BETWEEN = 2;
const LAST_BEGUN = 0.6;
const LAST_ENDED = 0.7;
/** Neighbours of a turn that are looked at, the best by the evaluation alone, and kept. */
const NEIGHBOURS = 40;
const KEPT = 4;
/** Games after which nothing more is learned of a turn. */
const KNOWN = 50;
/** Places of turns played out that each strategy has to itself. */
const PLACES = 100;

/** What turns are compared with, and those compared. */
interface Table {
  readonly thinking: Thinking;
  readonly strategies: readonly Strategy[];
  readonly known: Set<string>;
  readonly all: Prospect[];
}

/**
 * The candidate, or what is found on from it, that is foretold to end best. Every turn is foretold at once and after the
 * enemy's worst blow; then whichever stands best, or is little known, is played out, and from time to time the best is
 * bettered by single orders, until the budget ends. Undefined where there is no candidate.
 */
export function foreseen(
  thinking: Thinking,
  candidates: readonly Candidate[],
): Candidate | undefined {
  const { budget, level, search, side, weights } = thinking;
  const strategies = strategiesOf(search.position, side, weights);
  const table: Table = { thinking, strategies, known: new Set(candidates.map(keyOf)), all: [] };
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
    if (round % (GAMES_BETWEEN + 1) === 0 && budget.used() < LAST_BEGUN) better(table);
    const next = bestOf(table, CURIOSITY);
    if (next === undefined || next.games >= KNOWN || !playOut(table, next)) break;
  }
  const best = bestOf(table, 0, 1) ?? bestOf(table, 0);
  return best === undefined ? first[0] : { ...best.candidate, score: worthOf(best) };
}

/** Adds those of some candidates that are foretold best at once, with what is foretold after the enemy's worst blow. */
function add({ thinking, all }: Table, candidates: readonly Candidate[], most: number): void {
  const { budget, weights } = thinking;
  const found = candidates
    .map((candidate) => ({ candidate, atOnce: after(thinking, candidate, foretold) }))
    .sort((a, b) => b.atOnce - a.atOnce);
  for (const { candidate, atOnce } of found.slice(0, most)) {
    if (all.length > 0 && outOf(budget)) return;
    const { blow, struck } = after(thinking, candidate, () => {
      const blow = worstBlow(thinking, -Infinity, -1);
      return { blow, struck: afterBlow(thinking, blow) };
    });
    // A blow that was not sought to the end is not known.
    if (all.length > 0 && outOf(budget)) return;
    const soon = atOnce * (1 - weights.caution) + Math.min(atOnce, struck) * weights.caution;
    all.push({ candidate, blow, soon, sum: 0, games: 0, expanded: false });
  }
}

/** Plays a turn out by other chances than before; answers whether the budget lasted. */
function playOut({ thinking, strategies }: Table, prospect: Prospect): boolean {
  const { candidate } = prospect;
  const value = after(thinking, candidate, () =>
    foretoldFurther(
      { ...thinking, seed: thinking.seed + prospect.games },
      thinking.level.turnsAhead,
      strategies[candidate.strategy] as Strategy,
      (candidate.strategy + 1) * PLACES,
    ),
  );
  if (outOf(thinking.budget)) return false;
  prospect.sum += value;
  prospect.games += 1;
  return true;
}

/** Adds the best of what differs from the best turn by single orders, once for each turn. */
function better(table: Table): void {
  const best = bestOf(table, 0);
  if (best === undefined || best.expanded) return;
  best.expanded = true;
  const { thinking, known } = table;
  const out = (): boolean => thinking.budget.used() >= LAST_ENDED;
  const found = neighboursOf(thinking, best.candidate, known, out, best.blow);
  add(table, found.slice(0, NEIGHBOURS), KEPT);
}

/** What a turn is worth by all that is known of it. */
const worthOf = ({ soon, sum, games }: Prospect): number => (soon * SOON + sum) / (SOON + games);

/** The best turn that has been played out so often, those that have been less often given the more for it. */
function bestOf(table: Table, curiosity: number, least = 0): Prospect | undefined {
  let best: Prospect | undefined;
  let most = -Infinity;
  for (const each of table.all) {
    if (each.games < least) continue;
    const worth = worthOf(each) + curiosity / Math.sqrt(SOON + each.games);
    if (worth > most) [best, most] = [each, worth];
  }
  return best;
}

/** Whether the game is won. */
const wins = ({ search, side }: Thinking): boolean => search.position.over?.winner === side;

/** What comes of a candidate that has been given. */
function after<T>(thinking: Thinking, candidate: Candidate, judge: (thinking: Thinking) => T): T {
  const orders = giveCandidate(thinking, candidate);
  const value = judge(thinking);
  takeBackAll(thinking, orders);
  return value;
}

/** The quick turn of a strategy. */
function turnOf({ thinking, strategies }: Table, strategy: number): Candidate {
  const given = giveQuickTurn(following(thinking, strategies[strategy] as Strategy));
  const score = judged(thinking);
  takeBackAll(thinking, given.orders);
  return { moves: given.moves, finish: given.finish, score, lane: -1 - strategy, strategy };
}
