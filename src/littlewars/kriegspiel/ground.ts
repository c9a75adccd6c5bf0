import { memoizeEach } from '../../shell/memoizeEach';
import { memoizeEachBy } from '../engine/memoizeEachBy';
import { apart, groundOf, isWater, lyingOf, within, type Lying } from '../engine/ground';
import { layersAt } from '../engine/country';
import { distance, FOOT } from '../engine/lengths';
import { contains } from '../engine/shapes';
import type { Country, PieceKind, Point } from '../engine/types';

const ROADS: ReadonlySet<PieceKind> = new Set(['road', 'roadBridge']);
const BRIDGES: ReadonlySet<PieceKind> = new Set(['bridge', 'roadBridge', 'railBridge']);

/**
 * A part of a path on which the ground is the same (kriegspiel.md 2.2 to 2.4): its length, whether it is on a road, the
 * layers of blocks under it, and the river that it goes through.
 */
export interface Stretch {
  /** In sixteenths of an inch, not rounded. */
  readonly length: number;
  readonly onRoad: boolean;
  /** How many layers of blocks are under it: where two stretches differ, contours are crossed. */
  readonly layers: number;
  /** The water that it goes through, by a ford or where that is fordable; null on dry ground and bridges. */
  readonly river: string | null;
}

/** The pieces of a Country that a march is measured by. */
interface Marks {
  readonly roads: readonly Lying[];
  readonly bridges: readonly Lying[];
  readonly waters: readonly Lying[];
  readonly all: readonly Lying[];
}

const marksOf = memoizeEach((country: Country): Marks => {
  const { lying, blocks } = groundOf(country);
  const of = (kinds: ReadonlySet<PieceKind>) => lying.filter(({ piece }) => kinds.has(piece.kind));
  const roads = of(ROADS);
  const bridges = of(BRIDGES);
  const waters = lying.filter(({ piece }) => isWater(piece));
  return { roads, bridges, waters, all: [...roads, ...bridges, ...waters, ...blocks] };
});

/** Returns the parts of a segment at which it meets the line of an edge, and where that ends if it runs along it. */
function meetingEdge(a: Point, b: Point, [c, d]: readonly [Point, Point]): readonly number[] {
  const [dx, dy, ex, ey] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const turn = dx * ey - dy * ex;
  const [fx, fy] = [c.x - a.x, c.y - a.y];
  if (turn !== 0) {
    const along = (fx * dy - fy * dx) / turn;
    return along >= 0 && along <= 1 ? [(fx * ey - fy * ex) / turn] : [];
  }
  if (fx * dy - fy * dx !== 0) return [];
  const square = dx * dx + dy * dy;
  return [c, d].map((p) => ((p.x - a.x) * dx + (p.y - a.y) * dy) / square);
}

/** Returns the parts of a segment at which it meets the outline of a piece; also outside of it, below 0 or above 1. */
function meetings(a: Point, b: Point, { piece: { shape }, edges }: Lying): readonly number[] {
  if (shape.kind === 'polygon') return edges.flatMap((edge) => meetingEdge(a, b, edge));
  const [dx, dy, fx, fy] = [b.x - a.x, b.y - a.y, a.x - shape.x, a.y - shape.y];
  const square = dx * dx + dy * dy;
  const half = fx * dx + fy * dy;
  const root = half * half - square * (fx * fx + fy * fy - shape.radius * shape.radius);
  if (root <= 0) return [];
  return [(-half - Math.sqrt(root)) / square, (-half + Math.sqrt(root)) / square];
}

/** Returns the middles of the parts into which outlines cut a segment. */
function midpointsOf(a: Point, b: Point, lying: readonly Lying[]): readonly Point[] {
  const cuts = cutsOf(a, b, lying);
  return cuts.map((end, j) => {
    const part = ((cuts[j - 1] ?? 0) + end) / 2;
    return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
  });
}

/** Returns the parts at which outlines cut a segment, and its end. */
const cutsOf = (a: Point, b: Point, lying: readonly Lying[]): readonly number[] => [
  ...lying
    .flatMap((each) => (apart(each.bounds, a, b, 1) ? [] : meetings(a, b, each)))
    .filter((part) => part > 0 && part < 1)
    .sort((one, two) => one - two),
  1,
];

const on = (lying: readonly Lying[], p: Point): Lying | undefined =>
  lying.find(({ piece, bounds }) => within(bounds, p, 1) && contains(piece.shape, p));

