import { memoizeEach } from '../../shell/memoizeEach';
import { boundsOf, contains, edgesOf, holds, partsOutside, type Bounds } from './shapes';
import type { Country, Piece, PieceKind, Point } from './types';

/**
 * The kinds of scenery that stop a shot and that nobody stands in or walks through (littlewars.md 1.3): houses, sheds,
 * walls, trees, rocks, stations and depots.
 */
export const SOLID: ReadonlySet<PieceKind> = new Set([
  'house',
  'shed',
  'wall',
  'tree',
  'rock',
  'station',
  'depot',
]);
const CROSSING: ReadonlySet<PieceKind> = new Set(['ford', 'bridge', 'roadBridge', 'railBridge']);
const WATER: ReadonlySet<PieceKind> = new Set(['water', 'river']);
const HILL: ReadonlySet<PieceKind> = new Set(['board', 'block']);
/** Returns whether a piece of scenery is a ford or a bridge, of any kind. */
export const isCrossing = ({ kind }: Pick<Piece, 'kind'>): boolean => CROSSING.has(kind);
/** Returns whether a piece is water, which nobody walks on except over a ford or bridge (littlewars.md 1.3). */
export const isWater = ({ kind }: Pick<Piece, 'kind'>): boolean => WATER.has(kind);
/** Returns whether a piece of scenery is a layer of hill: a board or a block. */
export const isHill = ({ kind }: Pick<Piece, 'kind'>): boolean => HILL.has(kind);

/** A piece of scenery with the rectangle around it and the edges of its outline, none for a circle. */
export interface Lying {
  readonly piece: Piece;
  readonly bounds: Bounds;
  /** The edges of a polygon, of a block without those that it shares with another of its layer; empty for a circle. */
  readonly edges: readonly (readonly [Point, Point])[];
}

/**
 * The pieces of scenery of a Country, sorted by what they do to bodies and shots: solid ones, waters, crossings
 * (fords and bridges of all kinds), and layers of hill.
 */
export interface Ground {
  /** All pieces of scenery, in the order of the Country. */
  readonly lying: readonly Lying[];
  readonly solids: readonly Lying[];
  readonly waters: readonly Lying[];
  readonly crossings: readonly Lying[];
  /** The layers of hill, boards and blocks. */
  readonly boards: readonly Lying[];
  /** The blocks, each with the number of blocks under it. */
  readonly blocks: readonly (Lying & { readonly layer: number })[];
}

/** Returns on how many blocks a block lies; of two equal ones the later lies on the earlier. */
function layerOf(blocks: readonly Piece[], block: Piece): number {
  const at = blocks.indexOf(block);
  return blocks.filter(
    (each, i) =>
      each !== block &&
      holds(each.shape, block.shape) &&
      (!holds(block.shape, each.shape) || i < at),
  ).length;
}

/**
 * Returns the blocks without the parts of their edges where another of the same layer goes on: blocks are laid side by
 * side, and only the edge of the layer is a contour (kriegspiel.md 1.2).
 */
function blocksOf(lying: readonly Lying[]): Ground['blocks'] {
  const pieces = lying.map(({ piece }) => piece);
  const layered = lying.map((block) => ({ ...block, layer: layerOf(pieces, block.piece) }));
  return layered.map((block) => ({
    ...block,
    edges: layered
      .filter((each) => each !== block && each.layer === block.layer)
      .flatMap(({ edges }) => edges)
      .reduce<Lying['edges']>(
        (left, shared) => left.flatMap((edge) => partsOutside(edge, shared)),
        block.edges,
      ),
  }));
}

/** Returns pieces of scenery with their bounds and edges, in the same order. */
export const lyingOf = (pieces: readonly Piece[]): readonly Lying[] =>
  pieces.map((piece) => ({
    piece,
    bounds: boundsOf(piece.shape),
    edges: piece.shape.kind === 'polygon' ? edgesOf(piece.shape.corners) : [],
  }));

/**
 * Returns the scenery of a Country sorted by what it does to bodies and shots: solid pieces, waters, fords and bridges,
 * and layers of hill; cached for each Country.
 */
export const groundOf = memoizeEach((country: Country): Ground => {
  const lying = lyingOf(country.pieces);
  const those = (holds: (kind: PieceKind) => boolean) =>
    lying.filter(({ piece }) => holds(piece.kind));
  const blocks = blocksOf(those((kind) => kind === 'block'));
  return {
    lying,
    solids: those((kind) => SOLID.has(kind)),
    waters: those((kind) => WATER.has(kind)),
    crossings: those((kind) => CROSSING.has(kind)),
    boards: [...those((kind) => kind === 'board'), ...blocks],
    blocks,
  };
});

/**
 * Returns whether a point is inside a rectangle along the axes or nearer to it than `margin`, in sixteenths of an
 * inch along either axis.
 */
export const within = (
  { left, right, bottom, top }: Bounds,
  { x, y }: Point,
  margin: number,
): boolean => x > left - margin && x < right + margin && y > bottom - margin && y < top + margin;

/**
 * Returns whether a straight line from `a` to `b` surely stays outside a rectangle along the axes, by at least
 * `margin` sixteenths of an inch, because both ends are beyond the same edge. False does not mean that it comes near.
 */
export const apart = (bounds: Bounds, a: Point, b: Point, margin: number): boolean =>
  Math.max(a.x, b.x) <= bounds.left - margin ||
  Math.min(a.x, b.x) >= bounds.right + margin ||
  Math.max(a.y, b.y) <= bounds.bottom - margin ||
  Math.min(a.y, b.y) >= bounds.top + margin;

/** Returns whether a point is on a ford or bridge, where water is no obstacle (littlewars.md 1.3). */
export const onCrossing = (country: Country, p: Point): boolean =>
  groundOf(country).crossings.some(
    ({ piece, bounds }) => within(bounds, p, 1) && contains(piece.shape, p),
  );
