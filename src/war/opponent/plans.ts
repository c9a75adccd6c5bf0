import type { Position } from '../engine/position';
import type { Side } from '../engine/vocabulary';
import type { Operation } from './operation';
import { relayPlanOf, type RelayPlan } from './relays';
import { distanceTablesOf, type DistanceTable } from './distances';
import { routesOf, type Routes } from './routes';

/** The turns after which a side no longer goes straight for the arsenals, and those over which this changes. */
const PATIENCE = 60;
const LOSING_PATIENCE = 20;
/**
 * The goals of one side, computed once before the search for a turn: where its communications units should go, and
 * tables of distances to the enemy's arsenals.
 */
export interface Plan {
  /** Where its communications units should go; null if nothing needs a line. */
  readonly relays: RelayPlan | null;
  /** By arsenal of the board, the table of distances to it; null if the side does not go to it. */
  readonly distances: readonly (DistanceTable | null)[];
  /** The weight of paths around the enemy, against those through it, 0 to 1. */
  readonly around: number;
  /** The arsenal of the board that its units go to while it stands; null for the nearest enemy one. */
  readonly goal: number | null;
  /** The plan of several turns that it goes on with (`nextPlan`); null for none. */
  readonly operation: Operation | null;
  /** Its routes while the enemy waits (`routesOf`); null for none. */
  readonly routes: Routes | null;
}
/** The plans of both sides: where their units should go. */
export type Plans = Readonly<Record<Side, Plan>>;
const NO_PLAN: Plan = {
  relays: null,
  distances: [],
  around: 0,
  goal: null,
  operation: null,
  routes: null,
};
/** Empty plans of both sides, for an evaluation that ignores plans. */
export const NO_PLANS: Plans = { N: NO_PLAN, S: NO_PLAN };

/** The plans of several turns of both sides, null for none. */
export type Operations = Readonly<Record<Side, Operation | null>>;
const NO_OPERATIONS: Operations = { N: null, S: null };

/**
 * Returns the goals of both sides for a position, with the given plans of several turns. `pressing` is how far the side
 * to move presses on against an enemy that waits (`pressure`); it counts like that many turns after the 60th, from
 * which on paths lead around the enemy. The side's communications units then serve first the units nearest to the next
 * arsenal, because they would otherwise stay with an infantry before the enemy's front; and its routes are found if
 * `seeksRoutes`.
 */
export function plansOf(
  position: Position,
  pressing = 0,
  operations: Operations = NO_OPERATIONS,
  seeksRoutes = false,
): Plans {
  const over = Math.max(position.turn - PATIENCE, pressing);
  const around = Math.max(0, Math.min(1, over / LOSING_PATIENCE));
  const planOf = (side: Side): Plan => {
    const distances = around === 0 ? [] : distanceTablesOf(position, side);
    const presses = pressing > 0 && side === position.side;
    return {
      relays: relayPlanOf(position, side, presses ? distances : []),
      distances,
      around,
      goal: null,
      operation: operations[side],
      routes: presses && seeksRoutes ? routesOf(position, side) : null,
    };
  };
  return { N: planOf('N'), S: planOf('S') };
}
