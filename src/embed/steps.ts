import { assaultOn, type Assault } from '../war/engine/combat';
import type { Position } from '../war/engine/position';
import type { War } from '../war/game/war';

/** Returns the last attack up to a step, and the position before it; null if there was none. */
export function lastAttack(
  { actions, positions }: War,
  at: number,
): { readonly assault: Assault; readonly before: Position } | null {
  for (let i = at - 1; i >= 0; i--) {
    const [action, before] = [actions[i], positions[i]];
    if (action?.type !== 'attack' || before === undefined) continue;
    const assault = assaultOn(before, action.target);
    return assault && { assault, before };
  }
  return null;
}
