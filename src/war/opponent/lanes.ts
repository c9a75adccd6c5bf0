import { mayAttackNow } from '../engine/everyMove';
import { positionHash } from '../engine/positionHash';
import { takeBack } from '../engine/search';
import { attackAndDefence, outcomeOf } from '../engine/combat';
import { mayMoveTo } from '../engine/landing';
import { movesMade, squareOf } from '../engine/position';
import { ARMY_SIZE, firstSlot } from '../engine/units';
import { other, type Square } from '../engine/vocabulary';
import { keyOf, type Candidate } from './candidate';
import { cutsNow } from './cuts';
import { killsNow, stillFalls, type Kill } from './kills';
import { isolating } from './openers';
import { movesOfRoutes } from './routeMoves';
import { openersFor, QUICK, solve, THOROUGH, type Effort } from './solver';
import {
  finishWith,
  give,
  landingOf,
  movesNow,
  slotOf,
  takeBackAll,
  withRejoined,
  type Finish,
  type PackedMove,
  type Thinking,
} from './thinking';
import { linkedOf } from './worths';

/** The start of a search for turns: moves already decided, and the unit to attack at the end, or null. */
interface Lane {
  readonly moves: readonly PackedMove[];
  readonly target: Square | null;
}

interface State {
  readonly moves: readonly PackedMove[];
  readonly score: number;
  readonly finish: Finish | null;
}

/** The most cuts followed, and the fewest units that one must isolate. */
const MOST_CUTS = 4;
const LEAST_CUT = 2;
/** The orders of the first step that are examined again in later ones. */
const SHORT_LIST = 32;
/** How much longer a thorough search for attacks takes than a quick one, and its most of the budget. */
const THOROUGH_TAKES = 15;
const MOST_SOLVING = 0.15;
/** The candidates kept for each lane. */
const PER_LANE = 6;

/**
 * Returns candidate turns for the side to move, the best first by the evaluation. They come from narrow searches over
 * single orders, one for each start: no plan, an attack, a cut of lines, or a cut and then an attack. The searches are
 * repeated, each time twice as wide, until the part `share` of the budget (0 to 1) is used; the first one is always
 * made.
 */
export function candidatesNow(thinking: Thinking, share: number): Candidate[] {
  const lanes = lanesNow(thinking);
  const pool = new Map<string, Candidate>();
  const out = (): boolean => thinking.budget.used() >= share;
  for (let width = 1; width <= thinking.level.width; width *= 2) {
    const before = thinking.budget.used();
    for (const [i, lane] of lanes.entries()) {
      if (pool.size > 0 && out()) break;
      const found = follow(
        thinking,
        lane,
        i,
        lane.target === null ? width : Math.ceil(width / 2),
        out,
      );
      for (const candidate of found) pool.set(keyOf(candidate), candidate);
    }
    // The next round takes twice as long as this one did.
    if (thinking.budget.used() * 3 - before * 2 > share * 1.5) break;
  }
  const all = [...pool.values()].sort((a, b) => b.score - a.score);
  const counts = new Map<number, number>();
  return all.filter(({ lane }) => {
    counts.set(lane, (counts.get(lane) ?? 0) + 1);
    return (counts.get(lane) ?? 0) <= PER_LANE;
  });
}

function lanesNow(thinking: Thinking): Lane[] {
  const { level } = thinking;
  const { routes } = thinking.plans[thinking.side];
  const lanes: Lane[] = [{ moves: [], target: null }];
  // First, so that a small budget is enough for it.
  if (routes !== null) lanes.unshift({ moves: movesOfRoutes(thinking, routes), target: null });
  const { kills, cuts } = level.solves ? solved(thinking) : sought(thinking);
  for (const { moves, target } of kills) lanes.push({ moves, target });
  for (const moves of cuts) {
    lanes.push({ moves, target: null });
    for (const move of moves) give(thinking, move);
    for (const kill of killsNow(thinking, level.killMoves - moves.length).slice(0, 3))
      lanes.push({ moves: [...moves, ...kill.moves], target: kill.target });
    takeBackAll(thinking, moves.length);
  }
  return lanes;
}

/** Attacks, and moves that isolate enemy units. */
interface Strikes {
  readonly kills: readonly Kill[];
  readonly cuts: readonly (readonly PackedMove[])[];
}

