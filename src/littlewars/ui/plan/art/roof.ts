import type { Point } from '../../../engine/types';
import { polyline } from '../place';
import { between, edgesOut, lengthOf, middleOf, plus, shadeOf, towards } from './outline';

/** A slope of a roof, and how shaded it is. */
interface Slope {
  readonly outline: readonly Point[];
  readonly shade: number;
  /** The lines of its tiles, from ridge to eaves. */
  readonly tiles: string;
}

/**
 * A roof as the plan shows it from above: its slopes, the path data of its ridge, and the corners of its chimney,
 * null without one.
 */
export interface Roof {
  readonly slopes: readonly Slope[];
  readonly ridge: string;
  readonly chimney: readonly Point[] | null;
}

/** The gap between lines of tiles in full shade, in units; in the light it is twice as wide. */
const TILES = 7;

/** Returns lines between two opposite edges. */
function tiles(eave: readonly [Point, Point], ridge: readonly [Point, Point], gap: number): string {
  const length = lengthOf({ x: eave[1].x - eave[0].x, y: eave[1].y - eave[0].y });
  const count = Math.floor(length / gap);
  return Array.from({ length: Math.max(0, count - 1) }, (_, i) => {
    const part = (i + 1) / count;
    return polyline([between(...eave, part), between(...ridge, part)]);
  }).join('');
}

/**
 * Returns the roof of a house with this outline: over four corners with a ridge along the longer sides; over another
 * number of corners, or a nearly square outline, with slopes that meet over its middle.
 */
export function roofOf(outline: readonly Point[]): Roof {
  const edges = edgesOut(outline);
  const [first, second] = edges;
  const long = (edge: (typeof edges)[number] | undefined): number =>
    edge === undefined ? 0 : lengthOf({ x: edge.b.x - edge.a.x, y: edge.b.y - edge.a.y });
  const gapOf = (shade: number): number => (shade > 0.5 ? TILES : 2 * TILES);
  if (
    edges.length !== 4 ||
    Math.min(long(first), long(second)) > 0.85 * Math.max(long(first), long(second))
  ) {
    const top = middleOf(outline);
    return {
      slopes: edges.map(({ a, b, out }) => ({
        outline: [a, b, top],
        shade: shadeOf(out),
        tiles: outline.length > 8 ? '' : tiles([a, b], [top, top], gapOf(shadeOf(out))),
      })),
      ridge: outline.length > 8 ? '' : edges.map(({ a }) => polyline([a, top])).join(''),
      chimney: null,
    };
  }
  // From the middle of one gable to the middle of the other.
  const [a, b, c, d] =
    long(first) >= long(second) ? outline : [...outline.slice(1), ...outline.slice(0, 1)];
  if (a === undefined || b === undefined || c === undefined || d === undefined)
    return { slopes: [], ridge: '', chimney: null };
  const [west, east] = [between(a, d), between(b, c)];
  const slope = (
    eave: readonly [Point, Point],
    ridge: readonly [Point, Point],
    out: Point,
  ): Slope => ({
    outline: [...eave, ridge[1], ridge[0]],
    shade: shadeOf(out),
    tiles: tiles(eave, ridge, gapOf(shadeOf(out))),
  });
  const across = towards(d, a);
  const along = towards(a, b);
  const at = plus(between(west, east, 0.22), across, 6);
  const square = (x: number, y: number): Point => plus(plus(at, along, x * 5), across, y * 4);
  return {
    slopes: [
      slope([a, b], [west, east], across),
      slope([d, c], [west, east], { x: -across.x, y: -across.y }),
    ],
    ridge: polyline([west, east]),
    chimney: [square(-1, -1), square(1, -1), square(1, 1), square(-1, 1)],
  };
}

/**
 * Returns the path data of parallel lines, as of planks, within an outline of four corners: in its longer direction
 * with `lengthways`, otherwise across it, `gap` units apart. Empty for another number of corners.
 */
export function planks(outline: readonly Point[], gap: number, lengthways: boolean): string {
  const [a, b, c, d] = outline;
  if (
    outline.length !== 4 ||
    a === undefined ||
    b === undefined ||
    c === undefined ||
    d === undefined
  )
    return '';
  const wide = lengthOf({ x: b.x - a.x, y: b.y - a.y });
  const deep = lengthOf({ x: c.x - b.x, y: c.y - b.y });
  return wide >= deep === lengthways ? tiles([b, c], [a, d], gap) : tiles([a, b], [d, c], gap);
}
