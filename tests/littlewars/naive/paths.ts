import type { Country, Point, Shape, Side } from '../../../src/littlewars/engine/types';
import { isBeforeEnd, isOnOne } from './fords';
import { isOnGround } from './men';
import { along, edges, isInside, segmentToShape, toSegment, toShape } from './plane';
import { apart, HAIR, SOLID } from './sizes';

/*
 * Ways (3.4): a body's middle keeps its radius from what is solid and from water, but on a ford or bridge water does not
 * count. The shortest path is looked for among many points strewn round every corner, each with each.
 */

/** Points round a corner, and round what is round. */
const ROUND = 16;
const AROUND = 32;
/** How far apart the places of a path over water are looked at. */
const STEP = 0.25;

/** The pieces of a Country that matter to paths, each with a circle about it, out of which nothing of it reaches. */
interface Lying {
  readonly shape: Shape;
  readonly middle: Point;
  readonly reach: number;
}

interface Lay {
  readonly solid: readonly Lying[];
  readonly water: readonly Lying[];
  readonly crossings: readonly Lying[];
}

const lays = new WeakMap<Country, Lay>();
function layOf(country: Country): Lay {
  const known = lays.get(country);
  if (known !== undefined) return known;
  const kinds = (...wanted: readonly string[]): Lying[] =>
    country.pieces
      .filter(({ kind }) => wanted.includes(kind))
      .map(({ shape }) => {
        if (shape.kind === 'circle') return { shape, middle: shape, reach: shape.radius };
        const middle = shape.corners[0]!;
        return { shape, middle, reach: Math.max(...shape.corners.map((p) => apart(middle, p))) };
      });
  const lay = {
    solid: kinds(...SOLID),
    water: kinds('water'),
    crossings: kinds('ford', 'bridge'),
  };
  lays.set(country, lay);
  return lay;
}

const isFarFromPoint = (p: Point, radius: number, { shape, middle, reach }: Lying): boolean =>
  apart(p, middle) >= reach + radius || toShape(p, shape) >= radius - HAIR;

const isFarFromSegment = (
  segment: readonly [Point, Point],
  radius: number,
  { shape, middle, reach }: Lying,
): boolean =>
  toSegment(middle, segment) >= reach + radius || segmentToShape(segment, shape) >= radius - HAIR;

/** Whether water lets the middle of a body be here. */
const isDry = ({ water, crossings }: Lay, radius: number, p: Point): boolean => {
  const fords = crossings.map(({ shape }) => shape);
  return (
    water.every((each) => isFarFromPoint(p, radius, each)) ||
    isOnOne(fords, p) ||
    water.every((each) => isFarFromPoint(p, radius, each) || isBeforeEnd(fords, each.shape, p))
  );
};

/** Whether the middle of a body may be at a place on its way. */
export function isWalkable(country: Country, radius: number, p: Point): boolean {
  const lay = layOf(country);
  return isDry(lay, radius, p) && lay.solid.every((each) => isFarFromPoint(p, radius, each));
}

/** Whether the middle of a body may go straight from one place to another. */
export function isStraight(country: Country, radius: number, a: Point, b: Point): boolean {
  const lay = layOf(country);
  if (!lay.solid.every((each) => isFarFromSegment([a, b], radius, each))) return false;
  if (lay.water.every((each) => isFarFromSegment([a, b], radius, each))) return true;
  // A man who comes so near to water must go over a crossing; his path is checked step by step, in long steps first.
  if (lay.crossings.every(({ shape }) => segmentToShape([a, b], shape) > radius + HAIR))
    return false;
  for (const step of [16 * STEP, STEP]) {
    const steps = Math.max(1, Math.ceil(apart(a, b) / step));
    for (let i = 0; i <= steps; i++)
      if (!isDry(lay, radius, along([a, b], i / steps))) return false;
  }
  return true;
}

const ring = (middle: Point, radius: number, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * (i + 0.5)) / count;
    // As much further out as makes the straight from one to the next keep the radius.
    const far = radius / Math.cos(Math.PI / count) + HAIR;
    return { x: middle.x + far * Math.cos(angle), y: middle.y + far * Math.sin(angle) };
  });

/**
 * Where the edges of a ford leave a water's reach, or another ford: there the ground that can be walked on has a corner, at
 * which a path bends that comes to the ford aslant.
 */
function banks(country: Country, radius: number): Point[] {
  const { water, crossings } = layOf(country);
  return crossings.flatMap((crossing) => {
    const changes = [
      ...water.map((each) => (p: Point) => isFarFromPoint(p, radius, each)),
      ...crossings
        .filter((each) => each !== crossing)
        .map(
          ({ shape }) =>
            (p: Point) =>
              isInside(p, shape),
        ),
    ];
    return edges(crossing.shape).flatMap((edge) => {
      const count = Math.ceil(apart(...edge) / STEP);
      const places = Array.from({ length: count + 1 }, (_, i) => along(edge, i / count));
      return changes.flatMap((holds) =>
        places.flatMap((p, i) => {
          const before = places[i - 1];
          return before !== undefined && holds(p) !== holds(before) ? [before, p] : [];
        }),
      );
    });
  });
}

/**
 * Where a bank is a ford's and where not: on the bank, where a path bends that goes over the ford aslant, and just out of the
 * water's reach, where one turns that comes along the bank. What is round is left out: the waters of random Countries have
 * corners.
 */
