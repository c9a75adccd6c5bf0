import type { Position } from '../engine/position';
import { play } from '../engine/turn';
import type { Action } from '../engine/vocabulary';
import { nextPlan } from './nextPlan';
import type { Operations } from './plans';

/** A game so far: the plans of both sides at the beginning of their latest turns. */
export interface PlanHistory {
  /** The position at the beginning of the present turn. */
  readonly position: Position;
  readonly plans: Operations;
}

/** Returns the plans at the beginning of a game: that of the side to move, from its first turn. */
export const planHistoryFrom = (position: Position): PlanHistory => ({
  position,
  plans: { N: null, S: null, [position.side]: nextPlan(null, position, position.side) },
});

/**
 * Returns the plans after further turns, given by their actions in order; those of a turn under way do not count. Every
 * turn of a side follows from its plan in the turn before (`nextPlan`), so a game's plans follow from its actions alone.
 */
export function planHistoryAfter(history: PlanHistory, actions: readonly Action[]): PlanHistory {
  let { position, plans } = history;
  let now = position;
  for (const action of actions) {
    const next = play(now, action);
    if (!next.ok) break;
    now = next.position;
    if (now.turn === position.turn) continue;
    position = now;
    plans = { ...plans, [now.side]: nextPlan(plans[now.side], now, now.side) };
  }
  return { position, plans };
}
