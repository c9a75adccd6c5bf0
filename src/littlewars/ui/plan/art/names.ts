import { isHill, isWater } from '../../../engine/ground';
import { boundsOf, holds } from '../../../engine/shapes';
import type { Piece, Point } from '../../../engine/types';
import { onSheet, sheetOf, type Lie } from '../place';

/** A name of a piece of scenery with its place on the sheet of the plan: the middle of its baseline. */
export interface NamePlaced extends Point {
  readonly piece: Piece;
  readonly name: string;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The width of a letter of the map's italics and the height of a line, as fractions of the font size. */
const LETTER = 0.46;
const LINE = 1;
/** The greatest part of a name that may cover other pieces; with more it would seem to name the wrong house. */
const MOST_COVERED = 1 / 8;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const areaOf = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top);

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

/** The size of names as a fraction of the sheet, for a whole field on a desktop screen, and its limits in pixels. */
const PART_OF_SHEET = 1 / 78;
const LEAST_PIXELS = 12;
const MOST_PIXELS = 20;

/**
 * Returns the size of the letters of names, in units of the plan's sheet; `ppu` is how many pixels long a unit is. On
 * the screen it is 12 to 20 pixels.
 */
export const nameSize = (country: Lie['country'], ppu: number): number => {
  const pixels = sheetOf(country).width * PART_OF_SHEET * ppu;
  return Math.min(MOST_PIXELS, Math.max(LEAST_PIXELS, pixels)) / ppu;
};

/**
 * Returns where the names of a Country are written on the plan: below, above or beside their pieces of scenery, where
 * they cover least of the drawing; on a piece itself if it is flat. Those of the largest pieces are placed first. A
 * name that would overlap another, other houses or the edge of the sheet is left out until the plan is zoomed in,
 * because two crossing names are both illegible.
 *
 * @param size of the letters, in units of the sheet
 * @param nameOf returns the name of a piece, undefined if it has none
 */
export function namesPlaced(
  lie: Lie,
  size: number,
  nameOf: (piece: Piece) => string | undefined,
): readonly NamePlaced[] {
  const { pieces } = lie.country;
  const { width, height } = sheetOf(lie.country);
  const boxes = new Map(pieces.map((piece) => [piece, boxOf(lie, piece)]));
  const solid = pieces.flatMap((piece) =>
    isHill(piece) || isWater(piece) ? [] : (boxes.get(piece) ?? []),
  );
  const written: Box[] = [];
  const placed = ([piece, { left, right, top, bottom }]: readonly [Piece, Box]): NamePlaced[] => {
    const name = nameOf(piece) ?? '';
    if (name === '') return [];
    const half = (name.length * LETTER * size) / 2;
    const middle = (left + right) / 2;
    const flat = isHill(piece) || isWater(piece);
    const beside = (top + bottom) / 2 + size * 0.32;
    const isBlock = piece.kind === 'block';
    const higher = isBlock
      ? pieces.flatMap((each) =>
          each !== piece && each.kind === 'block' && holds(piece.shape, each.shape)
            ? (boxes.get(each) ?? [])
            : [],
        )
      : [];
    const onTop: readonly Point[] = [
      { x: middle, y: beside },
      { x: middle, y: bottom - size * 0.7 },
      { x: middle, y: top + size * 1.4 },
      { x: right - half - size * 0.7, y: beside },
      { x: left + half + size * 0.7, y: beside },
    ];
    const around: readonly Point[] = [
      ...(flat ? [{ x: middle, y: beside }] : []),
      { x: middle, y: bottom + size },
      { x: middle, y: top - size * 0.35 },
      { x: right + half + size * 0.4, y: beside },
      { x: left - half - size * 0.4, y: beside },
    ];
    const costs = (isBlock ? onTop : around).map(({ x, y }, i) => {
      const box = {
        left: x - half,
        right: x + half,
        top: y - size * 0.8,
        bottom: y + size * (LINE - 0.8),
      };
      const over = (all: readonly Box[]): number =>
        all.reduce((sum, each) => sum + overlap(box, each), 0);
      const inside = box.left > 0 && box.right < width && box.top > 0 && box.bottom < height;
      const isOn =
        !isBlock ||
        (box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom);
      const covered = over(solid);
      return {
        box,
        at: { x, y },
        free:
          inside &&
          isOn &&
          over(written) + over(higher) === 0 &&
          covered <= MOST_COVERED * areaOf(box),
        cost: covered + i * size,
      };
    });
    const free = costs.filter((each) => each.free);
    if (free.length === 0) return [];
    const best = free.reduce((one, two) => (two.cost < one.cost ? two : one));
    written.push(best.box);
    return [{ piece, name, ...best.at }];
  };
  return [...boxes].sort(([, one], [, two]) => areaOf(two) - areaOf(one)).flatMap(placed);
}
