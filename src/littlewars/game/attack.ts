import { distance, NEAR } from '../engine/lengths';
import { gap, isReady, isWithin, manOf, moveOf, radiusOf } from '../engine/men';
import type { Battle, Man, Point } from '../engine/types';
import { marched, type BodyMarch } from './bodies';

/** A man and the armed enemy nearest to him, with the clear distance between them in sixteenths of an inch. */
export interface Nearest {
  readonly man: Man;
  readonly enemy: Man;
  readonly apart: number;
}

/**
 * Returns which of some men is nearest to a free armed enemy, that enemy, and the clear distance between them in
 * sixteenths of an inch; null without such men or enemies. Prisoners and disarmed men are nobody's enemies
 * (littlewars.md 3.6).
 */
export function nearestEnemy(battle: Battle, men: readonly Man[]): Nearest | null {
  let nearest: Nearest | null = null;
  for (const man of men)
    for (const enemy of battle.men) {
      if (enemy.side === man.side || !isReady(enemy)) continue;
      const apart = gap(man, enemy);
      if (nearest === null || apart < nearest.apart) nearest = { man, enemy, apart };
    }
  return nearest;
}

/**
 * Returns whether a man is within a move of an enemy, in a straight line from the place where the man's move began
 * (littlewars.md 3.4).
 */
export const reaches = (man: Man, enemy: Man): boolean =>
  distance(man.start, enemy) - radiusOf(man) - radiusOf(enemy) <= moveOf(man);

/** Returns the place beside an enemy where a man who comes straight at him is in contact (littlewars.md 3.6). */
export function beside(man: Man, enemy: Man): Point {
  const apart = distance(man, enemy);
  const touch = radiusOf(man) + radiusOf(enemy) + 1;
  const part = apart === 0 ? 0 : touch / apart;
  return {
    x: Math.round(enemy.x + (man.x - enemy.x) * part),
    y: Math.round(enemy.y + (man.y - enemy.y) * part),
  };
}

/**
 * Returns the march of those of some men, by id, who are the mover's, free and armed, against the nearest free armed
 * enemy and all within six inches of him. Each man goes up to the one of them who is nearest to himself, or as near as
 * there is room, the nearest man first; so as many as can take part in the melee (littlewars.md 5.2). Nobody marches if
 * there is no enemy.
 */
export function attackMarch(battle: Battle, ids: readonly string[]): BodyMarch {
  const men = ids
    .flatMap((id) => manOf(battle, id) ?? [])
    .filter((man) => man.side === battle.mover && isReady(man));
  const nearest = nearestEnemy(battle, men);
  if (nearest === null) return { orders: [], battle, staying: [] };
  const { enemy: first } = nearest;
  const body = battle.men.filter(
    (man) => man.side === first.side && isReady(man) && isWithin(man, first, NEAR),
  );
  const wanted = men
    .map((man) => {
      const enemy = body.reduce((a, b) => (gap(man, b) < gap(man, a) ? b : a));
      return { id: man.id, to: beside(man, enemy), apart: gap(man, enemy) };
    })
    .sort((a, b) => a.apart - b.apart);
  return marched(battle, wanted);
}
