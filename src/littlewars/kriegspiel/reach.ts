import { isWithinMove } from '../engine/contact';
import { moveOf, radiusOf } from '../engine/men';
import type { Man } from '../engine/types';
import { wayTo } from '../engine/ways';
import { affords, takes } from './duties';
import { costOf, profileOf, type Gait } from './ground';
import type { KriegspielBattle } from './types';

/**
 * Returns whether a mounted man could march up to one of some men in a move (7.1, 7.3): round what stands between them, with
 * what contours cost, and over no river, which takes a move of its own (2.3, 2.4).
 */
export function canReach(battle: KriegspielBattle, sabre: Man, men: readonly Man[]): boolean {
  if (!isWithinMove(battle, sabre, men)) return false;
  if (!takes(battle, 'ground')) return true;
  const march = moveOf(sabre);
  const gait: Gait = { march, road: march, wheels: false, fords: true };
  const radius = radiusOf(sabre);
  return men.some((man) => {
    const way = wayTo(battle, radius, sabre, man, march, radius + radiusOf(man));
    if (way === null) return false;
    const { walk, climb, rivers } = costOf(profileOf(battle.country, way.stops), gait);
    return rivers.length === 0 && affords(1, walk + climb);
  });
}
