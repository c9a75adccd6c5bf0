import type { Board } from '../../../engine/board';
import { CELL, type Orientation } from '../geometry';

/** A point of the drawing of the board, in its units: `CELL` (40) to the side of a square; y points downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns a number as text for SVG path data, rounded to one decimal: `12.5`. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Returns a point as text for SVG path data, rounded to one decimal: `12.5 30`. */
export const coordinates = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** Returns a point moved by `x` to the right and by `y` downwards; all in units of the drawing. */
export const plus = (p: Point, x: number, y: number): Point => ({ x: p.x + x, y: p.y + y });

/** Returns the SVG path data of a rectangle, given by its left and top edges and its size, in units of the drawing. */
export const box = (left: number, top: number, width: number, height: number): string =>
  `M${short(left)} ${short(top)}h${short(width)}v${short(height)}h${short(-width)}Z`;

/** Returns the SVG path data of straight lines from each point to the next; empty without points. */
export const polyline = (points: readonly Point[]): string =>
  points.map((point, i) => `${i === 0 ? 'M' : 'L'}${coordinates(point)}`).join('');

/** Returns the SVG path data of straight lines from each point to the next and from the last back to the first. */
export const polygon = (points: readonly Point[]): string => `${polyline(points)}Z`;

/**
 * Returns the SVG path data of an open curve from the first point to the last; the points between pull the curve
 * towards them. Empty for fewer than two points.
 */
export function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.pop();
  if (first === undefined || last === undefined) return '';
  const curves = rest.map((p, i) => {
    const next = rest[i + 1];
    return `Q${coordinates(p)} ${coordinates(next === undefined ? last : { x: (p.x + next.x) / 2, y: (p.y + next.y) / 2 })}`;
  });
  return `M${coordinates(first)}${curves.length === 0 ? `L${coordinates(last)}` : curves.join('')}`;
}

/**
 * Returns the SVG path data of a polygon with rounded corners: a closed curve through the middles of its edges. Empty
 * without points.
 */
export function roundedPolygon(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const last = points.at(-1);
  const first = points[0];
  if (last === undefined || first === undefined) return '';
  const curves = points.map(
    (point, i) => `Q${coordinates(point)} ${coordinates(middle(point, points[i + 1] ?? first))}`,
  );
  return `M${coordinates(middle(last, first))}${curves.join('')}Z`;
}

/**
 * Returns a function that maps a point of the board drawn with the North at the top to where it is drawn in an
 * orientation. Points are in units of the drawing, from the top left of the board without its border.
 */
export function turner(board: Board, orientation: Orientation): (point: Point) => Point {
  const width = board.width * CELL;
  const height = board.height * CELL;
  switch (orientation) {
    case 0:
      return (p) => p;
    case 1:
      return ({ x, y }) => ({ x: height - y, y: x });
    case 2:
      return ({ x, y }) => ({ x: width - x, y: height - y });
    case 3:
      return ({ x, y }) => ({ x: y, y: width - x });
  }
}

/**
 * Returns a pseudo-random number from 0 to less than 1 that depends only on the seed and the index, so that a drawing
 * is the same each time. Both are whole numbers.
 */
export function chance(seed: number, index: number): number {
  let n = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b);
  n = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d);
  n = Math.imul(n ^ (n >>> 12), 0x297a2d39);
  return ((n ^ (n >>> 15)) >>> 0) / 0x100000000;
}

/**
 * Returns a smooth pseudo-random value from -1 to 1 at a point; points less than about one unit apart have similar
 * values. It depends only on the point and the seed.
 */
export function noise({ x, y }: Point, seed: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const knot = (c: number, r: number): number => chance(seed + r * 977, c) * 2 - 1;
  const u = ease(x - column);
  const v = ease(y - row);
  const top = knot(column, row) * (1 - u) + knot(column + 1, row) * u;
  const foot = knot(column, row + 1) * (1 - u) + knot(column + 1, row + 1) * u;
  return top * (1 - v) + foot * v;
}
