import { NOBODY } from '../engine/communication';
import { unitAt, type Position } from '../engine/position';
import { searchFrom, takeBack } from '../engine/search';
import { play } from '../engine/turn';
import { MOVES_A_TURN, unitsOf } from '../engine/position';
import { other, type Action, type Square, type Unit } from '../engine/vocabulary';
import { budgetOf } from '../opponent/budget';
import { killsNow } from '../opponent/kills';
import { LEVELS } from '../opponent/levels';
import { give, movesNow, slotOf, landingOf, type Thinking } from '../opponent/thinking';
import { WEIGHTS } from '../opponent/weights';
import { bestCut, isolatedSince } from '../problems/cuts';
import { actionsOf, type Effort } from '../problems/everyOrder';

/** A unit that a turn could have destroyed, and the orders that do it, the attack the last of them. */
export interface MissedKill {
  readonly unit: Unit;
  readonly target: Square;
  readonly actions: readonly Action[];
}

/** How many enemy units in communication a turn could have put out of it, how many it did, and the orders that do it. */
export interface MissedCut {
  readonly isolates: number;
  readonly own: number;
  readonly actions: readonly Action[];
}

/** Kills told of one turn at most. */
const MOST_KILLS = 3;
/** Orders of a cut, and the fewest units it must isolate. */
const CUT_ORDERS = 2;
const LEAST_CUT = 2;
/** Orders tried for a cut at most: no position of a game has needed half as many. */
const CUT_EFFORT = 60_000;

/** What enemy units that are gone after a turn were worth, in tenths of an infantry. */
function destroyedWorth(before: Position, after: Position): number {
  const worth = (position: Position): number =>
    unitsOf(position)
      .filter(({ side }) => side !== before.side)
      .reduce((sum, { kind }) => sum + WEIGHTS.unit[kind], 0);
  return worth(before) - worth(after);
}

/**
 * Units worth more than whatever a turn destroyed that it could have destroyed instead, the worthiest first. Each is shown by
 * orders that the rules allow and that destroy it: none is guessed. A few that need many moves may go unseen.
 */
export function missedKills(before: Position, after: Position): MissedKill[] {
  const least = destroyedWorth(before, after);
  const search = searchFrom(before, MOVES_A_TURN + 2);
  const thinking: Thinking = {
    search,
    side: before.side,
    level: LEVELS[6],
    weights: WEIGHTS,
    budget: budgetOf({ nodes: Infinity }),
    seed: 0,
  };
  // A retreat that is due comes before anything else, wherever it leads.
  const firsts = before.retreatDue === NOBODY ? [null] : movesNow(before);
  const best = new Map<Square, MissedKill>();
  for (const first of firsts) {
    if (first !== null) give(thinking, first);
    for (const { target, moves, outcome } of killsNow(thinking, MOVES_A_TURN)) {
      const unit = unitAt(before, target);
      if (outcome !== 'destroyed' || unit === null || WEIGHTS.unit[unit.kind] <= least) continue;
      const all = first === null ? moves : [first, ...moves];
      const slotMoves = all.map((move) => ({ slot: slotOf(move), to: landingOf(move) }));
      const actions = [...actionsOf(before, slotMoves), { type: 'attack', target } as const];
      const known = best.get(target);
      if (known === undefined || actions.length < known.actions.length)
        best.set(target, { unit, target, actions });
    }
    if (first !== null) takeBack(search);
  }
  return [...best.values()]
    .filter(({ target, actions }) => destroys(before, actions, target))
    .sort(
      (a, b) =>
        WEIGHTS.unit[b.unit.kind] - WEIGHTS.unit[a.unit.kind] ||
        a.actions.length - b.actions.length ||
        a.target - b.target,
    )
    .slice(0, MOST_KILLS);
}

/** Whether orders are legal one after the other and leave no unit of the enemy’s on a square. */
function destroys(before: Position, actions: readonly Action[], target: Square): boolean {
  const after = played(before, actions);
  return after !== null && unitAt(after, target)?.side !== other(before.side);
}

/**
 * The greatest cut that two orders could have made, where it puts two units or more and more than the turn did out of
 * communication; null where there is none. All pairs of orders are tried.
 */
export function missedCut(before: Position, after: Position): MissedCut | null {
  const own = isolatedSince(before, after, other(before.side));
  const effort: Effort = { left: CUT_EFFORT };
  const { count, ways } = bestCut(before, CUT_ORDERS, Math.max(LEAST_CUT, own + 1), effort);
  const [way] = [...ways].sort(
    (a, b) =>
      a.moves.length - b.moves.length || Number(a.attack !== null) - Number(b.attack !== null),
  );
  if (way === undefined) return null;
  const attack = way.attack === null ? [] : [{ type: 'attack', target: way.attack } as const];
  return { isolates: count, own, actions: [...actionsOf(before, way.moves), ...attack] };
}

/** The position after orders, or null where one of them is not legal. */
export function played(before: Position, actions: readonly Action[]): Position | null {
  let now = before;
  for (const action of actions) {
    const next = play(now, action);
    if (!next.ok) return null;
    now = next.position;
  }
  return now;
}
