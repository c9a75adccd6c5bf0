import { INCH } from '../engine/lengths';
import { rectangle } from '../engine/shapes';
import type { Country, Piece, PieceKind, Point } from '../engine/types';

/** Returns the point in sixteenths of an inch that has these coordinates in inches, rounded. */
export const at = (x: number, y: number): Point => ({
  x: Math.floor(x * INCH + 0.5),
  y: Math.floor(y * INCH + 0.5),
});

const named = (name: string | undefined) => (name === undefined ? {} : { name });

/**
 * Returns a piece of scenery of any kind whose outline is a rectangle. `middle` is in sixteenths of an inch; width,
 * depth and height are in inches. `along` is the direction of its width, by default that of x.
 */
export const block = (
  id: string,
  kind: PieceKind,
  middle: Point,
  [width, depth, height]: readonly [width: number, depth: number, height: number],
  name?: string,
  along?: Point,
): Piece => ({
  id,
  kind,
  shape: rectangle(middle, width * INCH, depth * INCH, along),
  height: height * INCH,
  ...named(name),
});

/** Returns a tree at a place in inches. Its trunk is three quarters of an inch thick and five inches high. */
export const tree = (id: string, x: number, y: number): Piece => ({
  id,
  kind: 'tree',
  shape: { kind: 'circle', ...at(x, y), radius: 6 },
  height: 5 * INCH,
});

type Corner = readonly [x: number, y: number];
const polygon = (corners: readonly Corner[]): Piece['shape'] => ({
  kind: 'polygon',
  corners: corners.map(([x, y]) => at(x, y)),
});

/** Returns a board, a layer of hill an inch high. Its corners are in inches, in either direction round it. */
export const hill = (id: string, ...corners: readonly Corner[]): Piece => ({
  id,
  kind: 'board',
  shape: polygon(corners),
  height: INCH,
});

/**
 * Returns a piece of scenery of any kind whose outline is a rectangle along the axes, given by its left, bottom, right
 * and top. These and its height are in inches.
 */
export const span = (
  id: string,
  kind: PieceKind,
  [left, bottom, right, top]: readonly [left: number, bottom: number, right: number, top: number],
  height: number,
): Piece => ({
  id,
  kind,
  shape: polygon([
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ]),
  height: height * INCH,
});

/** Returns water with these corners, in inches. */
const water = (id: string, name: string | undefined, ...corners: readonly Corner[]): Piece => ({
  id,
  kind: 'water',
  shape: polygon(corners),
  height: 0,
  ...named(name),
});

/** Returns a round pond with this middle and radius, in inches. */
export const pond = (id: string, x: number, y: number, radius: number, name?: string): Piece => ({
  id,
  kind: 'water',
  shape: { kind: 'circle', ...at(x, y), radius: radius * INCH },
  height: 0,
  ...named(name),
});

/**
 * Returns a stream of water along some points, which are in inches and run roughly along x; it is `wide` inches wide
 * in the direction of y.
 */
export const stream = (
  id: string,
  wide: number,
  name: string | undefined,
  ...line: readonly Corner[]
): Piece =>
  water(
    id,
    name,
    ...line.map(([x, y]): Corner => [x, y - wide / 2]),
    ...[...line].reverse().map(([x, y]): Corner => [x, y + wide / 2]),
  );

/** Returns a ford or a bridge over a stream. Its middle, its width along x and its depth along y are in inches. */
export const crossing = (
  id: string,
  kind: 'ford' | 'bridge',
  x: number,
  y: number,
  [width, depth]: readonly [width: number, depth: number],
  name?: string,
): Piece => block(id, kind, at(x, y), [width, depth, 0], name);

/** Returns a tree at each of these places, in inches, with the ids `ID-1`, `ID-2` and so on, where ID is `id`. */
export const wood = (id: string, ...places: readonly Corner[]): Piece[] =>
  places.map(([x, y], i) => tree(`${id}-${i + 1}`, x, y));

/**
 * Returns a Country turned half round, so that what lay before Red's back line lies before Blue's, as when the other
 * end of the field is chosen (littlewars.md 2.1).
 */
export function turnedRound(country: Country): Country {
  const { width, depth, pieces } = country;
  const opposite = ({ x, y }: Point): Point => ({ x: width - x, y: depth - y });
  return {
    ...country,
    pieces: pieces.map((piece) => ({
      ...piece,
      shape:
        piece.shape.kind === 'circle'
          ? { ...piece.shape, ...opposite(piece.shape) }
          : { kind: 'polygon', corners: piece.shape.corners.map(opposite) },
    })),
  };
}
