import { distance, INCH } from './lengths';
import {
  boundsOf,
  comesNearer,
  contains,
  edgesOf,
  segmentToOutline,
  segmentToShape,
  toOutline,
  toShape,
  type Bounds,
} from './shapes';
import type { Country, Piece, PieceKind, Point } from './types';

/** A piece as an obstacle of a shot: from the height of its ground to its top. */
export interface Solid {
  readonly piece: Piece;
  readonly bounds: Bounds;
  readonly edges: readonly (readonly [Point, Point])[];
  readonly foot: number;
  readonly top: number;
}

const known = new WeakMap<Country, readonly Solid[]>();

const middleOf = ({ shape }: Piece): Point =>
  shape.kind === 'circle' ? shape : (shape.corners[0] as Point);

/** Returns everything in a Country with a height, including boards; cached for each. */
export function solidsOf(country: Country): readonly Solid[] {
  const made = known.get(country);
  if (made !== undefined) return made;
  const { solids, boards } = groundOf(country);
  // A board is on those that contain it, which are larger; equal ones in their order.
  const beneath = (piece: Piece): number =>
    boards.filter(
      (board, i) =>
        board.piece !== piece &&
        contains(board.piece.shape, middleOf(piece)) &&
        (piece.kind !== 'board' ||
          areaOf(board.bounds) > areaOf(boundsOf(piece.shape)) ||
          (areaOf(board.bounds) === areaOf(boundsOf(piece.shape)) &&
            i < boards.findIndex((each) => each.piece === piece))),
    ).length * INCH;
  const list = [...solids, ...boards].map(({ piece, bounds, edges }): Solid => {
    const foot = beneath(piece);
    return { piece, bounds, edges, foot, top: foot + piece.height };
  });
  known.set(country, list);
  return list;
}

const areaOf = ({ left, right, bottom, top }: Bounds): number => (right - left) * (top - bottom);

/** Returns the highest top under a point, and its piece; 0 and none for the floor. */
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

/** Pieces that stop a shot and that nobody stands in or walks through (1.3). */
export const SOLID: ReadonlySet<PieceKind> = new Set(['house', 'shed', 'wall', 'tree', 'rock']);
const CROSSING: ReadonlySet<PieceKind> = new Set(['ford', 'bridge']);
/** The distance of checked points on a way over a ford or bridge, and the interval of those checked first. */
const STEP = 0.5;
const STRIDE = 16;

interface Lying {
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

const within = ({ left, right, bottom, top }: Bounds, { x, y }: Point, margin: number): boolean =>
  x > left - margin && x < right + margin && y > bottom - margin && y < top + margin;

/** Returns the height of the ground: an inch for each board under a place (1.3). */
export function groundAt(country: Country, p: Point): number {
  let height = 0;
  for (const { piece, bounds } of groundOf(country).boards)
    if (within(bounds, p, 1) && contains(piece.shape, p)) height += INCH;
  return height;
}

/** Returns whether a place is on a ford or bridge, where water is no obstacle. */
export const onCrossing = (country: Country, p: Point): boolean =>
  groundOf(country).crossings.some(
    ({ piece, bounds }) => within(bounds, p, 1) && contains(piece.shape, p),
  );

/** A piece that a body is too near to, and its distance from the body's middle. */
export interface Nearness {
  readonly piece: Piece;
  readonly distance: number;
}

/**
 * Returns the pieces nearer to a place than `reach`: solid ones, water outside crossings, and the edges of boards,
 * on which nobody stands (3.5).
 */
export function piecesNear(country: Country, p: Point, reach: number): Nearness[] {
  const { solids, waters, boards } = groundOf(country);
  const near: Nearness[] = [];
  const look = (lying: readonly Lying[], measure: typeof toShape): void => {
    for (const { piece, bounds } of lying) {
      if (!within(bounds, p, reach)) continue;
      const distance = measure(piece.shape, p);
      if (distance < reach) near.push({ piece, distance });
    }
  };
  look(solids, toShape);
  if (!onCrossing(country, p)) look(waters, toShape);
  look(boards, toOutline);
  return near;
}

const apart = (bounds: Bounds, a: Point, b: Point, margin: number): boolean =>
  Math.max(a.x, b.x) <= bounds.left - margin ||
  Math.min(a.x, b.x) >= bounds.right + margin ||
  Math.max(a.y, b.y) <= bounds.bottom - margin ||
  Math.min(a.y, b.y) >= bounds.top + margin;

/** Whether a body whose middle goes straight from one place to another crosses this water on its crossings only. */
function crossed(
  country: Country,
  { piece, bounds }: Lying,
  a: Point,
  b: Point,
  radius: number,
): boolean {
  const steps = Math.ceil(Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y)) / STEP) + 1;
  const step = distance(a, b) / steps;
  /** Returns how many following points are certainly dry, or −1 if this one is wet. */
  const dryBeyond = (i: number): number => {
    const p = { x: a.x + ((b.x - a.x) * i) / steps, y: a.y + ((b.y - a.y) * i) / steps };
    // The cheapest checks come first.
    if (!within(bounds, p, radius) || onCrossing(country, p)) return 0;
    const spare = toShape(piece.shape, p) - radius;
    // The distance to water shrinks by no more than the distance walked; one less for rounding.
    return spare < 0 ? -1 : Math.max(0, Math.floor(spare / step) - 1);
  };
  // Most blocked ways are found by a few of their points.
  for (const stride of [STRIDE, 1])
    for (let i = 0; i <= steps;) {
      const dry = dryBeyond(i);
      if (dry < 0) return false;
      i += Math.max(stride, dry + 1);
    }
  return true;
}

/**
 * Returns whether a body's middle may go straight from one place to another (3.4): never nearer than its radius to
 * solid pieces or to water, except on a ford or bridge.
 */
export function isFree(country: Country, a: Point, b: Point, radius: number): boolean {
  const { solids, waters, crossings } = groundOf(country);
  for (const { piece, bounds, edges } of solids)
    if (!apart(bounds, a, b, radius) && comesNearer(piece.shape, edges, a, b, radius)) return false;
  for (const water of waters) {
    if (apart(water.bounds, a, b, radius)) continue;
    if (!comesNearer(water.piece.shape, water.edges, a, b, radius)) continue;
    if (crossings.every(({ bounds }) => apart(bounds, a, b, 0))) return false;
    if (!crossed(country, water, a, b, radius)) return false;
  }
  return true;
}

/** The pieces that a segment comes nearer to than `reach`, boards by their edges: a gun's body cannot be there. */
export function piecesAlong(country: Country, a: Point, b: Point, reach: number): Nearness[] {
  const { solids, waters, boards, crossings } = groundOf(country);
  const near: Nearness[] = [];
  const look = (lying: readonly Lying[], measure: typeof segmentToShape): void => {
    for (const { piece, bounds } of lying) {
      if (apart(bounds, a, b, reach)) continue;
      const distance = measure(piece.shape, a, b);
      if (distance < reach) near.push({ piece, distance });
    }
  };
  look(solids, segmentToShape);
  const bridged = crossings.some(
    ({ piece }) => contains(piece.shape, a) && contains(piece.shape, b),
  );
  if (!bridged) look(waters, segmentToShape);
  look(boards, segmentToOutline);
  return near;
}
