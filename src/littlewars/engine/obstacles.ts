import { apart, groundOf, onCrossing, within, type Lying } from './ground';
import { distance } from './lengths';
import { rulingsOf } from './rulings';
import {
  betweenShapes,
  comesNearer,
  contains,
  edgesOf,
  holds,
  nearestOn,
  segmentToOutline,
  segmentToShape,
  boundsOf,
  toEdges,
  toOutline,
  toShape,
} from './shapes';
import type { Outline } from './gunShape';
import type { Country, Piece, Played, Point, Shape } from './types';

/** The distance of checked points on a path over a ford or bridge, and the interval of those checked first. */
const STEP = 0.5;
const STRIDE = 16;
/** How far rounding may put the nearest point of a bank outside a ford that ends there. */
const ROUNDING = 1e-6;

/**
 * A piece of scenery that a body is too near to, and its distance in sixteenths of an inch: from the middle of a man,
 * or from the nearest point of a gun or waggon.
 */
export interface Nearness {
  readonly piece: Piece;
  readonly distance: number;
}

/**
 * Returns the pieces of scenery nearer to a place than `reach`, with their distances, in sixteenths of an inch
 * (littlewars.md 3.5), in this order: solid ones, water away from crossings and their ends, and the edges of hills, on
 * which nobody stands.
 */
export function piecesNear(played: Played, p: Point, reach: number): Nearness[] {
  const { country } = played;
  const { solids, waters, boards } = groundOf(country);
  const near: Nearness[] = [];
  const look = (
    lying: readonly Lying[],
    measure: (lying: Lying) => number,
    counts: (water: Shape) => boolean = () => true,
  ): void => {
    for (const each of lying) {
      const { piece, bounds } = each;
      if (!within(bounds, p, reach)) continue;
      const distance = measure(each);
      if (distance < reach && counts(piece.shape)) near.push({ piece, distance });
    }
  };
  const toIt = ({ piece }: Lying): number => toShape(piece.shape, p);
  look(solids, toIt);
  if (!onCrossing(country, p)) look(waters, toIt, (water) => !isAtEnd(played, water, p));
  look(boards, ({ piece, edges }) =>
    piece.kind === 'block' && piece.shape.kind === 'polygon'
      ? toEdges(edges, p)
      : toOutline(piece.shape, p),
  );
  return near;
}

/**
 * Returns whether a place near water is at the end of a ford or bridge (littlewars.md 3.5): a crossing covers the point
 * of the water that is nearest to the place. There the water is no obstacle, so that a crossing may end flush with the
 * bank. Always false by rulings before the third.
 */
export function isAtEnd(played: Played, water: Shape, p: Point): boolean {
  if (!rulingsOf(played).flushEnds) return false;
  const bank = contains(water, p) ? p : nearestOn(water, p);
  return groundOf(played.country).crossings.some(
    ({ piece, bounds }) => within(bounds, bank, 1) && toShape(piece.shape, bank) <= ROUNDING,
  );
}

/** Whether a body whose middle goes straight from one place to another crosses this water on its crossings only. */
function crossed(
  played: Played,
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
    if (!within(bounds, p, radius) || onCrossing(played.country, p)) return 0;
    const spare = toShape(piece.shape, p) - radius;
    // The distance to water shrinks by no more than the distance walked; one less for rounding.
    if (spare < 0) return isAtEnd(played, piece.shape, p) ? 0 : -1;
    return Math.max(0, Math.floor(spare / step) - 1);
  };
  // Most blocked paths are found by a few of their points.
  for (const stride of [STRIDE, 1])
    for (let i = 0; i <= steps;) {
      const dry = dryBeyond(i);
      if (dry < 0) return false;
      i += Math.max(stride, dry + 1);
    }
  return true;
}

/**
 * Returns whether a body's middle may go straight from `a` to `b` (littlewars.md 3.4): never nearer than its radius,
 * in sixteenths of an inch, to solid scenery or to water, except on a ford or bridge and at its ends.
 */
