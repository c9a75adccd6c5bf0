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

/** What stops a shot and whom nobody stands in or walks through (1.3). */
export const SOLID: ReadonlySet<PieceKind> = new Set(['house', 'shed', 'wall', 'tree', 'rock']);
const CROSSING: ReadonlySet<PieceKind> = new Set(['ford', 'bridge']);
/** How far apart places on a way over a ford or bridge are looked at, and every how many of them at first. */
const STEP = 0.5;
const STRIDE = 16;

interface Lying {
  readonly piece: Piece;
  readonly bounds: Bounds;
  /** Of a polygon. */
  readonly edges: readonly (readonly [Point, Point])[];
}

/** A Country sorted by what its pieces do. */
export interface Ground {
  readonly solids: readonly Lying[];
  readonly waters: readonly Lying[];
  readonly crossings: readonly Lying[];
  readonly boards: readonly Lying[];
}

const grounds = new WeakMap<Country, Ground>();

/** The pieces of a Country by what they do; found once for each. */
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

/** The height of the ground: an inch for each board under a place (1.3). */
export function groundAt(country: Country, p: Point): number {
  let height = 0;
  for (const { piece, bounds } of groundOf(country).boards)
    if (within(bounds, p, 1) && contains(piece.shape, p)) height += INCH;
  return height;
}

/** Whether a place lies on a ford or bridge, where water hinders nobody. */
export const onCrossing = (country: Country, p: Point): boolean =>
  groundOf(country).crossings.some(
    ({ piece, bounds }) => within(bounds, p, 1) && contains(piece.shape, p),
  );

/** A piece that a body is too near to, and how far away it is, from the body's middle. */
export interface Nearness {
  readonly piece: Piece;
  readonly distance: number;
}

/**
 * The pieces that are nearer to a place than `reach`: solid ones, water where no crossing is, and boards by their edges,
 * across which nobody stands (3.5).
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

/** Whether a body whose middle goes straight from one place to another passes this water by its crossings alone. */
function crossed(
  country: Country,
  { piece, bounds }: Lying,
  a: Point,
  b: Point,
  radius: number,
): boolean {
  const steps = Math.ceil(Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y)) / STEP) + 1;
  const step = distance(a, b) / steps;
  /** How many places on a way follow this one that are as surely dry, or −1 where it is wet. */
  const dryBeyond = (i: number): number => {
    const p = { x: a.x + ((b.x - a.x) * i) / steps, y: a.y + ((b.y - a.y) * i) / steps };
    // What is soonest known is asked first.
    if (!within(bounds, p, radius) || onCrossing(country, p)) return 0;
    const spare = toShape(piece.shape, p) - radius;
    // No place is nearer to water by more than it is further on; one less, for what is rounded.
    return spare < 0 ? -1 : Math.max(0, Math.floor(spare / step) - 1);
  };
  // Most ways through water are known for none by a few of their places.
  for (const stride of [STRIDE, 1])
    for (let i = 0; i <= steps;) {
      const dry = dryBeyond(i);
      if (dry < 0) return false;
      i += Math.max(stride, dry + 1);
    }
  return true;
}

/**
 * Whether a body's middle may go straight from one place to another (3.4): never nearer than its radius to what is solid
 * or to water, but on a ford or bridge.
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

/** The pieces that a segment comes nearer to than `reach`, boards by their edges: what a gun's body cannot stand on. */
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
