import { rounded } from '../engine/lengths';
import { radiusOf } from '../engine/men';
import type { Arm, Point } from '../engine/types';

/** Returns the distance between the middles of men at the least clearance (3.5). */
export const spacing = (arm: Arm): number => 2 * radiusOf({ arm }) + 1;

/** Returns places for men of an arm along a line from one place towards another, as many as there is room for. */
export function alongLine(from: Point, to: Point, arm: Arm): readonly Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const apart = spacing(arm);
  const places: Point[] = [rounded(from)];
  for (let at = 1; at <= length; at++) {
    const place = rounded({ x: from.x + (dx * at) / length, y: from.y + (dy * at) / length });
    const last = places.at(-1) ?? place;
    const [x, y] = [place.x - last.x, place.y - last.y];
    if (x * x + y * y >= apart * apart) places.push(place);
  }
  return places;
}

/** Places for men of an arm in ranks in the rectangle between two corners, the rank at the first corner first. */
export function inBlock(from: Point, to: Point, arm: Arm): readonly Point[] {
  const across = alongLine(from, { x: to.x, y: from.y }, arm);
  const deep = alongLine(from, { x: from.x, y: to.y }, arm);
  return deep.flatMap(({ y }) => across.map(({ x }) => ({ x, y })));
}