function endsOfFords(country: Country, radius: number): Point[] {
  const { water, crossings } = layOf(country);
  const fords = crossings.map(({ shape }) => shape);
  return water.flatMap(({ shape }) =>
    edges(shape).flatMap((edge) => {
      const [a, b] = edge;
      const count = Math.ceil(apart(a, b) / STEP);
      const places = Array.from({ length: count + 1 }, (_, i) => along(edge, i / count));
      const square = { x: (a.y - b.y) / apart(a, b), y: (b.x - a.x) / apart(a, b) };
      const changes = places.flatMap((p, i) => {
        const before = places[i - 1];
        const isChange = before !== undefined && isOnOne(fords, p) !== isOnOne(fords, before);
        return isChange || ((i === 0 || i === count) && isOnOne(fords, p))
          ? [...(before === undefined ? [] : [before]), p]
          : [];
      });
      return changes.flatMap((p) =>
        [-1, 0, 1].map((sign) => ({
          x: p.x + sign * (radius + HAIR) * square.x,
          y: p.y + sign * (radius + HAIR) * square.y,
        })),
      );
    }),
  );
}

/** Every place where a path of a side's body of this radius may bend. */
const bends = (country: Country, side: Side, radius: number): Point[] =>
  [
    ...[...layOf(country).solid, ...layOf(country).water].flatMap(({ shape }) =>
      shape.kind === 'circle'
        ? ring(shape, shape.radius + radius, AROUND)
        : shape.corners.flatMap((corner) => ring(corner, radius, ROUND)),
    ),
    ...banks(country, radius),
    ...endsOfFords(country, radius),
  ].filter((p) => isOnGround(country, side, radius, p) && isWalkable(country, radius, p));

/** A Country as a body of one radius and side walks it; what sees what is remembered, for it is slow to find. */
export interface Walks {
  readonly country: Country;
  readonly radius: number;
  readonly bends: readonly Point[];
  readonly sees: Map<number, boolean>;
}

export const walksOf = (country: Country, side: Side, radius: number): Walks => ({
  country,
  radius,
  bends: bends(country, side, radius),
  sees: new Map(),
});

function see({ country, radius, bends, sees }: Walks, i: number, j: number): boolean {
  const key = Math.min(i, j) * bends.length + Math.max(i, j);
  let seen = sees.get(key);
  if (seen === undefined) {
    seen = isStraight(country, radius, bends[i]!, bends[j]!);
    sees.set(key, seen);
  }
  return seen;
}

/** A place to be reached, or to be come so near to on the last straight. */
export interface Goal {
  readonly at: Point;
  readonly short: number;
}

/**
 * The length of the shortest path from a place to the nearest of some goals; Infinity where it is longer than `most`. What
 * cannot lie on a way of that length, were it straight, is not looked at.
 */
export function lengthTo(walks: Walks, from: Point, goals: readonly Goal[], most: number): number {
  const { country, radius, bends } = walks;
  const left = (p: Point): number =>
    Math.min(...goals.map(({ at, short }) => Math.max(0, apart(p, at) - short)));
  if (left(from) > most) return Infinity;
  // The last straight, after so much of a path.
  const last = (p: Point, before: number): number =>
    Math.min(
      ...goals.map(({ at, short }) => {
        const straight = apart(p, at);
        const length = before + Math.max(0, straight - short);
        if (length > most) return Infinity;
        const end = straight <= short ? p : along([p, at], (straight - short) / straight);
        return isStraight(country, radius, p, end) ? length : Infinity;
      }),
    );
  let best = last(from, 0);
  const lefts = bends.map(left);
  const open = new Set(bends.keys());
  const far = bends.map((p, i) =>
    apart(from, p) + lefts[i]! <= most && isStraight(country, radius, from, p)
      ? apart(from, p)
      : Infinity,
  );
  for (;;) {
    let next = -1;
    for (const i of open) if (far[i]! < (far[next] ?? Infinity)) next = i;
    // Whatever is left is further than what has been found.
    if (next < 0 || far[next]! >= best) return best;
    open.delete(next);
    best = Math.min(best, last(bends[next]!, far[next]!));
    for (const i of open) {
      const length = far[next]! + apart(bends[next]!, bends[i]!);
      if (length + lefts[i]! <= Math.min(most, best) && length < far[i]! && see(walks, next, i))
        far[i] = length;
    }
  }
}

/**
 * Where a path comes too near to something, looked at step by step, or null. At the edge of a ford its places may be off by a
 * quarter of a sixteenth: the engine looks at places half a sixteenth apart there.
 */
export function tooNearAt(country: Country, radius: number, stops: readonly Point[]): Point | null {
  const off = [-STEP, 0, STEP];
  for (const [i, stop] of stops.slice(1).entries()) {
    const leg = [stops[i]!, stop] as const;
    const steps = Math.max(1, Math.ceil(apart(...leg) / STEP));
    for (let step = 0; step <= steps; step++) {
      const p = along(leg, step / steps);
      const lay = layOf(country);
      const dry = off.some((x) => off.some((y) => isDry(lay, radius, { x: p.x + x, y: p.y + y })));
      if (!dry || !lay.solid.every((each) => isFarFromPoint(p, radius, each))) return p;
    }
  }
  return null;
}
