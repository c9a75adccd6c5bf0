import { memoizeEach } from '../../shell/memoizeEach';
import { atEnd } from './endOfMove';
import { atTrail } from './gun';
import { meleesOf } from './melee';
import { samePlace } from './lengths';
import { manOf } from './men';
import { isMoving } from './refusals';
import { serveTrails } from './trail';
import type { Battle, Melee } from './types';

// What would follow if the move ended now, with all that its end itself does.

/**
 * Returns the melees of a battle that are being settled; or, during a move, those that its end would open
 * (littlewars.md 5.2): after men have gone to the trails of guns that have fired (4.4) and up from the apron (1.5).
 * `meleesNow` counts the men where they stand at present instead. Cached, because a displayed battle needs them several
 * times.
 */
export const meleesAtEnd = memoizeEach((battle: Battle): readonly Melee[] => {
  if (battle.phase === 'melees') return battle.melees;
  return isMoving(battle) ? meleesOf(atEnd(battle), battle.mover) : [];
});

/** The men, by id, whom the end of a move would send to the trail of a gun (littlewars.md 4.4). */
export interface SentToTrail {
  readonly gun: string;
  readonly men: readonly string[];
}

/**
 * Returns the men who would be sent to the trails of guns if the move ended now (littlewars.md 4.4): an entry for each
 * gun of the mover that has been fired and to whose trail he has not sent two men. Empty between moves.
 */
export function sentToTrails(battle: Battle): readonly SentToTrail[] {
  if (!isMoving(battle)) return [];
  const after = serveTrails(battle);
  return after.guns.flatMap((gun) => {
    const men = atTrail(after, gun).flatMap((man) => {
      const before = man === undefined ? undefined : manOf(battle, man.id);
      return man === undefined || before === undefined || samePlace(man, before) ? [] : [man.id];
    });
    return gun.gone || gun.side !== battle.mover || men.length === 0 ? [] : [{ gun: gun.id, men }];
  });
}
