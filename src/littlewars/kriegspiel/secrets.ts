import { other } from '../engine/men';
import type { Side } from '../engine/types';
import { withState } from './moveState';
import type { KriegspielBattle } from './types';
import type { WorkKind } from './things';

/**
 * The works that only their own side knows until they are finished: mines, entrenchments and epaulements (kriegspiel.md
 * 6.4).
 */
export const SECRET_WORKS: ReadonlySet<WorkKind> = new Set(['mine', 'entrench', 'epaulement']);

/**
 * Returns the battle as far as a side may know it (kriegspiel.md 6.4): without the other side's mines, without the
 * mines and earthworks that the other side has begun, and without the number of works that it has begun.
 */
export function seenBy(battle: KriegspielBattle, side: Side): KriegspielBattle {
  const { works, mines, begun } = battle.kriegspiel;
  return withState(battle, {
    works: works.filter((work) => work.side === side || !SECRET_WORKS.has(work.kind)),
    mines: mines.filter((mine) => mine.side === side),
    begun: { ...begun, [other(side)]: 0 },
  });
}
