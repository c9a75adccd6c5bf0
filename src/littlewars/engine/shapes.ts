import { distance } from './lengths';
import type { Point, Shape } from './types';

/**
 * A rectangle along the axes: the least and the greatest x (`left`, `right`) and y (`bottom`, `top`) of what it
 * encloses; on the field in sixteenths of an inch.
 */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Returns the smallest rectangle along the axes that encloses a shape. */
export function boundsOf(shape: Shape): Bounds {
  if (shape.kind === 'circle') {
    const { x, y, radius } = shape;
    return { left: x - radius, right: x + radius, bottom: y - radius, top: y + radius };
  }
  const [xs, ys] = [shape.corners.map(({ x }) => x), shape.corners.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
}

/** Returns the edges of a polygon, each as its two corners, the last edge from the last corner to the first. */
export const edgesOf = (corners: readonly Point[]): (readonly [Point, Point])[] =>
  corners.map((corner, i) => [corner, corners[(i + 1) % corners.length] as Point]);

/** Returns twice the area of a polygon: positive if its corners run counterclockwise, x to the right and y upwards. */
export const twiceArea = (corners: readonly Point[]): number =>
  edgesOf(corners).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0);

/**
 * Returns a rectangle about its middle as a polygon, `depth` square to its width, its corners rounded to whole numbers.
 * `along` is the direction of its width, as a vector of length 1; by default that of x.
 */
export function rectangle(
  middle: Point,
  width: number,
  depth: number,
  along: Point = { x: 1, y: 0 },
): Shape {
  const [w, d] = [width / 2, depth / 2];
  const corner = (u: number, v: number): Point => ({
    x: Math.floor(middle.x + u * along.x - v * along.y + 0.5),
    y: Math.floor(middle.y + u * along.y + v * along.x + 0.5),
  });
  return { kind: 'polygon', corners: [corner(-w, -d), corner(w, -d), corner(w, d), corner(-w, d)] };
}

/** Returns the distance of a point from the segment from `a` to `b`, in the units of their coordinates. */
export function toSegment(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const px = p.x - a.x;
  const py = p.y - a.y;
  const square = dx * dx + dy * dy;
  const along = dx * px + dy * py;
  if (along <= 0 || square === 0) return distance(p, a);
  if (along >= square) return distance(p, b);
  // For integers everything but the root is exact.
  return Math.abs(dx * py - dy * px) / Math.sqrt(square);
}

/**
 * Returns the parts of the first segment, from `a` to `b`, that are not on the second, from `c` to `d`: none, one or
 * two, in the direction from `a` to `b`. It is the whole segment if the two are not on one line.
 */
export function partsOutside(
  [a, b]: readonly [Point, Point],
  [c, d]: readonly [Point, Point],
): readonly (readonly [Point, Point])[] {
  if (side(a, b, c) !== 0 || side(a, b, d) !== 0) return [[a, b]];
  const along = (p: Point): number => (p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y);
  const [first, last] = along(c) < along(d) ? [c, d] : [d, c];
  if (along(last) <= 0 || along(first) >= along(b)) return [[a, b]];
  return [
    ...(along(first) > 0 ? [[a, first] as const] : []),
    ...(along(last) < along(b) ? [[last, b] as const] : []),
  ];
}

const side = (a: Point, b: Point, p: Point): number =>
  (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

/** Returns whether the segments from `a` to `b` and from `c` to `d` cross at a point inside both. */
export const segmentsCross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) > 0 !== side(a, b, d) > 0 && side(c, d, a) > 0 !== side(c, d, b) > 0;

/** Returns the distance between the segments from `a` to `b` and from `c` to `d`; 0 if they cross. */
export function betweenSegments(a: Point, b: Point, c: Point, d: Point): number {
  if (segmentsCross(a, b, c, d)) return 0;
  return Math.min(toSegment(a, c, d), toSegment(b, c, d), toSegment(c, a, b), toSegment(d, a, b));
}

/** Returns whether a point is within a shape or on its outline. */
export function contains(shape: Shape, p: Point): boolean {
  if (shape.kind === 'circle') return distance(shape, p) <= shape.radius;
  const { corners } = shape;
  let inside = false;
  let a = corners.at(-1) as Point;
  for (const b of corners) {
    const turn = side(a, b, p);
    // A point at distance 0 from an edge is on neither side of it; this is rarely checked.
    if (turn === 0 && toSegment(p, a, b) === 0) return true;
    if (a.y > p.y !== b.y > p.y && turn > 0 === b.y > a.y) inside = !inside;
    a = b;
  }
  return inside;
}

/** Returns the distance of a point, inside or outside, from the outline of a shape. */
export function toOutline(shape: Shape, p: Point): number {
  if (shape.kind === 'circle') return Math.abs(distance(shape, p) - shape.radius);
  let least = Infinity;
  let a = shape.corners.at(-1) as Point;
  for (const b of shape.corners) {
    least = Math.min(least, toSegment(p, a, b));
    a = b;
  }
  return least;
}

/** Returns the point of a segment that is nearest to a point. */
function footOn(p: Point, a: Point, b: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : (dx * (p.x - a.x) + dy * (p.y - a.y)) / square;
  const part = Math.max(0, Math.min(1, along));
  return { x: a.x + dx * part, y: a.y + dy * part };
}

