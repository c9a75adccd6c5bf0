import { leadsAcross } from './crossings';
import { groundOf, isCrossing, isHill, SOLID } from './ground';
import { BLOCK, FOOT, INCH, isPlace } from './lengths';
import { NEWEST_RULINGS, rulingsOf, type RulingsVersion } from './rulings';
import {
  betweenShapes,
  boundsOf,
  edgesOf,
  holds,
  overlap,
  segmentsCross,
  twiceArea,
} from './shapes';
import type { Country, Piece, PieceKind, Point } from './types';

/**
 * A fault of a Country (littlewars.md 1.3), with the pieces of scenery that it concerns, by id: a field of less than
 * 2 or more than 40 feet, an id twice, coordinates that are not whole, an outline that crosses itself or is too
 * small, scenery off the field, of a wrong height or overlapping other, or a ford, bridge, culvert or river that is
 * not where or what it must be. Lengths are in sixteenths of an inch.
 */
export type CountryFault =
  | { readonly code: 'sizeOfField'; readonly width: number; readonly depth: number }
  | { readonly code: 'twoOfOneId'; readonly piece: string }
  | { readonly code: 'notWhole'; readonly piece: string }
  | { readonly code: 'crossesItself'; readonly piece: string }
  | { readonly code: 'tooSmall'; readonly piece: string }
  | { readonly code: 'offTheField'; readonly piece: string }
  | {
      readonly code: 'heightOf';
      readonly piece: string;
      readonly height: number;
      readonly least: number;
      readonly most: number;
    }
  /** It overlaps other scenery that is solid, or the edge of a hill. */
  | { readonly code: 'overlaps'; readonly piece: string; readonly other: string }
  /** A ford or bridge without water under it. */
  | { readonly code: 'noWater'; readonly piece: string }
  /** 3.5: a ford or bridge that does not lead from one bank to another. */
  | { readonly code: 'notAcross'; readonly piece: string }
  /** kriegspiel.md 1.2: a culvert without a railway over it. */
  | { readonly code: 'noRailway'; readonly piece: string }
  /** kriegspiel.md 1.2: a fordable piece that is no river. */
  | { readonly code: 'noRiver'; readonly piece: string };

/** The least and the greatest size of a field, in either direction. */
const LEAST_SIDE = 2 * FOOT;
const MOST_SIDE = 40 * FOOT;
/** The least area of a piece, a twentieth of a square inch: twice its area, in square sixteenths. */
const LEAST_AREA = 2 * 4 * INCH;

const HEIGHTS: Readonly<Record<PieceKind, readonly [least: number, most: number]>> = {
  board: [INCH, INCH],
  house: [3 * INCH, 7 * INCH],
  shed: [3 * INCH, 7 * INCH],
  wall: [INCH / 2, 7 * INCH],
  tree: [INCH, 12 * INCH],
  rock: [INCH / 2, 7 * INCH],
  water: [0, 0],
  ford: [0, 0],
  bridge: [0, 0],
  block: [BLOCK, BLOCK],
  road: [0, 0],
  river: [0, 0],
  railway: [0, 0],
  station: [2 * INCH, 7 * INCH],
  roadBridge: [0, 0],
  railBridge: [0, 0],
  culvert: [0, 0],
  depot: [INCH / 2, 3 * INCH],
  landing: [0, 0],
};

/**
 * Returns whether scenery of a kind lies flat on the ground, so that its height is always 0: waters, fords, bridges,
 * roads, railways, culverts and landings.
 */
export const isFlat = (kind: PieceKind): boolean => HEIGHTS[kind][1] === 0;

/** Pieces that may lie across the edge of a hill: one goes up on them. */
const CLIMBING: ReadonlySet<PieceKind> = new Set([
  'road',
  'railway',
  'roadBridge',
  'railBridge',
  'culvert',
]);

/** Returns whether two edges of a polygon cross that are not adjacent. */
const crossesItself = (corners: readonly Point[]): boolean => {
  const edges = edgesOf(corners);
  const last = edges.length - 1;
  return edges.some(([a, b], i) =>
    edges.some(([c, d], j) => j > i + 1 && !(i === 0 && j === last) && segmentsCross(a, b, c, d)),
  );
};

