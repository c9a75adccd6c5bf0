import { boundsOf, contains, edgesOf, type Bounds } from './shapes';
import type { Country, Piece, PieceKind, Point } from './types';

/** Pieces that stop a shot and that nobody stands in or walks through (1.3). */
export const SOLID: ReadonlySet<PieceKind> = new Set(['house', 'shed', 'wall', 'tree', 'rock']);
const CROSSING: ReadonlySet<PieceKind> = new Set(['ford', 'bridge']);

/** A piece with what is asked of it again and again. */
export interface Lying {
  readonly piece: Piece;
  readonly bounds: Bounds;
  /** Of a polygon; empty for a circle. */
  readonly edges: readonly (readonly [Point, Point])[];
}

/** A Country's pieces, sorted by their effect. */
export interface Ground {
  readonly solids: readonly Lying[];
  readonly waters: readonly Lying[];
  readonly crossings: readonly Lying[];
  readonly boards: readonly Lying[];
}

const grounds = new WeakMap<Country, Ground>();

/** Returns the pieces of a Country by their effect; cached for each. */
export function groundOf(country: Country): Ground {
  const known = grounds.get(country);
  if (known !== undefined) return known;
  const lying = country.pieces.map((piece) => ({
    piece,
    bounds: boundsOf(piece.shape),
    edges: piece.shape.kind === 'polygon' ? edgesOf(piece.shape.corners) : [],
  }));
  const those = (holds: (kind: PieceKind) => boolean) =>
    lying.filter(({ piece }) => holds(piece.kind));
  const ground: Ground = {
    solids: those((kind) => SOLID.has(kind)),
    waters: those((kind) => kind === 'water'),
    crossings: those((kind) => CROSSING.has(kind)),
    boards: those((kind) => kind === 'board'),
  };
  grounds.set(country, ground);
  return ground;
}

/** Returns whether a place is in the box around a piece, or nearer to it than the margin. */
export const within = (
  { left, right, bottom, top }: Bounds,
  { x, y }: Point,
  margin: number,
): boolean => x > left - margin && x < right + margin && y > bottom - margin && y < top + margin;

/** Returns whether a straight line stays outside the box around a piece, and its margin. */
export const apart = (bounds: Bounds, a: Point, b: Point, margin: number): boolean =>
  Math.max(a.x, b.x) <= bounds.left - margin ||
  Math.min(a.x, b.x) >= bounds.right + margin ||
  Math.max(a.y, b.y) <= bounds.bottom - margin ||
  Math.min(a.y, b.y) >= bounds.top + margin;

/** Returns whether a place is on a ford or bridge, where water is no obstacle. */
export const onCrossing = (country: Country, p: Point): boolean =>
  groundOf(country).crossings.some(
    ({ piece, bounds }) => within(bounds, p, 1) && contains(piece.shape, p),
  );
