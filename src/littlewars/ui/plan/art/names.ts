import { isHill, isWater } from '../../../engine/ground';
import { boundsOf, holds } from '../../../engine/shapes';
import type { Piece, Point } from '../../../engine/types';
import { MARGIN, onPlan, planSize, type Projection } from '../place';

/** A name of a piece of scenery with its place on the plan's drawing: the middle of its baseline. */
export interface NamePlaced extends Point {
  readonly piece: Piece;
  readonly name: string;
}

/** A rectangle on the plan's drawing, in its units. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The widths of letters of the map's italics, measured, and the height of a line, as fractions of the font size. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ .,·’'l]/, 0.26],
  [/[fijt-]/, 0.34],
  [/W/, 1.08],
  [/[mwM]/, 0.85],
  [/[\p{Lu}\dœæ]/u, 0.7],
];
const USUAL_WIDTH = 0.5;
const LINE = 1;
/** The least room between two names on one line, as a fraction of the font size; more than between two words. */
const APART = 0.4;

/** Returns how wide a name is drawn, as a multiple of the font size. */
export const nameWidth = (name: string): number =>
  [...name].reduce(
    (sum, letter) => sum + (WIDTHS.find(([which]) => which.test(letter))?.[1] ?? USUAL_WIDTH),
    0,
  );

/** Returns the box of a name that is written around the middle of its baseline. */
export function boxOfName(name: string, size: number, { x, y }: Point): Box {
  const half = (nameWidth(name) * size) / 2;
  return { left: x - half, right: x + half, top: y - size * 0.8, bottom: y + size * (LINE - 0.8) };
}

/**
 * Returns whether two names on the plan, given by their boxes, are too close to be read apart. `size` is the size of
 * their letters, in the unit of the boxes.
 */
export const isCrowded = (a: Box, b: Box, size: number): boolean =>
  overlap({ ...a, left: a.left - APART * size, right: a.right + APART * size }, b) > 0;
/** The greatest part of a name that may cover other pieces; with more it would seem to name the wrong house. */
const MOST_COVERED = 1 / 8;

/** The greatest part of a letter of a name that figures may cover. */
const MOST_OF_LETTER = 1 / 3;

/**
 * Returns whether a name on the plan, given by its box, is so much covered by figures that it is illegible; `figures`
 * are their boxes, `size` that of its letters.
 */
export const isHidden = (box: Box, figures: readonly Box[], size: number): boolean =>
  figures.reduce((sum, each) => sum + overlap(box, each), 0) > MOST_OF_LETTER * size * size;

/** Returns the smallest box around places of the drawing, wider by `by` on all sides. */
export function boxAround(places: readonly Point[], by: number): Box {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - by,
    right: Math.max(...xs) + by,
    top: Math.min(...ys) - by,
    bottom: Math.max(...ys) + by,
  };
}

/** The greatest part of a name that may lie on hills on which its piece does not stand: it would seem to be theirs. */
const MOST_OTHER = 2 / 3;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const areaOf = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top);

/** Returns the part of a box that lies in another area than something: outside an area that holds it, or within. */
const inOther = (box: Box, area: Box, place: Box): number => {
  const within = overlap(box, area);
  return overlap(place, area) > areaOf(place) / 2 ? areaOf(box) - within : within;
};

function boxOf(projection: Projection, { shape }: Piece): Box {
  const { left, right, bottom, top } = boundsOf(shape);
  const [a, b] = [
    onPlan(projection, { x: left, y: bottom }),
    onPlan(projection, { x: right, y: top }),
  ];
  return {
    left: Math.min(a.x, b.x),
    right: Math.max(a.x, b.x),
    top: Math.min(a.y, b.y),
    bottom: Math.max(a.y, b.y),
  };
}

/** The size of names as a fraction of the drawing, for a whole field on a desktop screen, and its limits in pixels. */
const PART_OF_SHEET = 1 / 78;
const LEAST_PIXELS = 12;
const MOST_PIXELS = 20;

