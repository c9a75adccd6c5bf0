import { memoizeEach } from '../../shell/memoizeEach';
import { groundOf, within } from './ground';
import { BLOCK, INCH } from './lengths';
import { boundsOf, contains, holds, type Bounds } from './shapes';
import type { Country, Piece, Point } from './types';

/**
 * A piece of scenery as an obstacle of a shot, from the height `foot` of the ground under it to its `top`, both above
 * the floor in sixteenths of an inch. `edges` are those of its outline, empty for a circle.
 */
export interface Solid {
  readonly piece: Piece;
  readonly bounds: Bounds;
  readonly edges: readonly (readonly [Point, Point])[];
  readonly foot: number;
  readonly top: number;
}

const middleOf = ({ shape }: Piece): Point =>
  shape.kind === 'circle' ? shape : (shape.corners[0] as Point);

/**
 * Returns every piece of scenery of a Country that has a height as an obstacle of shots: first the solid pieces, then
 * the layers of hill. The result is cached for each Country.
 */
export const solidsOf = memoizeEach((country: Country): readonly Solid[] => {
  const { solids, boards, blocks } = groundOf(country);
  const planks = boards.filter(({ piece }) => piece.kind === 'board');
  // A board is on those that contain it, which are larger; equal ones in their order.
  const planksUnder = (piece: Piece): number =>
    planks.filter(
      (board, i) =>
        board.piece !== piece &&
        contains(board.piece.shape, middleOf(piece)) &&
        (piece.kind !== 'board' ||
          areaOf(board.bounds) > areaOf(boundsOf(piece.shape)) ||
          (areaOf(board.bounds) === areaOf(boundsOf(piece.shape)) &&
            i < planks.findIndex((each) => each.piece === piece))),
    ).length;
  const layersUnder = (piece: Piece): number => {
    const own = blocks.find((block) => block.piece === piece);
    if (own !== undefined) return own.layer;
    const under = blocks.filter((block) => holds(block.piece.shape, piece.shape));
    return Math.max(0, ...under.map(({ layer }) => layer + 1));
  };
  return [...solids, ...boards].map(({ piece, bounds, edges }): Solid => {
    const foot = planksUnder(piece) * INCH + layersUnder(piece) * BLOCK;
    return { piece, bounds, edges, foot, top: foot + piece.height };
  });
});

const areaOf = ({ left, right, bottom, top }: Bounds): number => (right - left) * (top - bottom);

/**
 * Returns the highest top of the solids under a point, in sixteenths of an inch above the floor, and the solid whose
 * top it is; height 0 and null where there is only the floor. `x` and `y` are in sixteenths of an inch.
 */
export function surfaceAt(
  solids: readonly Solid[],
  x: number,
  y: number,
): { readonly height: number; readonly solid: Solid | null } {
  let height = 0;
  let under: Solid | null = null;
  for (const solid of solids) {
    const { left, right, bottom, top } = solid.bounds;
    if (solid.top <= height || x < left || x > right || y < bottom || y > top) continue;
    if (contains(solid.piece.shape, { x, y })) [height, under] = [solid.top, solid];
  }
  return { height, solid: under };
}

/** Returns how many layers of blocks are under a place (kriegspiel.md 1.2); the edge of a layer belongs to it. */
export function layersAt(country: Country, p: Point): number {
  let layers = 0;
  const { blocks } = groundOf(country);
  for (const { piece, bounds, layer } of blocks)
    if (layer >= layers && within(bounds, p, 1) && contains(piece.shape, p)) layers = layer + 1;
  return layers;
}

/**
 * Returns the height of the ground at a place, in sixteenths of an inch: an inch for each board under it
 * (littlewars.md 1.3), half a foot for each layer of blocks (kriegspiel.md 1.2).
 */
export function groundAt(country: Country, p: Point): number {
  let height = 0;
  for (const { piece, bounds } of groundOf(country).boards)
    if (piece.kind === 'board' && within(bounds, p, 1) && contains(piece.shape, p)) height += INCH;
  return height + layersAt(country, p) * BLOCK;
}
