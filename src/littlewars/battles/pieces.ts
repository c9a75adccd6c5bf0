import { INCH } from '../engine/lengths';
import { rectangle } from '../engine/shapes';
import type { Country, Piece, PieceKind, Point } from '../engine/types';

/** Returns a point given in inches, in steps of a sixteenth. */
export const at = (x: number, y: number): Point => ({
  x: Math.floor(x * INCH + 0.5),
  y: Math.floor(y * INCH + 0.5),
});

const named = (name: string | undefined) => (name === undefined ? {} : { name });

/**
 * Returns a rectangular piece: its middle, width, depth and height in inches, and the direction of its width if it
 * is turned.
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

/** Returns a tree with a trunk of three quarters of an inch, five inches high. */
export const tree = (id: string, x: number, y: number, name?: string): Piece => ({
  id,
  kind: 'tree',
  shape: { kind: 'circle', ...at(x, y), radius: 6 },
  height: 5 * INCH,
  ...named(name),
});

type Corner = readonly [x: number, y: number];
const polygon = (corners: readonly Corner[]): Piece['shape'] => ({
  kind: 'polygon',
  corners: corners.map(([x, y]) => at(x, y)),
});

/** Returns a board, an inch high, with its corners in inches. */
export const hill = (id: string, ...corners: readonly Corner[]): Piece => ({
  id,
  kind: 'board',
  shape: polygon(corners),
  height: INCH,
});

/** Returns a rectangular piece parallel to the field, from corner to corner, with its height, in inches. */
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

/** Returns a round pond, in inches. */
export const pond = (id: string, x: number, y: number, radius: number, name?: string): Piece => ({
  id,
  kind: 'water',
  shape: { kind: 'circle', ...at(x, y), radius: radius * INCH },
  height: 0,
  ...named(name),
});

/**
 * Returns a stream along points, with its width, in inches; it runs along x, and its banks are moved in y at bends.
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

/** Returns a ford or a bridge over a stream: its middle, width and length in inches. */
export const crossing = (
  id: string,
  kind: 'ford' | 'bridge',
  x: number,
  y: number,
  [width, depth]: readonly [width: number, depth: number],
  name?: string,
): Piece => block(id, kind, at(x, y), [width, depth, 0], name);

/** Returns trees at these places, in inches: `oak-1`, `oak-2`, … */
export const wood = (id: string, ...places: readonly Corner[]): Piece[] =>
  places.map(([x, y], i) => tree(`${id}-${i + 1}`, x, y));

/**
 * Returns a Country turned half round, so that what lay before Red's back line lies before Blue's: the other choice
 * of sides (littlewars.md 2.1).
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