/**
 * Returns the size of the letters of names, in units of the plan's drawing; `ppu` is how many pixels long a unit is. On
 * the screen it is 12 to 20 pixels.
 */
export const nameSize = (country: Projection['country'], ppu: number): number => {
  const pixels = planSize(country).width * PART_OF_SHEET * ppu;
  return Math.min(MOST_PIXELS, Math.max(LEAST_PIXELS, pixels)) / ppu;
};

/**
 * Returns where the names of a Country are written on the plan: below, above or beside their pieces of scenery, where
 * they cover least of the drawing; on a piece itself if it is flat. Those of the largest pieces are placed first. A
 * name that would overlap another, one of the `taken` boxes, other houses or the edge of the drawing is left out until
 * the plan is zoomed in, because two crossing names are both illegible.
 *
 * @param size of the letters, in units of the drawing
 * @param nameOf returns the name of a piece, undefined if it has none
 * @param taken what is written on the plan besides, such as the names of bodies
 */
export function namesPlaced(
  projection: Projection,
  size: number,
  nameOf: (piece: Piece) => string | undefined,
  taken: readonly Box[] = [],
): readonly NamePlaced[] {
  const { pieces } = projection.country;
  const { width, height } = planSize(projection.country);
  const boxes = new Map(pieces.map((piece) => [piece, boxOf(projection, piece)]));
  const boxesOf = (which: (piece: Piece) => boolean): readonly Box[] =>
    pieces.flatMap((piece) => (which(piece) ? (boxes.get(piece) ?? []) : []));
  const solid = boxesOf((piece) => !isHill(piece) && !isWater(piece));
  const crowns = pieces.flatMap((piece) =>
    piece.kind === 'tree' ? grown(boxes.get(piece) as Box, CROWN) : [],
  );
  const ground = {
    left: MARGIN.x,
    right: width - MARGIN.x,
    top: MARGIN.y,
    bottom: height - MARGIN.y,
  };
  const areas = [...boxesOf(isHill), ground];
  const written: Box[] = [...taken];
  const placed = ([piece, own]: readonly [Piece, Box]): NamePlaced[] => {
    const { left, right, top, bottom } = own;
    const name = nameOf(piece) ?? '';
    if (name === '') return [];
    const half = (nameWidth(name) * size) / 2;
    const middle = (left + right) / 2;
    const flat = isHill(piece) || isWater(piece);
    const beside = (top + bottom) / 2 + size * 0.32;
    const isBlock = piece.kind === 'block';
    const higher = isBlock
      ? boxesOf((each) => each !== piece && each.kind === 'block' && holds(piece.shape, each.shape))
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
      // Begun or ended under the piece or over it, where its middle is too near to something else.
      ...[bottom + size, top - size * 0.35].flatMap((y) => [
        { x: left + half, y },
        { x: right - half, y },
      ]),
    ];
    const costs = (isBlock ? onTop : around).map((at, i) => {
      const box = boxOfName(name, size, at);
      const over = (all: readonly Box[]): number =>
        all.reduce((sum, each) => sum + overlap(box, each), 0);
      const inside = box.left > 0 && box.right < width && box.top > 0 && box.bottom < height;
      const isOn =
        !isBlock ||
        (box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom);
      const covered = over(solid);
      const other = areas.reduce(
        (sum, each) => sum + (each === own ? 0 : inOther(box, each, own)),
        0,
      );
      return {
        box,
        at,
        free:
          inside &&
          isOn &&
          over(higher) === 0 &&
          !written.some((each) => isCrowded(box, each, size)) &&
          covered <= MOST_COVERED * areaOf(box) &&
          other <= (i < around.length - FAR ? MOST_OTHER : MOST_COVERED) * areaOf(box),
        cost: covered + over(crowns) / 2 + other / 3 + i * size,
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

/** How many of the last places tried begin or end at a piece, and name it only where nothing else is near. */
const FAR = 4;
/** How far the crown of a tree reaches beyond its trunk, in units. */
const CROWN = 18;

const grown = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
});