function shapeFaults({ id, shape, kind, height }: Piece): CountryFault[] {
  const faults: CountryFault[] = [];
  const numbers =
    shape.kind === 'circle'
      ? isPlace(shape) && Number.isInteger(shape.radius)
      : shape.corners.every(isPlace);
  if (!numbers || !Number.isInteger(height)) faults.push({ code: 'notWhole', piece: id });
  const small =
    shape.kind === 'circle'
      ? shape.radius < 1
      : shape.corners.length < 3 || Math.abs(twiceArea(shape.corners)) < LEAST_AREA;
  if (shape.kind === 'polygon' && crossesItself(shape.corners))
    faults.push({ code: 'crossesItself', piece: id });
  else if (small) faults.push({ code: 'tooSmall', piece: id });
  const [least, most] = HEIGHTS[kind];
  if (height < least || height > most)
    faults.push({ code: 'heightOf', piece: id, height, least, most });
  return faults;
}

/** Returns whether two overlapping pieces may lie like this. */
function mayLieOver(piece: Piece, other: Piece): boolean {
  const { kind, shape } = piece;
  if (isHill(piece) && CLIMBING.has(other.kind)) return true;
  if (isHill(other) && CLIMBING.has(kind)) return true;
  // Blocks are laid side by side.
  if (kind === 'block' && other.kind === 'block' && !overlap(shape, other.shape)) return true;
  // A piece on a hill is wholly on each of its boards, or wholly beside it.
  if (isHill(other))
    return holds(other.shape, shape) || (isHill(piece) && holds(shape, other.shape));
  if (isHill(piece)) return holds(shape, other.shape);
  if (SOLID.has(kind) || SOLID.has(other.kind)) return false;
  return true;
}

const touches = ({ shape }: Piece, others: readonly Piece[]): boolean =>
  others.some((other) => betweenShapes(other.shape, shape) === 0);

/** Returns every fault of a Country (littlewars.md 1.3, 3.5) by a version of the rulings; empty if it has none. */
export function countryFaults(
  country: Country,
  rulings: RulingsVersion = NEWEST_RULINGS,
): CountryFault[] {
  const { width, depth, pieces } = country;
  const faults: CountryFault[] = [];
  const good = (length: number): boolean =>
    Number.isInteger(length) && length >= LEAST_SIDE && length <= MOST_SIDE;
  if (!good(width) || !good(depth)) faults.push({ code: 'sizeOfField', width, depth });
  const wet = groundOf(country).waters.map(({ piece }) => piece);
  const railways = pieces.filter(({ kind }) => kind === 'railway');
  pieces.forEach((piece, i) => {
    const before = pieces.slice(0, i);
    if (before.some(({ id }) => id === piece.id))
      faults.push({ code: 'twoOfOneId', piece: piece.id });
    const own = shapeFaults(piece);
    faults.push(...own);
    const { left, right, bottom, top } = boundsOf(piece.shape);
    if (!(left >= 0 && right <= width && bottom >= 0 && top <= depth))
      faults.push({ code: 'offTheField', piece: piece.id });
    for (const other of before)
      if (betweenShapes(piece.shape, other.shape) === 0 && !mayLieOver(piece, other))
        faults.push({ code: 'overlaps', piece: piece.id, other: other.id });
    const crossing = isCrossing(piece);
    if (piece.fordable === true && piece.kind !== 'river')
      faults.push({ code: 'noRiver', piece: piece.id });
    if (piece.kind === 'culvert' && !touches(piece, railways))
      faults.push({ code: 'noRailway', piece: piece.id });
    if ((crossing || piece.kind === 'landing') && !touches(piece, wet))
      faults.push({ code: 'noWater', piece: piece.id });
    else if (
      crossing &&
      own.length === 0 &&
      rulingsOf({ rulings }).flushEnds &&
      !leadsAcross(country, piece.shape)
    )
      faults.push({ code: 'notAcross', piece: piece.id });
  });
  return faults;
}