/** Returns what the solver finds, by a thorough search if the budget has time for that. */
function solved(thinking: Thinking): Strikes {
  const by = (effort: Effort): Strikes => {
    const openers = openersFor(thinking, effort);
    const cuts = isolating(openers, LEAST_CUT, MOST_CUTS);
    return { kills: solve(thinking, effort, openers), cuts: cuts.map(({ moves }) => moves) };
  };
  const before = thinking.budget.used();
  const quickly = by(QUICK);
  const share = thinking.budget.used() - before;
  return share * THOROUGH_TAKES > MOST_SOLVING ? quickly : by(THOROUGH);
}

/** Returns what levels without the solver find. */
function sought(thinking: Thinking): Strikes {
  const { level } = thinking;
  const kills = killsNow(thinking, level.killMoves);
  const cuts = level.cuts ? cutsNow(thinking, LEAST_CUT, MOST_CUTS) : [];
  return { kills, cuts: cuts.map(({ move }) => [move]) };
}

/** Follows one lane order by order, with so many positions at a time; every one of them is a candidate. */
function follow(
  thinking: Thinking,
  { moves, target }: Lane,
  lane: number,
  width: number,
  out: () => boolean,
): Candidate[] {
  const { search } = thinking;
  const found: Candidate[] = [];
  for (const move of moves) give(thinking, move);
  let beam: State[] = [];
  const root = finishWith(thinking, target);
  beam = [{ moves: [], score: root?.score ?? -Infinity, finish: root?.finish ?? null }];
  if (root !== null) add(found, [], root, lane);
  found.push(...attacksAfter(thinking, [], lane, target));
  const seen = new Set<number>();
  let list: readonly PackedMove[] | null = null;
  const linked = linkedOf(search.position, search.position.side);
  while (beam.length > 0) {
    const next: State[] = [];
    for (const state of beam) {
      for (const move of state.moves) give(thinking, move);
      expand(
        thinking,
        state.moves,
        list && withRejoined(thinking, list, linked),
        target,
        seen,
        next,
        out,
      );
      takeBackAll(thinking, state.moves.length);
    }
    next.sort((a, b) => b.score - a.score);
    list ??= next.slice(0, SHORT_LIST).map(({ moves: made }) => made[0] as PackedMove);
    beam = next.slice(0, width);
    for (const state of beam) {
      if (state.finish !== null)
        add(found, state.moves, { finish: state.finish, score: state.score }, lane);
      found.push(...attacksAfter(thinking, state.moves, lane, target));
    }
  }
  takeBackAll(thinking, moves.length);
  return found.map((candidate) => ({ ...candidate, moves: [...moves, ...candidate.moves] }));
}

const add = (
  found: Candidate[],
  moves: readonly PackedMove[],
  { finish, score }: { finish: Finish; score: number },
  lane: number,
): void => {
  found.push({ moves, finish, score, lane, strategy: 0 });
};

/** Adds the result of each move, once for each position. */
function expand(
  thinking: Thinking,
  made: readonly PackedMove[],
  list: readonly PackedMove[] | null,
  target: Square | null,
  seen: Set<number>,
  next: State[],
  out: () => boolean,
): void {
  const { search } = thinking;
  // A due retreat must be made, whatever the time.
  const due = search.position.retreatDue >= 0;
  if (!due && movesMade(search.position) >= thinking.level.marches) return;
  for (const move of list ?? movesNow(search.position)) {
    if (!due && out()) return;
    if (list !== null && !mayMoveTo(search.position, slotOf(move), landingOf(move))) continue;
    give(thinking, move);
    const hash = positionHash(search.position);
    if (!seen.has(hash)) {
      seen.add(hash);
      if (target === null || stillFalls(thinking, target)) {
        const ended = finishWith(thinking, target);
        if (ended !== null)
          next.push({ moves: [...made, move], score: ended.score, finish: ended.finish });
      }
    }
    takeBack(search);
  }
}

/** Adds the candidates of attacking now, in a lane that plans no attack. */
function attacksAfter(
  thinking: Thinking,
  made: readonly PackedMove[],
  lane: number,
  planned: Square | null,
): Candidate[] {
  const found: Candidate[] = [];
  if (planned !== null) return found;
  const { search } = thinking;
  for (const move of made) give(thinking, move);
  const { position } = search;
  if (mayAttackNow(position)) {
    const first = firstSlot(other(position.side));
    for (let slot = first; slot < first + ARMY_SIZE; slot++) {
      const target = squareOf(position, slot);
      if (target < 0) continue;
      const { attack, defence } = attackAndDefence(position, target);
      if (attack <= defence || outcomeOf(position, target) === 'resists') continue;
      const ended = finishWith(thinking, target);
      if (ended !== null) add(found, made, ended, lane);
    }
  }
  takeBackAll(thinking, made.length);
  return found;
}
