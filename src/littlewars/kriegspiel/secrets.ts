import { other } from '../engine/men';
import type { Side } from '../engine/types';
import { withDuties, withState } from './duties';
import type { KriegspielBattle, WorkKind } from './types';

/** 6.4: what is begun of these is known to its side alone. */
export const SECRET_WORKS: ReadonlySet<WorkKind> = new Set(['mine', 'entrench', 'epaulement']);

/**
 * Returns the battle as a side may know it (6.4): without the other's mines, and without the mines and earthworks that the
 * other has begun, nor how many, nor that anybody works at them.
 */
export function seenBy(battle: KriegspielBattle, side: Side): KriegspielBattle {
  const { works, mines, begun, duties } = battle.kriegspiel;
  const hidden = works.filter((work) => work.side !== side && SECRET_WORKS.has(work.kind));
  const known = withState(battle, {
    works: works.filter((work) => !hidden.includes(work)),
    mines: mines.filter((mine) => mine.side === side),
    begun: { ...begun, [other(side)]: 0 },
  });
  const workers = hidden.flatMap(({ men }) => men).filter((id) => id in duties);
  return withDuties(known, workers, () => ({ worked: false }));
}
