import { assaultOn, type Assault } from '../war/engine/combat';
import type { Position } from '../war/engine/position';
import { startOfTurn } from '../war/game/past';
import type { War } from '../war/game/war';

/** Ways through a war, by steps and by turns. */
export const STRIDES = ['first', 'previousTurn', 'previous', 'next', 'nextTurn', 'last'] as const;
export type Stride = (typeof STRIDES)[number];

/** Where a stride leads from a step: an index of the war's positions. */
export function strideTo(war: War, at: number, stride: Stride): number {
  const last = war.actions.length;
  const turn = war.positions[at]?.turn ?? 1;
  switch (stride) {
    case 'first':
      return 0;
    case 'previous':
      return Math.max(0, at - 1);
    case 'next':
      return Math.min(last, at + 1);
    case 'last':
      return last;
    case 'previousTurn': {
      const start = startOfTurn(war, turn);
      return at > start ? start : startOfTurn(war, turn - 1);
    }
    case 'nextTurn': {
      const next = startOfTurn(war, turn + 1);
      return next > at ? next : last;
    }
  }
}

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
