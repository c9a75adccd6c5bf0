import { apart } from './sizes';
import type { Point, Shape } from '../../../src/littlewars/engine/types';

type Segment = readonly [Point, Point];

/** The edges of a shape; of a circle none. */
export const edges = (shape: Shape): Segment[] =>
  shape.kind === 'circle'
    ? []
    : shape.corners.map((corner, i) => [corner, shape.corners[(i + 1) % shape.corners.length]!]);

export const along = ([a, b]: Segment, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** From a point to the nearest point of a segment. */
export function toSegment(p: Point, [a, b]: Segment): number {
  const long = apart(a, b);
  if (long === 0) return apart(p, a);
  const part = ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / (long * long);
  return apart(p, along([a, b], Math.min(1, Math.max(0, part))));
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
  const met = edges(shape).filter(
    ([a, b]) => a.y > p.y !== b.y > p.y && p.x < a.x + ((p.y - a.y) / (b.y - a.y)) * (b.x - a.x),
  );
  return met.length % 2 === 1;
}

/** From a point to the outline of a shape, from within or without. */
export const toOutline = (p: Point, shape: Shape): number =>
  shape.kind === 'circle'
    ? Math.abs(apart(p, shape) - shape.radius)
    : Math.min(...edges(shape).map((edge) => toSegment(p, edge)));

/** From a point to a shape: 0 in it. */
export const toShape = (p: Point, shape: Shape): number =>
  isInside(p, shape) ? 0 : toOutline(p, shape);

/** From a segment to a shape: 0 where it meets it. */
export function segmentToShape(segment: Segment, shape: Shape): number {
  if (shape.kind === 'circle') return Math.max(0, toSegment(shape, segment) - shape.radius);
  if (isInside(segment[0], shape)) return 0;
  return Math.min(...edges(shape).map((edge) => between(segment, edge)));
}
