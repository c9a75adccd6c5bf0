import type { Position } from '../engine/position';
import { play } from '../engine/turn';
import type { Action, Side } from '../engine/vocabulary';
import { nextPlan } from './nextPlan';
import type { Operation } from './operation';
import { goesOnWith } from './planMoves';
import type { Operations } from './plans';
import { pressure } from './pressing';

/** The plans of several turns of both sides at the beginning of a turn of a game. */
export interface PlanHistory {
  /** The position at the beginning of the turn. */
  readonly position: Position;
  /** The plan of the side to move; that of the other side is the one of its turn before. */
  readonly plans: Operations;
  /** The plan that each side's turn before went on with; null for none. */
  readonly followed: Operations;
}

/** Returns the plans at the beginning of a game: that of the side to move, from its first turn. */
export const planHistoryFrom = (position: Position): PlanHistory => ({
  position,
  plans: withPlan({ N: null, S: null }, position.side, nextPlan(null, position, position.side)),
  followed: { N: null, S: null },
});

/**
 * Returns the plans after further turns, given by their actions in order; those of a turn under way do not count. A
 * side's plan follows from that of its previous turn and the position (`nextPlan`), so a game's plans follow from its
 * actions alone.
 */
export function planHistoryAfter(history: PlanHistory, actions: readonly Action[]): PlanHistory {
  let { position, plans, followed } = history;
  let now = position;
  for (const action of actions) {
    const next = play(now, action);
    if (!next.ok) break;
    now = next.position;
    if (now.turn === position.turn) continue;
    const { side } = position;
    const plan = plans[side];
    const goesOn = plan !== null && goesOnWith(position, now, plan);
    followed = withPlan(followed, side, goesOn ? plan : null);
    plans = withPlan(plans, now.side, nextPlan(plans[now.side], now, now.side));
    position = now;
  }
  return { position, plans, followed };
}

/**
 * Returns the plan with which the side to move searches for its turn, null for none: any, once the enemy has waited for
 * more than two turns in a row (`turnsWaited`); for advice (`advised`) also a raid for which a communications unit must go
 * to a square first, which the search does not find by itself. Playing by such raids too made level 6 no stronger
 * (docs/history/opponent.md).
 */
export function planToPlay(
  { position, plans }: PlanHistory,
  waited: number,
  advised = false,
): Operation | null {
  const plan = plans[position.side];
  const needsLine = plan?.is === 'raid' && plan.relay !== null;
  return pressure(waited) > 0 || (advised && needsLine) ? plan : null;
}

const withPlan = (plans: Operations, side: Side, plan: Operation | null): Operations => ({
  ...plans,
  [side]: plan,
});
