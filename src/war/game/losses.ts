import type { Side, UnitKind } from '../engine/vocabulary';
import { lostBetween, present, type War } from './war';

/** Returns how many units of each kind a side has lost since the start. */
export function lossesOf(war: War, side: Side): { kind: UnitKind; count: number }[] {
  const counts = new Map<UnitKind, number>();
  for (const unit of lostBetween(war.positions[0], present(war)))
    if (unit.side === side) counts.set(unit.kind, (counts.get(unit.kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}
