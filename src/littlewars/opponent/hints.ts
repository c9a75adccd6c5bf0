import type { Battle } from '../engine/types';
import { fightsNow, type Fight } from './fights';
import { ABILITIES } from './levels';
import { crewsWanted, freeToGo } from './marches';

/** Advice for the side that has the move. */
export interface Hints {
  /** Melees in which the enemy would lose more (5.3): who goes, and against whom, by id. */
  readonly fights: readonly Pick<Fight, 'men' | 'against'>[];
  /** Guns with too small a crew (4.1), and who is the nearest to make it up, by id. */
  readonly served: readonly { readonly gun: string; readonly men: readonly string[] }[];
}

/** Returns what the strongest level would advise the mover, in the part of a move in which men go; of nothing, empty lists. */
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
