import { assaultOn, type Assault } from '../war/engine/combat';
import type { Position } from '../war/engine/position';
import type { War } from '../war/game/war';

/** The attack that was made last up to a step, and the position it was made in; null where there was none. */
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
