import { firingFaults } from '../engine/gunnery';
import type { Battle, Point } from '../engine/types';
import { bestTargets } from './aiming';
import { fightsNow, type Fight } from './fights';
import { usefulHauls } from './hauls';
import { ABILITIES } from './levels';
import { crewsWanted, freeToGo } from './marches';
import { sighted } from './sight';

/**
 * Advice to the mover: guns that may fire and see an enemy, attacks hand to hand in which the enemy would lose more
 * than he, guns with fewer than four men near them, and guns that see no enemy where they stand.
 */
export interface Hints {
  /**
   * Guns that may fire now (littlewars.md 3.3, 4.2), the ids of the enemies whom each sees as it points, and of those
   * among them at whom a shot promises most, all of them if none promises anything.
   */
  readonly shots: readonly {
    readonly gun: string;
    readonly seen: readonly string[];
    readonly best: readonly string[];
  }[];
  /**
   * Melees in which the enemy would lose more (littlewars.md 5.3): the ids of the men to send, and of the enemies; and
   * the orders that send them.
   */
  readonly fights: readonly Pick<Fight, 'men' | 'against' | 'orders'>[];
  /** Guns with too few men near them (littlewars.md 4.1), and the ids of the nearest men who could serve them. */
  readonly served: readonly { readonly gun: string; readonly men: readonly string[] }[];
  /**
   * Guns that see nobody and have not fired or moved (littlewars.md 4.2): the place to which each might be hauled, and
   * the ids of the enemies whom it would see from there, none if it would only come nearer.
   */
  readonly hauls: readonly {
    readonly gun: string;
    readonly to: Point;
    readonly seen: readonly string[];
  }[];
}

/** Returns the advice of the strongest level to the mover during his move; all lists are empty if it has none. */
export function hintsFor(battle: Battle): Hints {
  const free = freeToGo(battle);
  const shots = battle.guns.flatMap((gun) => {
    const { id, bearing, elevation } = gun;
    if (gun.side !== battle.mover || firingFaults(battle, id, { bearing, elevation }).length > 0)
      return [];
    const inSight = sighted(battle, gun);
    if (inSight.length === 0) return [];
    const seen = inSight.map(({ man }) => man.id);
    const best = bestTargets(battle, gun, inSight, ABILITIES[3]).map((man) => man.id);
    return [{ gun: id, seen, best: best.length === 0 ? seen : best }];
  });
  const fights = fightsNow(battle, free, ABILITIES[3]).map(({ men, against, orders }) => ({
    men,
    against,
    orders,
  }));
  const fighting = new Set(fights.flatMap(({ men }) => men));
  const wanted = crewsWanted(
    battle,
    battle.men.filter(({ id }) => free.has(id) && !fighting.has(id)),
  );
  const served = [...new Set(wanted.map(({ gun }) => gun))].map((gun) => ({
    gun,
    men: wanted.filter((each) => each.gun === gun).map(({ man }) => man.id),
  }));
  const hauls = [...usefulHauls(battle)].map(({ gun, to }) => ({
    gun,
    to,
    seen: battle.guns
      .filter(({ id }) => id === gun)
      .flatMap((at) => sighted(battle, { ...at, ...to }).map(({ man }) => man.id)),
  }));
  return { shots, fights, served, hauls };
}
