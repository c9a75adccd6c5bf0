import type { Position } from '../engine/position';
import type { Side } from '../engine/vocabulary';
import { relayPlanOf, type RelayPlan } from './relays';
import { waysOf, type Way } from './ways';

/** Turns of a game after which a side no longer goes straight for the arsenals, and turns over which it comes to that. */
const PATIENCE = 60;
const LOSING_PATIENCE = 20;
/** What is worked out for a side once, before the turn that is sought. */
export interface Plan {
  /** Where its communications units are to go. */
  readonly relays: RelayPlan | null;
  /** By arsenal of the board, its way there; null where it has none to go to. */
  readonly ways: readonly (Way | null)[];
  /** Share of the ways around the enemy, against those through it, 0 to 1. */
  readonly around: number;
  /** The one arsenal of the board that its units go to while it stands, instead of the nearest enemy one. */
  readonly goal: number | null;
}
export type Plans = Readonly<Record<Side, Plan>>;
const NO_PLAN: Plan = { relays: null, ways: [], around: 0, goal: null };
/** Of a judgement that leaves plans aside. */
export const NO_PLANS: Plans = { N: NO_PLAN, S: NO_PLAN };

/** The plans of both sides as a position stands. */
export function plansOf(position: Position): Plans {
  const around = Math.max(0, Math.min(1, (position.turn - PATIENCE) / LOSING_PATIENCE));
  const planOf = (side: Side): Plan => ({
    relays: relayPlanOf(position, side),
    ways: around === 0 ? [] : waysOf(position, side),
    around,
    goal: null,
  });
  return { N: planOf('N'), S: planOf('S') };
}
