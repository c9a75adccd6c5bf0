import { gunLines } from '../../engine/gunShape';
import { isOnField, radiusOf } from '../../engine/men';
import { contains, toSegment, toShape } from '../../engine/shapes';
import type { Gun, Man, Piece, Point } from '../../engine/types';
import { TALL } from './art/figures';
import { onField, onSheet, type Lie } from './place';
import type { ShownHandle } from './view';

/** How large handles are, in units. */
export const HANDLE = 12;

/** Who stands on the plan, as a press looks for them. */
export interface Standing {
  readonly lie: Lie;
  readonly men: readonly Man[];
  readonly guns: readonly Gun[];
  /** How much larger than on the floor figures are drawn. */
  readonly growth: number;
}

/** Somebody or a gun near a press, and how far from it, in units: 0 upon him. */
export interface Found {
  readonly id: string;
  readonly distance: number;
  /** From the middle of his disc, by which those are told apart whom a press is upon. */
  readonly middle: number;
  /** From the line of his figure, foot to head, or of a gun's: what a finger is aimed at. */
  readonly axis: number;
}

const between = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Everybody within `reach` of a place of the sheet, by disc and figure, the nearest first. */
export function foundAt(
  { lie, men, guns, growth }: Standing,
  place: Point,
  reach: number,
): Found[] {
  const found: Found[] = [];
  for (const man of men) {
    if (!isOnField(man)) continue;
    const foot = onSheet(lie, man);
    const middle = between(place, foot);
    const radius = radiusOf(man);
    const tall = TALL[man.arm] * growth;
    if (middle - tall > reach) continue;
    const head = { x: foot.x, y: foot.y - tall + radius };
    const axis = toSegment(place, foot, head);
    const distance = Math.max(0, axis - radius);
    if (distance <= reach) found.push({ id: man.id, distance, middle, axis });
  }
  for (const gun of guns) {
    if (gun.gone) continue;
    const at = onField(lie, place);
    const away = Math.min(...gunLines(gun).map(([a, b]) => toSegment(at, a, b)));
    const distance = Math.max(0, away - 4);
    if (distance <= reach) found.push({ id: gun.id, distance, middle: away, axis: away });
  }
  return found.sort((a, b) => a.distance - b.distance || a.middle - b.middle);
}

/** Everybody whose disc's middle, and every gun whose axle, lies within a line drawn round them on the sheet. */
export function enclosed({ lie, men, guns }: Standing, line: readonly Point[]): string[] {
  if (line.length < 3) return [];
  const shape = { kind: 'polygon', corners: line } as const;
  return [...men.filter(isOnField), ...guns.filter(({ gone }) => !gone)]
    .filter((each) => contains(shape, onSheet(lie, each)))
    .map(({ id }) => id);
}

/** The piece under a place of the sheet: the topmost, and of boards the last laid. */
export function pieceAt(lie: Lie, place: Point, reach: number): Piece | null {
  const at = onField(lie, place);
  const near = lie.country.pieces.filter(({ shape }) => toShape(shape, at) <= reach);
  const rank = ({ kind }: Piece): number => (kind === 'board' ? 0 : kind === 'water' ? 1 : 2);
  return near.reduce<Piece | null>(
    (best, piece) => (best === null || rank(piece) >= rank(best) ? piece : best),
    null,
  );
}

/**
 * Who is next from a place in a direction of the sheet, for keys: the nearest within an eighth of a turn either way, of whom
 * those straight ahead are preferred. Null where nobody is.
 */
export function nextToward(
  { lie, men, guns }: Standing,
  from: Point,
  { x, y }: Point,
): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const each of [...men.filter(isOnField), ...guns.filter(({ gone }) => !gone)]) {
    const at = onSheet(lie, each);
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y - dy * x);
    if (ahead <= 0 || aside > ahead) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [each.id, cost];
  }
  return best;
}

/** The handle or the piece within `reach` of a place of the sheet, where the Country is laid out: a handle before a piece. */
export function piecesAt(
  lie: Lie,
  handles: readonly ShownHandle[],
  place: Point,
  reach: number,
): Found[] {
  const held = handles
    .map(({ id, at }) => ({ id, distance: between(place, onSheet(lie, at)), middle: 0, axis: 0 }))
    .filter(({ distance }) => distance <= reach + HANDLE)
    .sort((a, b) => a.distance - b.distance);
  const upon = pieceAt(lie, place, 1) ?? pieceAt(lie, place, reach);
  return [
    ...held.slice(0, 1),
    ...(upon === null ? [] : [{ id: upon.id, distance: 0, middle: 0, axis: 0 }]),
  ];
}
