import { bearingOf, directionOf, normalBearing, turnBetween } from '../engine/angles';
import { LEAST_ELEVATION, MOST_ELEVATION, outOfAction, MOST_SHOTS } from '../engine/gun';
import { firingFaults, isTooEarly } from '../engine/gunnery';
import { heightOf, isOnField, isReady, radiusOf } from '../engine/men';
import { groundAt } from '../engine/country';
import { muzzleOf } from '../engine/shot';
import { drawNormal, type Stream } from '../engine/stream';
import type { Aim, FlightPoint, Shot } from '../engine/flight';
import type { Battle, Gun, Man, Point } from '../engine/types';
import type { Ability } from './levels';
import { elevationFor, heightAt, sighted, type Sighted } from './sight';

/**
 * A gun, the enemy at whom the program aims it, and its bearing and elevation, in thousandths of a degree and with the
 * errors of the level.
 */
export interface Lay {
  readonly gun: Gun;
  readonly target: Man;
  readonly aim: Aim;
}

/** Thousandths of a degree in a radian. */
const PER_RADIAN = 180_000 / 3.141592653589793;
/** Returns what a man is worth in points: 1½ for cavalry, 1 for infantry (littlewars.md 6.5). */
export const worthOf = ({ arm }: Pick<Man, 'arm'>): number => (arm === 'cavalry' ? 1.5 : 1);
/** The least worth that a shot must promise. */
const LEAST = 0.04;
/** How far before and behind the man aimed at others count, as a share of his distance. */
const DEPTH = 0.3;
/** The least height of a shot over own men, in heights of these men. */
const SAFE = 1.6;
/** How many times more an own man counts than an enemy. */
const OWN = 2;
/** The angle up to which the last shot at something else corrects the aim at a man, in thousandths of a degree. */
const SAME = 4_000;
/** The share of the error of the aim that remains if it is corrected by the last shot. */
const STEADIER = 0.5;

/**
 * Returns the first of the mover's guns that has a target worth a shot, aimed at the most promising one. The aim has
 * random errors by the level's abilities, drawn from `seed`: in bearing, elevation and the estimated distance. The
 * deviation of the shot itself is not known. Null if no gun may fire or has such a target.
 */
export function nextLay(battle: Battle, ability: Ability, seed: number): Lay | null {
  if (battle.phase !== 'guns' || isTooEarly(battle)) return null;
  for (const gun of battle.guns) {
    if (gun.side !== battle.mover || gun.shots >= MOST_SHOTS || gun.crew.length > 0) continue;
    if (outOfAction(battle, gun).length > 0) continue;
    const lay = layOf(battle, gun, ability, streamOf(battle, gun, seed));
    if (lay !== null) return lay;
  }
  return null;
}

/** Each shot has its own stream of random numbers, so that in the same battle guns are always aimed alike. */
const streamOf = ({ moves, shots }: Battle, { id }: Gun, seed: number): Stream =>
  (seed ^
    Math.imul(moves + 1, 0x9e3779b1) ^
    Math.imul(shots.length + 1, 0x85ebca6b) ^
    Number(id.slice(1))) >>>
  0;

/** The share of the greatest worth of a target from which others are as good, and how many of them are named at most. */
const AS_GOOD = 0.75;
const MOST_NAMED = 6;

/**
 * Returns those of the enemies whom a gun sees at whom a shot promises most: the best, and up to five others that promise
 * at least three quarters of that, the best first; empty if none promises anything.
 */
export function bestTargets(
  battle: Battle,
  gun: Gun,
  seen: readonly Sighted[],
  ability: Ability,
): readonly Man[] {
  const promising = promisingOf(battle, gun, seen, ability);
  const least = AS_GOOD * (promising[0]?.worth ?? 0);
  return promising
    .filter(({ worth }) => worth >= least)
    .slice(0, MOST_NAMED)
    .map(({ target }) => target.man);
}

/** Returns the targets that are worth a shot, with their worth, the best first. */
const promisingOf = (battle: Battle, gun: Gun, seen: readonly Sighted[], ability: Ability) =>
  seen
    .map((target) => ({ target, worth: promiseOf(battle, gun, target, seen, ability) }))
    .filter(({ worth }) => worth > LEAST)
    .sort((a, b) => b.worth - a.worth);

function layOf(battle: Battle, gun: Gun, ability: Ability, stream: Stream): Lay | null {
  const promising = promisingOf(battle, gun, sighted(battle, gun), ability);
  // Some bearings are barred by what stands beside the gun.
  for (const { target } of promising.slice(0, 6)) {
    const aim = aimAt(battle, gun, target, ability, stream);
    if (aim !== null && firingFaults(battle, gun.id, aim).length === 0)
      return { gun, target: target.man, aim };
  }
  return null;
}

