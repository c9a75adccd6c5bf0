import { capturesNow } from './endOfMove';
import { LEAST_CREW, outOfAction } from './gun';
import type { Battle } from './types';

/**
 * Returns the ids of guns on the field that are out of action as the battle stands (4.1, 4.4, 4.9), or would be, in
 * dispute or in the enemy's hands if the move ended now and its melees were settled as proposed; also those whose axle
 * enemies have passed.
 */
export function threatenedGuns(battle: Battle): readonly string[] {
  if (battle.phase === 'over') return [];
  const watched = new Map(capturesNow(battle).map((capture) => [capture.gun, capture]));
  return battle.guns.flatMap((gun) => {
    if (gun.gone) return [];
    const capture = watched.get(gun.id);
    const isForecast =
      capture !== undefined && (capture.passed.length > 0 || capture.near.length < LEAST_CREW);
    return isForecast || outOfAction(battle, gun).length > 0 ? [gun.id] : [];
  });
}