/** Returns the ground under a path, from end to end, as stretches of which no two neighbours are alike. */
export function profileOf(country: Country, stops: readonly Point[]): readonly Stretch[] {
  const { roads, bridges, waters, all } = marksOf(country);
  const stretches: Stretch[] = [];
  stops.slice(1).forEach((b, i) => {
    const a = stops[i] as Point;
    const whole = distance(a, b);
    if (whole === 0) return;
    const cuts = cutsOf(a, b, all);
    cuts.forEach((end, j) => {
      const start = cuts[j - 1] ?? 0;
      if (end <= start) return;
      const part = (start + end) / 2;
      const p = { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
      const bridged = on(bridges, p) !== undefined;
      const next: Stretch = {
        length: (end - start) * whole,
        onRoad: on(roads, p) !== undefined,
        layers: layersAt(country, p),
        river: bridged ? null : (on(waters, p)?.piece.id ?? null),
      };
      const last = stretches.at(-1);
      if (
        last !== undefined &&
        last.onRoad === next.onRoad &&
        last.layers === next.layers &&
        last.river === next.river
      )
        stretches[stretches.length - 1] = { ...last, length: last.length + next.length };
      else stretches.push(next);
    });
  });
  return stretches;
}

/** Returns whether every part of a path, given by its points, is on scenery of one of these kinds, such as rails. */
export function isAlong(
  { pieces }: Country,
  stops: readonly Point[],
  kinds: ReadonlySet<PieceKind>,
): boolean {
  const those = lyingOf(pieces.filter(({ kind }) => kinds.has(kind)));
  return stops.slice(1).every((b, i) => {
    const a = stops[i] as Point;
    return midpointsOf(a, b, those).every((p) => on(those, p) !== undefined);
  });
}

/**
 * How a man, gun or waggon marches (kriegspiel.md 2.2 to 2.4): how far in a whole move off a road (`march`) and on
 * one (`road`), in sixteenths of an inch, and what it can cross.
 */
export interface Mobility {
  readonly march: number;
  /** How far in a whole move on a road. */
  readonly road: number;
  /** 2.3: whether steep slopes are closed to it. */
  readonly wheels: boolean;
  /** 2.4: whether it crosses fordable rivers. */
  readonly fords: boolean;
}

/**
 * What a path costs (kriegspiel.md 2.2, 2.3), as shares of a whole march: 1 is all of it, not rounded. In addition
 * each river costs a whole move (2.4).
 */
export interface PathCost {
  /** The cost of its length. */
  readonly walk: number;
  /** The cost of its length outside rivers. */
  readonly dry: number;
  /** The cost of its contours. */
  readonly climb: number;
  /** How many contours it crosses upwards. */
  readonly up: number;
  /** How many contours it crosses downwards. */
  readonly down: number;
  /** The ids of its rivers, in the order of crossing. */
  readonly rivers: readonly string[];
  /** 2.3: the most contours within a foot along the path, off the road, in one direction. */
  readonly steepest: number;
  /** The length before the first contour or river, in sixteenths of an inch; the whole length if there is none. */
  readonly before: number;
  /** The length after the last contour or river, in sixteenths of an inch; the whole length if there is none. */
  readonly after: number;
}

/** 2.3 */
const UP = FOOT;
const DOWN = FOOT / 2;

/**
 * Returns what a path, given by the stretches of ground under it (`profileOf`), costs a man, gun or waggon that marches
 * with this mobility (kriegspiel.md 2.2, 2.3).
 */
export function costOf(stretches: readonly Stretch[], mobility: Mobility): PathCost {
  const rate = (onRoad: boolean): number => (onRoad ? mobility.road : mobility.march);
  let [walk, dry, climb, up, down, at] = [0, 0, 0, 0, 0, 0];
  const rivers: string[] = [];
  /** How far along the path each contour is, off the road. */
  const slopes: { readonly at: number; readonly rises: boolean }[] = [];
  /** Where contours and rivers are. */
  const marks: number[] = [];
  stretches.forEach((stretch, i) => {
    const before = stretches[i - 1] ?? stretch;
    const rise = stretch.layers - before.layers;
    if (rise !== 0) {
      const onRoad = before.onRoad && stretch.onRoad;
      climb += (rise > 0 ? rise * UP : -rise * DOWN) / rate(onRoad);
      if (rise > 0) up += rise;
      else down -= rise;
      if (!onRoad) for (let n = 0; n < Math.abs(rise); n++) slopes.push({ at, rises: rise > 0 });
      marks.push(at);
    }
    if (stretch.river !== null) {
      if (rivers.at(-1) !== stretch.river) rivers.push(stretch.river);
      marks.push(at, at + stretch.length);
    }
    at += stretch.length;
    const share = stretch.length / rate(stretch.onRoad);
    walk += share;
    if (stretch.river === null) dry += share;
  });
  const steepest = Math.max(
    0,
    ...slopes.map(
      (slope) =>
        slopes.filter(
          (each) => each.rises === slope.rises && each.at >= slope.at && each.at - slope.at <= FOOT,
        ).length,
    ),
  );
  const before = Math.min(at, ...marks);
  const after = at - Math.max(0, ...marks);
  return { walk, dry, climb, up, down, rivers, steepest, before, after };
}

/**
 * Returns the Country in which paths are found (kriegspiel.md 2.4): with `fords`, for men who can ford rivers, without
 * the fordable rivers; otherwise, for guns, waggons and engineers, without the fords. It is the same object each time.
 */
export const countryFor = memoizeEachBy((country: Country, fords: boolean): Country => {
  const pieces = country.pieces.filter(({ kind, fordable }) =>
    fords ? fordable !== true : kind !== 'ford',
  );
  return pieces.length === country.pieces.length ? country : { ...country, pieces };
});
