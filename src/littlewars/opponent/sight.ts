import { sineCosine } from '../engine/angles';
import { groundAt, solidsOf, surfaceAt } from '../engine/country';
import { LEAST_ELEVATION, MOST_ELEVATION } from '../engine/gun';
import { distance, INCH } from '../engine/lengths';
import { heightOf, isReady, other } from '../engine/men';
import { GRAVITY, MUZZLE_SPEED, muzzleOf } from '../engine/shot';
import type { Battle, Gun, Man } from '../engine/types';

/** An enemy whom a gunner sees, with his distance from the muzzle and his height above it, in sixteenths of an inch. */
export interface Sighted {
  readonly man: Man;
  /** His distance from the muzzle on the plane, in sixteenths of an inch. */
  readonly away: number;
  /** How far the middle of his body is above the muzzle, in sixteenths of an inch; below it where negative. */
  readonly rise: number;
}

/** The part of a man's height that is aimed at. */
const MIDDLE = 0.55;
/** The distance of the points at which a line of sight is checked. */
const STEP = INCH;

/**
 * Returns the free armed enemies whom a gunner sees over his muzzle: no scenery reaches the straight line to the middle
 * of the man's body. Men hide nobody. They are in the order of the battle's men.
 */
export function sighted(battle: Battle, gun: Gun): Sighted[] {
  const solids = solidsOf(battle.country);
  return battle.men.flatMap((man): Sighted[] => {
    if (man.side !== other(gun.side) || !isReady(man)) return [];
    const muzzle = muzzleOf(battle, gun, gun.bearing);
    const away = distance(muzzle, man);
    const top = groundAt(battle.country, man) + heightOf(man) * MIDDLE;
    for (let at = STEP; at < away - STEP; at += STEP) {
      const part = at / away;
      const x = muzzle.x + (man.x - muzzle.x) * part;
      const y = muzzle.y + (man.y - muzzle.y) * part;
      if (surfaceAt(solids, x, y).height > muzzle.z + (top - muzzle.z) * part) return [];
    }
    return [{ man, away, rise: top - muzzle.z }];
  });
}

const tangentOf = (angle: number): number => {
  const [sine, cosine] = sineCosine(angle);
  return sine / cosine;
};

/** Half of gravity over the square of the speed: how fast a flat shot falls with the square of its distance. */
const FALL = GRAVITY / (2 * MUZZLE_SPEED * MUZZLE_SPEED);

/**
 * Returns how high above the muzzle a shot without deviation is at the distance `away`, both in sixteenths of an inch
 * (littlewars.md 4.7); below it where negative. `elevation` is in thousandths of a degree.
 */
export function heightAt(elevation: number, away: number): number {
  const slope = tangentOf(elevation);
  return away * slope - FALL * away * away * (1 + slope * slope);
}

/**
 * Returns the elevation, in thousandths of a degree, at which a shot without deviation is `rise` above the muzzle at
 * the distance `away`, both in sixteenths of an inch: the flatter of two. Null if the gun cannot be raised or lowered
 * so far (littlewars.md 4.3).
 */
export function elevationFor(away: number, rise: number): number | null {
  if (heightAt(MOST_ELEVATION, away) < rise || heightAt(LEAST_ELEVATION, away) > rise) return null;
  let [low, high]: [number, number] = [LEAST_ELEVATION, MOST_ELEVATION];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (heightAt(middle, away) < rise) low = middle;
    else high = middle;
  }
  return low;
}
