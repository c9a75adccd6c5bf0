import { boundsOf } from '../../../engine/shapes';
import type { Piece, Point } from '../../../engine/types';
import { onSheet, type Lie } from '../place';

/** A name on the sheet: the middle of its line's foot. */
export interface NamePlaced extends Point {
  readonly piece: Piece;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How wide a letter of the map's italics is, and how high a line, in parts of its size. */
const LETTER = 0.46;
const LINE = 1;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

function boxOf(lie: Lie, { shape }: Piece): Box {
  const { left, right, bottom, top } = boundsOf(shape);
  const [a, b] = [onSheet(lie, { x: left, y: bottom }), onSheet(lie, { x: right, y: top })];
  return {
    left: Math.min(a.x, b.x),
    right: Math.max(a.x, b.x),
    top: Math.min(a.y, b.y),
    bottom: Math.max(a.y, b.y),
  };
}

/**
 * Where the names of a Country are written: below their pieces or above them or beside them, where they cover least of what
 * is drawn; of what lies flat, on it. A name that would lie over one already written is left out: two that cross are both
 * unreadable. The ear is told it all the same.
 */
export function namesPlaced(lie: Lie, size: number): readonly NamePlaced[] {
  const { pieces } = lie.country;
  const solid = pieces
    .filter(({ kind }) => kind !== 'board' && kind !== 'water')
    .map((piece) => boxOf(lie, piece));
  const written: Box[] = [];
  return pieces.flatMap((piece) => {
    const { name, kind } = piece;
    if (name === undefined || name === '') return [];
    const { left, right, top, bottom } = boxOf(lie, piece);
    const half = (name.length * LETTER * size) / 2;
    const middle = (left + right) / 2;
    const flat = kind === 'board' || kind === 'water';
    const beside = (top + bottom) / 2 + size * 0.32;
    const places: readonly Point[] = [
      ...(flat ? [{ x: middle, y: beside }] : []),
      { x: middle, y: bottom + size },
      { x: middle, y: top - size * 0.35 },
      { x: right + half + size * 0.4, y: beside },
      { x: left - half - size * 0.4, y: beside },
    ];
    const costs = places.map(({ x, y }, i) => {
      const box = {
        left: x - half,
        right: x + half,
        top: y - size * 0.8,
        bottom: y + size * (LINE - 0.8),
      };
      const over = (all: readonly Box[]): number =>
        all.reduce((sum, each) => sum + overlap(box, each), 0);
      return { box, at: { x, y }, clear: over(written) === 0, cost: over(solid) + i * size };
    });
    const free = costs.filter(({ clear }) => clear);
    if (free.length === 0) return [];
    const best = free.reduce((one, two) => (two.cost < one.cost ? two : one));
    written.push(best.box);
    return [{ piece, ...best.at }];
  });
}