/** Returns the worth of the men whom a shot at one of them may strike, less that of own men before him. */
function promiseOf(
  battle: Battle,
  gun: Gun,
  target: Sighted,
  seen: readonly Sighted[],
  { hand }: Ability,
): number {
  const muzzle = muzzleOf(battle, gun, bearingOf(gun, target.man));
  const { x, y } = directionOf(bearingOf(muzzle, target.man));
  const elevation = elevationFor(target.away, target.rise);
  if (elevation === null) return 0;
  const toRight = (man: Point): number => (man.x - muzzle.x) * y - (man.y - muzzle.y) * x;
  const ahead = (man: Point): number => (man.x - muzzle.x) * x + (man.y - muzzle.y) * y;
  /** Returns roughly the probability that a shot with this error passes through a man this far beside its line. */
  const chance = (man: Man, away: number): number => {
    const spread = radiusOf(man) + (away * hand) / PER_RADIAN;
    const off = toRight(man) / spread;
    return (radiusOf(man) / spread) * Math.max(0, 1 - (off * off) / 4);
  };
  let worth = 0;
  for (const { man, away } of seen)
    if (Math.abs(away - target.away) <= DEPTH * target.away)
      worth += chance(man, away) * worthOf(man);
  for (const man of battle.men) {
    if (man.side !== gun.side || !isOnField(man) || !isReady(man)) continue;
    const away = ahead(man);
    if (away <= 0 || away > target.away * (1 + DEPTH)) continue;
    const over = muzzle.z + heightAt(elevation, away) - groundAt(battle.country, man);
    if (over < heightOf(man) * SAFE) worth -= OWN * chance(man, away) * worthOf(man);
  }
  return worth;
}

/** Returns how a gun is laid on a man by hand and eye; null if he is out of the screw's reach. */
function aimAt(
  battle: Battle,
  gun: Gun,
  { man, away, rise }: Sighted,
  { hand, eye, corrects }: Ability,
  stream: Stream,
): Aim | null {
  const [sideways, second] = drawNormal(stream);
  const [upwards, third] = drawNormal(second);
  const [far] = drawNormal(third);
  const right = bearingOf(gun, man);
  const last = corrects ? lastAt(battle, gun, right) : undefined;
  if (last !== undefined) {
    const [sidewaysMiss, above] = missOf(battle, gun, last, man, rise);
    const seenAs = 1 + far * eye;
    return within(
      last.aim.bearing - (sidewaysMiss / away) * PER_RADIAN * seenAs + sideways * hand * STEADIER,
      last.aim.elevation - (above / away) * PER_RADIAN * seenAs + upwards * hand * STEADIER,
    );
  }
  const laid = elevationFor(away * Math.max(0.5, 1 + far * eye), rise);
  return laid === null ? null : within(right + sideways * hand, laid + upwards * hand);
}

const within = (bearing: number, elevation: number): Aim => ({
  bearing: normalBearing(Math.round(bearing)),
  elevation: Math.min(MOST_ELEVATION, Math.max(LEAST_ELEVATION, Math.round(elevation))),
});

/** Returns the last shot of a gun in this move if it was laid about this way. */
const lastAt = ({ shots }: Battle, { id }: Gun, bearing: number): Shot | undefined =>
  [...shots]
    .reverse()
    .find((shot) => shot.gun === id && Math.abs(turnBetween(shot.aim.bearing, bearing)) <= SAME);

/**
 * Returns how far to the right of a man and how far above the middle of his body a shot was seen to pass; by its laying
 * where it came down or struck before him.
 */
function missOf(
  battle: Battle,
  gun: Gun,
  { path, aim }: Shot,
  man: Man,
  rise: number,
): readonly [sideways: number, above: number] {
  const muzzle = muzzleOf(battle, gun, aim.bearing);
  const { x, y } = directionOf(bearingOf(muzzle, man));
  const ahead = (p: Point): number => (p.x - muzzle.x) * x + (p.y - muzzle.y) * y;
  const toRight = (p: Point): number => (p.x - muzzle.x) * y - (p.y - muzzle.y) * x;
  const away = ahead(man);
  const passed: FlightPoint | undefined = path.find((point) => ahead(point) >= away);
  if (passed !== undefined) return [toRight(passed), passed.z - muzzle.z - rise];
  const end = path.at(-1);
  const sideways = end === undefined || ahead(end) <= 0 ? 0 : (toRight(end) / ahead(end)) * away;
  return [sideways, heightAt(aim.elevation, away) - rise];
}
