import type { Point } from '../../../engine/types';
import { between, lengthOf } from './outline';

/** A long piece of scenery, such as a road or a river, as its two sides, with the same number of places. */
export interface Strip {
  readonly left: readonly Point[];
  readonly right: readonly Point[];
}

const apart = (a: Point, b: Point): number => lengthOf({ x: b.x - a.x, y: b.y - a.y });

/**
 * Returns an outline as a strip with two long sides; its ends are where the sides are nearest to one another. Null for
 * an odd number of corners, and for fewer than four.
 */
export function stripOf(outline: readonly Point[]): Strip | null {
  const half = outline.length / 2;
  if (!Number.isInteger(half) || half < 2) return null;
  const corner = (i: number): Point => outline[i % outline.length] as Point;
  const side = (start: number): Point[] =>
    Array.from({ length: half }, (_, i) => corner(start + i));
  const breadth = (from: number): number =>
    side(from).reduce((sum, place, i) => sum + apart(place, corner(from + 2 * half - 1 - i)), 0);
  const from = [...outline.keys()]
    .slice(0, half)
    .reduce((best, i) => (breadth(i) < breadth(best) ? i : best));
  return { left: side(from), right: side(from + half).reverse() };
}

/** Returns the line along a strip at a part of its breadth, from 0 on its left side to 1 on its right. */
export const lineAlong = ({ left, right }: Strip, part: number): readonly Point[] =>
  left.map((place, i) => between(place, right[i] ?? place, part));

/** Returns lines across a strip from side to side, about `gap` apart, with half of that left at both ends. */
export function rungs(strip: Strip, gap: number): readonly (readonly [Point, Point])[] {
  const middle = lineAlong(strip, 0.5);
  const lengths = middle.slice(1).map((place, i) => apart(middle[i] ?? place, place));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.max(1, Math.round(whole / gap));
  let [leg, before] = [0, 0];
  return Array.from({ length: count }, (_, i) => {
    const at = ((i + 0.5) * whole) / count;
    while (leg < lengths.length - 1 && before + (lengths[leg] ?? 0) < at) {
      before += lengths[leg] ?? 0;
      leg += 1;
    }
    const part = (at - before) / (lengths[leg] || 1);
    const on = (side: readonly Point[]): Point =>
      between(side[leg] as Point, side[leg + 1] as Point, part);
    return [on(strip.left), on(strip.right)] as const;
  });
}

/** Returns a part of a line across a strip, from the fraction `from` of its length to the fraction `to`. */
export const partOf = (
  [a, b]: readonly [Point, Point],
  from: number,
  to: number,
): readonly [Point, Point] => [between(a, b, from), between(a, b, to)];