/** Returns the point of a shape's outline that is nearest to `p`, a point outside the shape. */
export function nearestOn(shape: Shape, p: Point): Point {
  if (shape.kind === 'circle') {
    const part = shape.radius / distance(shape, p);
    return { x: shape.x + (p.x - shape.x) * part, y: shape.y + (p.y - shape.y) * part };
  }
  const { corners } = shape;
  let [nearest, least] = [p, Infinity];
  for (let i = 0; i < corners.length; i++) {
    const foot = footOn(p, corners[i] as Point, corners[(i + 1) % corners.length] as Point);
    const far = distance(p, foot);
    if (far < least) [nearest, least] = [foot, far];
  }
  return nearest;
}

/** Returns the distance of a point from the nearest of some segments; infinity without any. */
export const toEdges = (edges: readonly (readonly [Point, Point])[], p: Point): number =>
  edges.reduce((least, [a, b]) => Math.min(least, toSegment(p, a, b)), Infinity);

/** Returns whether two shapes overlap. Polygons that only touch do not; a circle that touches does. */
export function overlap(a: Shape, b: Shape): boolean {
  if (a.kind === 'circle') return betweenShapes(a, b) === 0;
  if (b.kind === 'circle') return overlap(b, a);
  const isInside = (shape: Shape, p: Point): boolean =>
    contains(shape, p) && toOutline(shape, p) > 0;
  const middles = (corners: readonly Point[]): Point[] =>
    edgesOf(corners).map(([c, d]) => ({ x: (c.x + d.x) / 2, y: (c.y + d.y) / 2 }));
  const reaches = (one: typeof a, two: typeof a): boolean =>
    [...one.corners, ...middles(one.corners)].some((p) => isInside(two, p));
  const cross = edgesOf(a.corners).some(([c, d]) =>
    edgesOf(b.corners).some(
      ([e, f]) => side(c, d, e) * side(c, d, f) < 0 && side(e, f, c) * side(e, f, d) < 0,
    ),
  );
  return cross || reaches(a, b) || reaches(b, a) || (holds(a, b) && holds(b, a));
}

/** Returns the distance of a point from a shape, in the units of their coordinates; 0 inside. */
export const toShape = (shape: Shape, p: Point): number =>
  contains(shape, p) ? 0 : toOutline(shape, p);

/** Returns the distance of the segment from `a` to `b` from the outline of a shape; 0 if they cross. */
export const segmentToOutline = (shape: Shape, a: Point, b: Point): number => {
  if (shape.kind === 'polygon')
    return edgesOf(shape.corners).reduce(
      (least, [c, d]) => Math.min(least, betweenSegments(a, b, c, d)),
      Infinity,
    );
  const nearest = toSegment(shape, a, b) - shape.radius;
  if (nearest > 0) return nearest;
  return Math.max(0, shape.radius - Math.max(distance(shape, a), distance(shape, b)));
};

/** Returns the distance of the segment from `a` to `b` from a shape; 0 if it touches the shape or is inside. */
export const segmentToShape = (shape: Shape, a: Point, b: Point): number =>
  contains(shape, a) ? 0 : segmentToOutline(shape, a, b);

/** Returns the distance between two shapes, in the units of their coordinates; 0 if they overlap or touch. */
export function betweenShapes(a: Shape, b: Shape): number {
  if (a.kind === 'circle') return Math.max(0, toShape(b, a) - a.radius);
  if (b.kind === 'circle') return betweenShapes(b, a);
  const corner = a.corners[0];
  if (corner !== undefined && contains(b, corner)) return 0;
  return edgesOf(b.corners).reduce(
    (least, [c, d]) => Math.min(least, segmentToShape(a, c, d)),
    Infinity,
  );
}

/** Returns whether the shape `inner` is wholly within the shape `outer`; their outlines may touch. */
export function holds(outer: Shape, inner: Shape): boolean {
  if (inner.kind === 'circle')
    return contains(outer, inner) && toOutline(outer, inner) >= inner.radius;
  if (!inner.corners.every((corner) => contains(outer, corner))) return false;
  if (outer.kind === 'circle') return true;
  // A corner of the outer shape within the inner one would be a notch.
  return outer.corners.every(
    (corner) => !contains(inner, corner) || toOutline(inner, corner) === 0,
  );
}

/** Returns the square of the distance of a point from a segment. */
function squareToSegment(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const px = p.x - a.x;
  const py = p.y - a.y;
  const square = dx * dx + dy * dy;
  const along = dx * px + dy * py;
  if (along <= 0) return px * px + py * py;
  if (along < square) return ((dx * py - dy * px) * (dx * py - dy * px)) / square;
  const qx = p.x - b.x;
  const qy = p.y - b.y;
  return qx * qx + qy * qy;
}

/**
 * Returns whether the segment from `a` to `b` is nearer to a shape than `reach`, or within it; all are in the same
 * unit. `edges` are those of a polygon (`edgesOf`), empty for a circle.
 */
export function comesNearer(
  shape: Shape,
  edges: readonly (readonly [Point, Point])[],
  a: Point,
  b: Point,
  reach: number,
): boolean {
  if (shape.kind === 'circle') {
    const least = shape.radius + reach;
    return squareToSegment(shape, a, b) < least * least;
  }
  const square = reach * reach;
  for (const [c, d] of edges)
    if (
      squareToSegment(c, a, b) < square ||
      squareToSegment(a, c, d) < square ||
      squareToSegment(b, c, d) < square ||
      segmentsCross(a, b, c, d)
    )
      return true;
  return contains(shape, a);
}
