import { apart } from './sizes';
import type { Point, Shape } from '../../../src/littlewars/engine/types';

type Segment = readonly [Point, Point];

const remembered = new WeakMap<Shape, readonly Segment[]>();

/** The edges of a shape; of a circle none. */
export function edges(shape: Shape): readonly Segment[] {
  const known = remembered.get(shape);
  if (known !== undefined) return known;
  const found: Segment[] =
    shape.kind === 'circle'
      ? []
      : shape.corners.map((corner, i) => [corner, shape.corners[(i + 1) % shape.corners.length]!]);
  remembered.set(shape, found);
  return found;
}

export const along = ([a, b]: Segment, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** From a point to the nearest point of a segment. */
export function toSegment(p: Point, [a, b]: Segment): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  if (dx === 0 && dy === 0) return apart(p, a);
  const part = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy);
  const saved = part < 0 ? 0 : part > 1 ? 1 : part;
  return apart(p, { x: a.x + dx * saved, y: a.y + dy * saved });
}

/** On which side of the line through a segment a point lies: above 0 to its left. */
const leftOf = (p: Point, [a, b]: Segment): number =>
  (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

/** Between two segments: 0 where they cross, else from an end of one to the other. */
export function between(one: Segment, other: Segment): number {
  const parted = leftOf(other[0], one) * leftOf(other[1], one) < 0;
  const parting = leftOf(one[0], other) * leftOf(one[1], other) < 0;
  if (parted && parting) return 0;
  return Math.min(
    toSegment(one[0], other),
    toSegment(one[1], other),
    toSegment(other[0], one),
    toSegment(other[1], one),
  );
}

/** Whether a point lies in a shape: a ray to the right of it meets the outline an odd number of times. */
export function isInside(p: Point, shape: Shape): boolean {
  if (shape.kind === 'circle') return apart(p, shape) < shape.radius;
  let odd = false;
  for (const [a, b] of edges(shape))
    if (a.y > p.y !== b.y > p.y && p.x < a.x + ((p.y - a.y) / (b.y - a.y)) * (b.x - a.x))
      odd = !odd;
  return odd;
}

/** From a point to the outline of a shape, from within or without. */
export function toOutline(p: Point, shape: Shape): number {
  if (shape.kind === 'circle') return Math.abs(apart(p, shape) - shape.radius);
  let least = Infinity;
  for (const edge of edges(shape)) least = Math.min(least, toSegment(p, edge));
  return least;
}

/** From a point to a shape: 0 in it. */
export const toShape = (p: Point, shape: Shape): number =>
  isInside(p, shape) ? 0 : toOutline(p, shape);

/** The point of a shape's outline that is nearest to a point outside it. */
export function bankOf(p: Point, shape: Shape): Point {
  if (shape.kind === 'circle') return along([shape, p], shape.radius / apart(shape, p));
  let best = shape.corners[0]!;
  for (const [a, b] of edges(shape)) {
    // By halving: the nearer of two thirds of an edge has the nearest point in its half.
    let [low, high] = [0, 1];
    for (let i = 0; i < 80; i++) {
      const [one, two] = [low + (high - low) / 3, high - (high - low) / 3];
      if (apart(p, along([a, b], one)) <= apart(p, along([a, b], two))) high = two;
      else low = one;
    }
    const foot = along([a, b], (low + high) / 2);
    if (apart(p, foot) < apart(p, best)) best = foot;
  }
  return best;
}

/** Between two shapes, the first of which is a polygon: 0 where they overlap. */
export function shapesApart(one: Shape, other: Shape): number {
  const corner = other.kind === 'circle' ? other : other.corners[0]!;
  if (isInside(corner, one)) return 0;
  return Math.min(...edges(one).map((edge) => segmentToShape(edge, other)));
}

/** From a segment to a shape: 0 where it meets it. */
export function segmentToShape(segment: Segment, shape: Shape): number {
  if (shape.kind === 'circle') return Math.max(0, toSegment(shape, segment) - shape.radius);
  if (isInside(segment[0], shape)) return 0;
  let least = Infinity;
  for (const edge of edges(shape)) least = Math.min(least, between(segment, edge));
  return least;
}
