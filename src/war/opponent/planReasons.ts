import { NOWHERE } from '../engine/board';
import { squareOf, type Position } from '../engine/position';
import { play } from '../engine/turn';
import { unitOfSlot } from '../engine/units';
import type { Action } from '../engine/vocabulary';
import { continues } from './nextPlan';
import type { Operation } from './operation';
import type { PlanHistory } from './planHistory';
import { goesOnWith } from './planMoves';
import type { TurnReason } from './reasons';

/**
 * Returns the plan of several turns that a turn of legal actions from a position goes on with, as a reason for it: one,
 * or none. With the `history` of the game, returns it only if the side's previous turn did not go on with it, so that a
 * plan is named once; with null always.
 */
export function planReasons(
  position: Position,
  actions: readonly Action[],
  plan: Operation | null,
  history: PlanHistory | null,
): TurnReason[] {
  if (plan === null || plan.is === 'relay') return [];
  const before = history?.followed[position.side] ?? null;
  if (before !== null && continues(plan, before)) return [];
  const after = actions.reduce((now, action) => {
    const played = play(now, action);
    return played.ok ? played.position : now;
  }, position);
  if (after.over !== null || !goesOnWith(position, after, plan)) return [];
  const slot = plan.is === 'raid' ? (plan.by[0] as number) : plan.by;
  const from = squareOf(position, slot);
  if (from === NOWHERE || fell(position, after)) return [];
  const { arsenal } = plan;
  const unit = unitOfSlot(slot);
  return plan.is === 'raid'
    ? [{ code: 'raids', unit, from, arsenal, line: plan.relay?.to ?? null }]
    : [{ code: 'guards', unit, from, arsenal }];
}

/** Returns whether an arsenal has fallen, which is a reason of its own. */
const fell = (before: Position, after: Position): boolean => before.standing !== after.standing;
