import { groundOf, onCrossing } from '../engine/ground';
import { distance, rounded } from '../engine/lengths';
import { hindrances, metAt, radiusOf } from '../engine/men';
import { isFree } from '../engine/obstacles';
import { withMen } from '../engine/refusals';
import { contains } from '../engine/shapes';
import type { Man, Point } from '../engine/types';
import { rejoined, strikable } from './general';
import type { KriegspielBattle } from './types';

// Men who go straight on or back without choosing their places: chargers, and men who retire from them.

/** Returns the direction from one place to another, as a vector of length 1; the two must differ. */
export function directionTo(from: Point, to: Point): Point {
  const length = distance(from, to);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/**
 * Returns the direction in which men retire from a place, as a vector of length 1: from the place towards the nearest
 * of them, away from it (kriegspiel.md 7.2).
 */
export function directionAway(from: Point, men: readonly Man[]): Point {
  const [nearest] = [...men].sort((a, b) => distance(a, from) - distance(b, from));
  return directionTo(from, nearest as Man);
}

const ahead = ({ x, y }: Point, direction: Point): number => x * direction.x + y * direction.y;

/** Returns men in the order in which they make room for one another along a direction: the foremost first. */
const foremost = (men: readonly Man[], direction: Point): readonly Man[] =>
  [...men].sort((a, b) => ahead(b, direction) - ahead(a, direction));

/** Returns the point `length` sixteenths from a point in a direction, a vector of length 1, in whole coordinates. */
export const pointOn = (from: Point, direction: Point, length: number): Point =>
  rounded({ x: from.x + direction.x * length, y: from.y + direction.y * length });

/** Returns the farthest place up to a length along a direction where a man may stand out of contact, or his own. */
function placeOn(battle: KriegspielBattle, man: Man, direction: Point, length: number): Point {
  for (let far = Math.floor(length); far > 0; far--) {
    const at = pointOn(man, direction, far);
    if (hindrances(battle, man, at).length > 0 || metAt(battle, man, at).length > 0) continue;
    if (isFree(battle, man, at, radiusOf(man))) return at;
  }
  return man;
}

const moved = (battle: KriegspielBattle, man: Man, to: Point): KriegspielBattle =>
  withMen(battle, { ...man, x: to.x, y: to.y, lying: false });

/**
 * Returns the battle after men have gone straight in `direction`, a vector of length 1, each at most `length`
 * sixteenths of an inch: as far as he may stand, out of contact (kriegspiel.md 7.2).
 */
export const advanced = (
  battle: KriegspielBattle,
  men: readonly Man[],
  direction: Point,
  length: number,
): KriegspielBattle =>
  rejoined(
    foremost(men, direction).reduce(
      (now, man) => moved(now, man, placeOn(now, man, direction, length)),
      strikable(battle),
    ),
    battle,
  );

/** 7.6: returns whether a man who is driven to a place is off the field, or in water that nobody fords. */
function isLost({ country }: KriegspielBattle, { x, y }: Point): boolean {
  if (x < 0 || y < 0 || x > country.width || y > country.depth) return true;
  return (
    !onCrossing(country, { x, y }) &&
    groundOf(country).waters.some(
      ({ piece }) => piece.fordable !== true && contains(piece.shape, { x, y }),
    )
  );
}

/**
 * Returns whether a man driven from a place in `direction`, a vector of length 1, by `length` sixteenths of
 * an inch comes off the field or into water that nobody fords before anything solid stops him (kriegspiel.md 7.6).
 */
export function isDestroyed(
  battle: KriegspielBattle,
  from: Point,
  direction: Point,
  length: number,
): boolean {
  const { solids } = groundOf(battle.country);
  for (let far = 1; far <= length; far++) {
    const at = pointOn(from, direction, far);
    if (isLost(battle, at)) return true;
    if (solids.some(({ piece }) => contains(piece.shape, at))) return false;
  }
  return false;
}

/** A man who is driven back, and the distance `by` which he is to go, in sixteenths of an inch (kriegspiel.md 7). */
export interface Driven {
  readonly man: Man;
  readonly by: number;
}

/**
 * Returns the battle after men have been driven straight in `direction`, a vector of length 1, each by his
 * own distance (`by`), in sixteenths of an inch, or as far as he can go. A man who comes off the field or into water
 * that nobody fords is destroyed (kriegspiel.md 7.6).
 */
export function driven(
  battle: KriegspielBattle,
  those: readonly Driven[],
  direction: Point,
): KriegspielBattle {
  const by = new Map(those.map((each) => [each.man.id, each.by]));
  const seen = strikable(battle);
  return rejoined(
    foremost(
      those.map(({ man }) => man),
      direction,
    ).reduce((now, man) => {
      const length = by.get(man.id) as number;
      return isDestroyed(now, man, direction, length)
        ? withMen(now, { ...man, state: 'dead', lying: false, met: false })
        : moved(now, man, placeOn(now, man, direction, length));
    }, seen),
    battle,
  );
}