export function isFree(played: Played, a: Point, b: Point, radius: number): boolean {
  const { solids, waters, crossings } = groundOf(played.country);
  const ends = rulingsOf(played).flushEnds ? radius : 0;
  for (const { piece, bounds, edges } of solids)
    if (!apart(bounds, a, b, radius) && comesNearer(piece.shape, edges, a, b, radius)) return false;
  for (const water of waters) {
    if (apart(water.bounds, a, b, radius)) continue;
    if (!comesNearer(water.piece.shape, water.edges, a, b, radius)) continue;
    if (crossings.every(({ bounds }) => apart(bounds, a, b, ends))) return false;
    if (!crossed(played, water, a, b, radius)) return false;
  }
  return true;
}

/**
 * Returns the pieces of scenery nearer than `reach` to the segment from `a` to `b`, with their distances, in sixteenths
 * of an inch; by rulings before the third these are the pieces that a gun is too near to (littlewars.md 3.5). Solid
 * ones come first, then waters, then hills. Of a hill only the edge counts; water does not if one ford or bridge holds
 * both ends.
 */
export function piecesAlong(country: Country, a: Point, b: Point, reach: number): Nearness[] {
  const { solids, waters, boards, crossings } = groundOf(country);
  const near: Nearness[] = [];
  const look = (lying: readonly Lying[], measure: (lying: Lying) => number): void => {
    for (const each of lying) {
      const { piece, bounds } = each;
      if (apart(bounds, a, b, reach)) continue;
      const distance = measure(each);
      if (distance < reach) near.push({ piece, distance });
    }
  };
  const toIt = ({ piece }: Lying): number => segmentToShape(piece.shape, a, b);
  look(solids, toIt);
  const bridged = crossings.some(
    ({ piece }) => contains(piece.shape, a) && contains(piece.shape, b),
  );
  if (!bridged) look(waters, toIt);
  look(boards, ({ piece }) => segmentToOutline(piece.shape, a, b));
  return near;
}

/**
 * Returns the pieces of scenery nearer than `reach` to `bar`, a bar of a gun or the outline of a waggon, with their
 * distances, in sixteenths of an inch (littlewars.md 3.5): solid ones, then waters, then hills. Of a hill only the edge
 * counts; water does not if one ford or bridge holds the whole bar.
 */
export function piecesAround(
  { country }: Pick<Played, 'country'>,
  bar: Outline,
  reach: number,
): Nearness[] {
  const { solids, waters, boards, crossings } = groundOf(country);
  const box = boundsOf(bar);
  const [low, high] = [
    { x: box.left, y: box.bottom },
    { x: box.right, y: box.top },
  ];
  const near: Nearness[] = [];
  const look = (lying: readonly Lying[], measure: (lying: Lying) => number): void => {
    for (const each of lying) {
      const { piece, bounds } = each;
      if (apart(bounds, low, high, reach)) continue;
      const distance = measure(each);
      if (distance < reach) near.push({ piece, distance });
    }
  };
  const toIt = ({ piece }: Lying): number => betweenShapes(bar, piece.shape);
  look(solids, toIt);
  if (!crossings.some(({ piece }) => holds(piece.shape, bar))) look(waters, toIt);
  look(boards, ({ piece, edges }) =>
    piece.kind === 'block' && piece.shape.kind === 'polygon'
      ? Math.min(...edges.map(([a, b]) => segmentToShape(bar, a, b)))
      : toEdge(bar, piece.shape),
  );
  return near;
}

/** Returns the distance of a bar from the edge of a board, on it or beside it; 0 if it lies across. */
function toEdge(bar: Shape, board: Shape): number {
  const apart = betweenShapes(bar, board);
  if (apart > 0 || bar.kind === 'circle') return apart;
  if (!holds(board, bar)) return 0;
  return Math.min(...edgesOf(bar.corners).map(([a, b]) => segmentToOutline(board, a, b)));
}
