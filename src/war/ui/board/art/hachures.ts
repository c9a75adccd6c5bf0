import type { Board } from '../../../engine/board';
import { CELL, type Orientation } from '../geometry';
import { boardCache } from './boardCache';
import {
  coordinates,
  chance,
  noise,
  plus,
  polyline,
  roundedPolygon,
  smooth,
  turner,
  type Point,
} from './path';
import { outlines, worn } from './outline';
import { readRange, SHOULDER, type Range } from './range';

/**
 * The SVG path data of a board's mountains, all together, in an orientation, except their hachures: the feet of the
 * slopes (`foot`), the ground within them (`tone`), the higher ground (`heights`), the crests (`crest`) and the side
 * ridges (`spurs`).
 */
export interface Relief {
  /** The areas within the feet of the slopes; `tone` and `heights` are the lower and the higher ground within these. */
  readonly foot: string;
  readonly tone: string;
  readonly heights: string;
  readonly crest: string;
  readonly spurs: string;
}

/**
 * The SVG path data of the hachures (short strokes down the slopes) of all mountains of a board: those on slopes
 * towards the light (`lit`), those on slopes away from it (`shaded`), and lines through the deepest shade for a broad
 * wash (`shadow`).
 */
export interface Hachures {
  /** Those on the slopes towards the light; `shaded` has those on the others. */
  readonly lit: string;
  readonly shaded: string;
  /** Lines through the deepest shade, for a broad wash. */
  readonly shadow: string;
}

type Place = (point: Point) => Point;

const STEP = 1.2;
/** The gap between hachures in full light and in full shadow. */
const LIT_GAP = 2.5;
const SHADED_GAP = 1.75;

function downhill({ height }: Range, { x, y }: Point): Point | undefined {
  const dx = height(x - 1, y) - height(x + 1, y);
  const dy = height(x, y - 1) - height(x, y + 1);
  const length = Math.hypot(dx, dy);
  return length < 1e-4 ? undefined : { x: dx / length, y: dy / length };
}

/** The width of a bucket; wider than any gap between strokes, so that few are searched. */
const BUCKET = 4;

/** Returns an index of strokes by their place, in buckets. */
function neighbourhood() {
  const buckets = new Map<number, Point[]>();
  const key = (column: number, row: number): number => row * 2048 + column;
  const bucketOf = ({ x, y }: Point): number => key(Math.floor(x / BUCKET), Math.floor(y / BUCKET));
  const reaches = (bucket: readonly Point[] | undefined, p: Point, gap: number): boolean =>
    bucket?.some((q) => (q.x - p.x) ** 2 + (q.y - p.y) ** 2 < gap * gap) ?? false;
  return {
    add: (p: Point): void => {
      const bucket = buckets.get(bucketOf(p));
      if (bucket === undefined) buckets.set(bucketOf(p), [p]);
      else bucket.push(p);
    },
    crowded: (p: Point, gap: number): boolean => {
      const left = Math.floor((p.x - gap) / BUCKET);
      const right = Math.floor((p.x + gap) / BUCKET);
      const foot = Math.floor((p.y + gap) / BUCKET);
      for (let row = Math.floor((p.y - gap) / BUCKET); row <= foot; row++)
        for (let column = left; column <= right; column++)
          if (reaches(buckets.get(key(column, row)), p, gap)) return true;
      return false;
    },
  };
}

/** Returns an engraved stroke: broad at its beginning, tapering to a point. */
function stroke(points: readonly Point[], place: Place, width: number): string {
  const a = points[0];
  const m = points[Math.floor(points.length / 2)];
  const z = points.at(-1);
  if (a === undefined || m === undefined || z === undefined) return '';
  const [from, mid, to] = [place(a), place(m), place(z)];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const nx = (-(to.y - from.y) / length) * (width / 2);
  const ny = ((to.x - from.x) / length) * (width / 2);
  // The curve's handle is as far beyond the middle as the chord is before it.
  const bend = { x: 2 * mid.x - (from.x + to.x) / 2, y: 2 * mid.y - (from.y + to.y) / 2 };
  return `M${coordinates(plus(from, nx, ny))}Q${coordinates(plus(bend, nx * 0.8, ny * 0.8))} ${coordinates(to)}Q${coordinates(plus(bend, -nx * 0.8, -ny * 0.8))} ${coordinates(plus(from, -nx, -ny))}Z`;
}

/** Light falls from the upper left of the screen in every orientation: 0 is lit, 1 in shadow. */
function shadeOf(place: Place, direction: Point): number {
  const origin = place({ x: 0, y: 0 });
  const shown = place(direction);
  return 0.5 + ((shown.x - origin.x) * 0.6 + (shown.y - origin.y) * 0.8) / 2;
}

