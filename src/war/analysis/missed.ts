import { NOBODY } from '../engine/communication';
import { MOVES_A_TURN, unitAt, unitsOf, type Position } from '../engine/position';
import { searchFrom, takeBack } from '../engine/search';
import { play } from '../engine/turn';
import { other, type Action, type Square, type Unit } from '../engine/vocabulary';
import { budgetOf } from '../opponent/budget';
import { killsNow } from '../opponent/kills';
import { NO_PLANS } from '../opponent/plans';
import { LEVELS } from '../opponent/levels';
import { give, movesNow, slotOf, landingOf, type Thinking } from '../opponent/thinking';
import { WEIGHTS } from '../opponent/weights';
import { strikesWithin } from '../problems/strikes';
import { bestCut, isolatedSince } from '../problems/cuts';
import { actionsOf, type Effort, type SlotMove } from '../problems/turns';

/** An enemy unit that a turn could have destroyed, on the square `target`, and the orders that destroy it. */
export interface MissedKill {
  readonly unit: Unit;
  readonly target: Square;
  readonly actions: readonly Action[];
}

/**
 * A cut that a turn has missed: `isolates` is how many enemy fighting units in communication it could have isolated,
 * `own` how many the turn did isolate, and `actions` the orders of the missed cut.
 */
export interface MissedCut {
  readonly isolates: number;
  readonly own: number;
  readonly actions: readonly Action[];
}

/** The most kills listed for one turn, and the orders tried for all of them. */
const MOST_KILLS = 3;
const KILL_EFFORT = 30_000;
/** The orders of a cut, and the fewest units it must isolate. */
const CUT_ORDERS = 2;
const LEAST_CUT = 2;
/** The most orders tried for a cut: no position of a game has needed half as many. */
const CUT_EFFORT = 60_000;

/** Returns the value of the enemy units that a turn destroyed, in tenths of an infantry. */
function destroyedWorth(before: Position, after: Position): number {
  const worth = (position: Position): number =>
    unitsOf(position)
      .filter(({ side }) => side !== before.side)
      .reduce((sum, { kind }) => sum + WEIGHTS.unit[kind], 0);
  return worth(before) - worth(after);
}

/**
 * Returns up to three enemy units that a turn, from the position `before` to `after`, could have destroyed and that are
 * each worth more than all it did destroy; the most valuable first, each with legal orders that destroy it. With few
 * moves before the attack all are found; with many, most (docs/analysis.md).
 */
export function missedKills(before: Position, after: Position): MissedKill[] {
  const least = destroyedWorth(before, after);
  const worthy = unitsOf(before)
    .filter(({ side, kind }) => side !== before.side && WEIGHTS.unit[kind] > least)
    .map(({ square }) => square);
  return [...killsAmong(before, worthy)]
    .flatMap(([target, moves]): MissedKill[] => {
      const unit = unitAt(before, target);
      const actions = [...actionsOf(before, moves), { type: 'attack', target } as const];
      return unit !== null && destroys(before, actions, target) ? [{ unit, target, actions }] : [];
    })
    .sort(
      (a, b) =>
        WEIGHTS.unit[b.unit.kind] - WEIGHTS.unit[a.unit.kind] ||
        a.actions.length - b.actions.length ||
        a.target - b.target,
    )
    .slice(0, MOST_KILLS);
}

/**
 * Returns the units among some enemy units that can be destroyed, each with the fewest moves found: all by an
 * exhaustive search of increasing depth within its budget, then those that the opponent's solver finds.
 */
function killsAmong(
  before: Position,
  targets: readonly Square[],
): ReadonlyMap<Square, readonly SlotMove[]> {
  const all = new Map<Square, readonly SlotMove[]>();
  const effort: Effort = { left: KILL_EFFORT };
  for (let moves = 0; moves <= MOVES_A_TURN && effort.left >= 0; moves++) {
    const rest = targets.filter((target) => !all.has(target));
    for (const [target, strikeMoves] of strikesWithin(before, moves, effort, rest))
      all.set(target, strikeMoves);
  }
  const search = searchFrom(before, MOVES_A_TURN + 2);
  const thinking: Thinking = {
    search,
    side: before.side,
    level: LEVELS[6],
    weights: WEIGHTS,
    budget: budgetOf({ nodes: Infinity }),
    plans: NO_PLANS,
    pressing: 0,
    left: [],
    likely: new Map(),
    seed: 0,
  };
  // A due retreat precedes everything, wherever it goes.
  const firsts = before.retreatDue === NOBODY ? [null] : movesNow(before);
  for (const first of firsts) {
    if (first !== null) give(thinking, first);
    for (const { target, moves, outcome } of killsNow(thinking, MOVES_A_TURN)) {
      if (outcome !== 'destroyed' || all.has(target) || !targets.includes(target)) continue;
      const allMoves = first === null ? moves : [first, ...moves];
      all.set(
        target,
        allMoves.map((move) => ({ slot: slotOf(move), to: landingOf(move) })),
      );
    }
    if (first !== null) takeBack(search);
  }
  return all;
}

/** Returns whether orders are legal one after the other and destroy the enemy’s unit on a square. */
function destroys(before: Position, actions: readonly Action[], target: Square): boolean {
  const after = played(before, actions);
  return after !== null && unitAt(after, target)?.side !== other(before.side);
}

/**
 * Returns the cut that isolates the most enemy units with at most two orders from the position `before`, if they are at
 * least two and more than the turn played, which led to `after`, has isolated; otherwise null. All pairs of orders are
 * tried, within a limit that no position of a game has reached.
 */
export function missedCut(before: Position, after: Position): MissedCut | null {
  const own = isolatedSince(before, after, other(before.side));
  const effort: Effort = { left: CUT_EFFORT };
  const { count, turns } = bestCut(before, CUT_ORDERS, Math.max(LEAST_CUT, own + 1), effort);
  const [turn] = [...turns].sort(
    (a, b) =>
      a.moves.length - b.moves.length || Number(a.attack !== null) - Number(b.attack !== null),
  );
  if (turn === undefined) return null;
  const attack = turn.attack === null ? [] : [{ type: 'attack', target: turn.attack } as const];
  return { isolates: count, own, actions: [...actionsOf(before, turn.moves), ...attack] };
}

/** Returns the position after actions played in order from the position `before`; null if one of them is illegal. */
export function played(before: Position, actions: readonly Action[]): Position | null {
  let now = before;
  for (const action of actions) {
    const next = play(now, action);
    if (!next.ok) return null;
    now = next.position;
  }
  return now;
}
