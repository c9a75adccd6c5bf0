import { bearingOf, directionOf, normalBearing } from '../engine/angles';
import { outOfAction } from '../engine/gun';
import { distance, FOOT, MOVE } from '../engine/lengths';
import { isReady, other } from '../engine/men';
import type { Battle, Gun, Point } from '../engine/types';
import { haulToward, type HaulOrder } from '../game/hauling';
import { sighted } from './sight';

/** The directions that are tried, from that of the nearest enemy, in thousandths of a degree. */
const ASIDE = [0, 30_000, -30_000, 60_000, -60_000, 90_000, -90_000];
/** How near an enemy a gun is not hauled any nearer. */
const NEAR_ENOUGH = 2.5 * FOOT;

/**
 * Returns the order to haul the first of the mover's guns that sees no enemy: to a place a move of infantry away from
 * which it would see most, or straight towards the nearest enemy if all are equal. Null if there is no such gun: each
 * sees somebody, has fired or moved, is within 2½ feet of an enemy, or may not be moved.
 */
export function nextHaul(battle: Battle): HaulOrder | null {
  if (battle.phase !== 'guns') return null;
  for (const gun of battle.guns) {
    if (gun.side !== battle.mover || gun.shots > 0 || gun.crew.length > 0) continue;
    if (outOfAction(battle, gun).length > 0 || sighted(battle, gun).length > 0) continue;
    const order = haulOf(battle, gun);
    if (order !== null) return order;
  }
  return null;
}

function haulOf(battle: Battle, gun: Gun): HaulOrder | null {
  const enemies = battle.men.filter((man) => man.side === other(gun.side) && isReady(man));
  const [first] = enemies;
  if (first === undefined) return null;
  const nearest = enemies.reduce((a, b) => (distance(gun, b) < distance(gun, a) ? b : a), first);
  if (distance(gun, nearest) <= NEAR_ENOUGH) return null;
  const ahead = bearingOf(gun, nearest);
  const places = ASIDE.map((aside) => placeAt(gun, normalBearing(ahead + aside)))
    .map((to) => ({ to, seen: sighted(battle, { ...gun, ...to, bearing: ahead }).length }))
    .sort((a, b) => b.seen - a.seen);
  for (const { to } of places.slice(0, 3)) {
    const haul = haulToward(battle, gun, to);
    if (haul.ok) return haul.order;
  }
  return null;
}

function placeAt(gun: Gun, bearing: number): Point {
  const { x, y } = directionOf(bearing);
  const far = MOVE.infantry - 2;
  return { x: Math.round(gun.x + far * x), y: Math.round(gun.y + far * y) };
}