/** Draws the hachures, which takes a tenth of a second, on slow phones a second; it yields every few milliseconds. */
function* engrave(
  board: Board,
  range: Range,
  place: Place,
): Generator<undefined, Hachures, undefined> {
  const near = neighbourhood();
  const lit: string[] = [];
  const shaded: string[] = [];
  const shadow: string[] = [];
  const follow = (from: Point, sign: 1 | -1, gap: number, foot: number): Point[] => {
    const points: Point[] = [];
    let p = from;
    for (let i = 0; i < 16; i++) {
      const slope = downhill(range, p);
      if (slope === undefined) break;
      p = plus(p, slope.x * STEP * sign, slope.y * STEP * sign);
      const height = range.height(p.x, p.y);
      if (height < foot || height > 0.94 || near.crowded(p, gap * 0.7)) break;
      points.push(p);
    }
    return points;
  };
  const begin = (p: Point, fewest: number, foot: number): void => {
    // Most places are taken, whichever way they slope.
    if (near.crowded(p, SHADED_GAP)) return;
    const height = range.height(p.x, p.y);
    const slope = height < 0.06 || height > 0.93 ? undefined : downhill(range, p);
    if (slope === undefined) return;
    const shade = shadeOf(place, slope);
    const gap = LIT_GAP + (SHADED_GAP - LIT_GAP) * shade;
    if (near.crowded(p, gap)) return;
    const points = [...follow(p, -1, gap, 0).reverse(), p, ...follow(p, 1, gap, foot)];
    if (points.length < fewest) return;
    points.forEach(near.add);
    (shade < 0.5 ? lit : shaded).push(stroke(points, place, 0.55 + 1.35 * shade));
    const ends = [points[0], points.at(-1)].filter((end) => end !== undefined);
    if (shade > 0.62) shadow.push(polyline(ends.map(place)));
  };
  // Down both sides of every crest in order, every other stroke shorter: dark heights, light feet.
  for (const [c, crest] of [...range.crests, ...range.spurs].entries()) {
    let index = c;
    yield;
    for (const side of [-1.6, 1.6])
      crest.slice(1).forEach((end, i) => {
        const start = crest[i] ?? end;
        const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
        for (let along = 0; along < length; along += 0.5) {
          index += 1;
          const t = along / length;
          begin(
            {
              x: start.x + (end.x - start.x) * t - ((end.y - start.y) / length) * side,
              y: start.y + (end.y - start.y) * t + ((end.x - start.x) / length) * side,
            },
            5,
            chance(c, index) < 0.45 ? 0.25 + 0.25 * chance(c + 50, index) : 0.04,
          );
        }
      });
  }
  // Then wherever the slopes are wide enough.
  for (const square of range.squares) {
    const left = (square % board.width) * CELL - SHOULDER;
    const top = Math.floor(square / board.width) * CELL - SHOULDER;
    for (let i = 0; i < 900; i++) {
      if (i % 100 === 0) yield;
      begin(
        {
          x: left + chance(square, i * 2) * (CELL + 2 * SHOULDER),
          y: top + chance(square, i * 2 + 1) * (CELL + 2 * SHOULDER),
        },
        i < 600 ? 6 : 4,
        0.04,
      );
    }
  }
  return { lit: lit.join(''), shaded: shaded.join(''), shadow: shadow.join('') };
}

/** Returns the flat top of a crest, without hachures: broad on the summits, nothing in the saddles between. */
function summits(crest: readonly Point[]): string {
  const breadth = ({ x, y }: Point, i: number): number =>
    i === 0 || i === crest.length - 1
      ? 0.9
      : Math.max(0.25, 1.5 + 2.6 * noise({ x: x / 9, y: y / 9 }, 17));
  const bank = (side: 1 | -1): Point[] =>
    crest.map((p, i) => {
      const before = crest[i - 1] ?? p;
      const after = crest[i + 1] ?? p;
      const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
      const out = (breadth(p, i) * side) / length;
      return plus(p, -(after.y - before.y) * out, (after.x - before.x) * out);
    });
  return roundedPolygon([...bank(1), ...bank(-1).reverse()]);
}

/**
 * Returns the SVG path data of the mountains of a board, except their hachures. `range` is the terrain of its
 * mountains; `place` maps a point of the map with the North at the top to the point where it is drawn.
 */
export function drawRelief(board: Board, range: Range, place: Place): Relief {
  const loops = outlines(board, range);
  const outline = (least: number, most: number): string =>
    loops.map((loop) => roundedPolygon(worn(loop, least, most).map(place))).join('');
  return {
    foot: outline(-3.2, 3.4),
    tone: outline(-1, 6.5),
    heights: outline(3.5, 12),
    crest: range.crests.map((crest) => summits(crest.map(place))).join(''),
    spurs: range.spurs.map((spur) => smooth(spur.map(place))).join(''),
  };
}

const cache = boardCache<Hachures>();

/**
 * Returns the hachures (short strokes down the slopes of mountains) of a board in an orientation if they have been
 * computed already; otherwise undefined.
 */
export const cachedHachures = (board: Board, orientation: Orientation): Hachures | undefined =>
  cache.get(board, orientation);

/**
 * Computes the hachures (short strokes down the slopes of mountains) of a board in an orientation, caches them, and
 * returns them. The generator yields every few milliseconds, so that the caller can pause or stop it.
 */
export function* drawHachures(
  board: Board,
  orientation: Orientation,
): Generator<undefined, Hachures, undefined> {
  const drawn = yield* engrave(board, readRange(board), turner(board, orientation));
  return cache.set(board, orientation, drawn);
}

/**
 * Returns the hachures (short strokes down the slopes of mountains) of a board in an orientation: the cached ones, or
 * else computed now, which takes a tenth of a second, on a slow phone a second.
 */
export function hachuresOf(board: Board, orientation: Orientation): Hachures {
  const cached = cachedHachures(board, orientation);
  if (cached !== undefined) return cached;
  const work = drawHachures(board, orientation);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
