import type { Battle } from '../engine/types';
import { fightsNow, type Fight } from './fights';
import { ABILITIES } from './levels';
import { crewsWanted, freeToGo } from './marches';

/**
 * Advice to the mover: attacks hand to hand in which the enemy would lose more than he, and guns with fewer than four
 * men near them.
 */
export interface Hints {
  /** Melees in which the enemy would lose more (littlewars.md 5.3): the ids of the men to send, and of the enemies. */
  readonly fights: readonly Pick<Fight, 'men' | 'against'>[];
  /** Guns with too few men near them (littlewars.md 4.1), and the ids of the nearest men who could serve them. */
  readonly served: readonly { readonly gun: string; readonly men: readonly string[] }[];
}

/**
 * Returns the advice of the strongest level of the program to the mover, while men may march (littlewars.md 3.3);
 * both lists are empty if it has none.
 */
export function hintsFor(battle: Battle): Hints {
  const free = freeToGo(battle);
  const fights = fightsNow(battle, free, ABILITIES[3]).map(({ men, against }) => ({
    men,
    against,
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
  return { fights, served };
}
