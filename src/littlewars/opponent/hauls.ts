import { bearingOf, directionOf, normalBearing } from '../engine/angles';
import { outOfAction } from '../engine/gun';
import { distance, FOOT, MOVE } from '../engine/lengths';
import { isReady, other } from '../engine/men';
import type { Battle, Gun, Point } from '../engine/types';
import { haulToward, type HaulOrder } from '../game/hauling';
import { sighted } from './sight';

/** The directions that are tried, from that of the nearest enemy, in thousandths of a degree. */
const TURNS = [0, 30_000, -30_000, 60_000, -60_000, 90_000, -90_000];
/** How near an enemy a gun is not hauled any nearer. */
const NEAR_ENOUGH = 2.5 * FOOT;

/**
 * Yields an order to haul each of the mover's guns that sees no enemy, in the order of the battle's guns: to the place,
 * at most a move of infantry away, from which it would see most enemies, or straight towards the nearest enemy if it
 * would see as many everywhere. It yields none for a gun that has fired or moved, is within 2½ feet of an enemy, or may
 * not be moved; none at all once men have marched.
 */
export function* usefulHauls(battle: Battle): Generator<HaulOrder, undefined> {
  if (battle.phase !== 'guns') return;
  for (const gun of battle.guns) {
    if (gun.side !== battle.mover || gun.shots > 0 || gun.crew.length > 0) continue;
    if (outOfAction(battle, gun).length > 0 || sighted(battle, gun).length > 0) continue;
    const order = haulOf(battle, gun);
    if (order !== null) yield order;
  }
}

/**
 * Returns the order to haul the first of the mover's guns that sees no enemy and may be moved, the first that
 * `usefulHauls` yields; null if there is none.
 */
export const nextHaul = (battle: Battle): HaulOrder | null =>
  usefulHauls(battle).next().value ?? null;

function haulOf(battle: Battle, gun: Gun): HaulOrder | null {
  const enemies = battle.men.filter((man) => man.side === other(gun.side) && isReady(man));
  const [first] = enemies;
  if (first === undefined) return null;
  const nearest = enemies.reduce((a, b) => (distance(gun, b) < distance(gun, a) ? b : a), first);
  if (distance(gun, nearest) <= NEAR_ENOUGH) return null;
  const ahead = bearingOf(gun, nearest);
  const hauls = TURNS.flatMap((turn) => {
    const haul = haulToward(battle, gun, placeAt(gun, normalBearing(ahead + turn)));
    // Where something is in the way it comes less far, and may see less.
    return haul.ok
      ? [
          {
            order: haul.order,
            seen: sighted(battle, { ...gun, ...haul.to, bearing: ahead }).length,
          },
        ]
      : [];
  });
  return hauls.sort((a, b) => b.seen - a.seen)[0]?.order ?? null;
}

function placeAt(gun: Gun, bearing: number): Point {
  const { x, y } = directionOf(bearing);
  const far = MOVE.infantry - 2;
  return { x: Math.round(gun.x + far * x), y: Math.round(gun.y + far * y) };
}
