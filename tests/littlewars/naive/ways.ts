import type { Country, Point, Shape } from '../../../src/littlewars/engine/types';
import { along, edges, isInside, segmentToShape, toOutline, toSegment, toShape } from './plane';
import { apart, HAIR, SOLID } from './sizes';

/*
 * Ways (3.4): a body's middle keeps its radius from what is solid and from water, but on a ford or bridge water does not
 * count. The shortest way is looked for among many points strewn round every corner, each with each.
 */

/** Points round a corner, and round what is round. */
const ROUND = 24;
const AROUND = 48;
/** How far apart the places of a way over water are looked at. */
const STEP = 0.25;

/** The pieces of a Country that matter to ways, each with a circle about it, out of which nothing of it reaches. */
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
const isDry = ({ water, crossings }: Lay, radius: number, p: Point): boolean =>
  crossings.some(({ shape }) => isInside(p, shape) || toOutline(p, shape) < HAIR) ||
  water.every((each) => isFarFromPoint(p, radius, each));

const isOnField = ({ width, depth }: Country, { x, y }: Point): boolean =>
  x >= 0 && x <= width && y >= 0 && y <= depth;

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
  const steps = Math.ceil(apart(a, b) / STEP);
  for (let i = 0; i <= steps; i++)
    if (!isDry(lay, radius, along([a, b], i / Math.max(1, steps)))) return false;
  return true;
}

const ring = (middle: Point, radius: number, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * (i + 0.5)) / count;
    // As much further out as makes the straight from one to the next keep the radius.
    const far = radius / Math.cos(Math.PI / count) + HAIR;
    return { x: middle.x + far * Math.cos(angle), y: middle.y + far * Math.sin(angle) };
  });

/** Where a ford's edges leave the water's reach: there a way bends that comes to it aslant. */
function banks(country: Country, radius: number): Point[] {
  const { water, crossings } = layOf(country);
  const dry = (p: Point): boolean => water.every((each) => isFarFromPoint(p, radius, each));
  return crossings.flatMap(({ shape }) =>
    edges(shape).flatMap((edge) => {
      const count = Math.ceil(apart(...edge) / STEP);
      return Array.from({ length: count }, (_, i) => [i / count, (i + 1) / count] as const)
        .filter(([from, to]) => dry(along(edge, from)) !== dry(along(edge, to)))
        .map(([from, to]) => along(edge, dry(along(edge, from)) ? from : to));
    }),
  );
}

/** Every place where a way of a body of this radius may bend. */
const bends = (country: Country, radius: number): Point[] =>
  [
    ...[...layOf(country).solid, ...layOf(country).water].flatMap(({ shape }) =>
      shape.kind === 'circle'
        ? ring(shape, shape.radius + radius, AROUND)
        : shape.corners.flatMap((corner) => ring(corner, radius, ROUND)),
    ),
    ...banks(country, radius),
  ].filter((p) => isOnField(country, p) && isWalkable(country, radius, p));

/** A Country as a body of one radius walks it; what sees what is remembered, for it is slow to find. */
export interface Walks {
  readonly country: Country;
  readonly radius: number;
  readonly bends: readonly Point[];
  readonly sees: Map<number, boolean>;
}

export const walksOf = (country: Country, radius: number): Walks => ({
  country,
  radius,
  bends: bends(country, radius),
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

/** How far it is from a place to every bend, by the shortest way; Infinity where it is further than `most`. */
export function farFrom(walks: Walks, from: Point, most: number): number[] {
  const { country, radius, bends } = walks;
  const far = bends.map((p) =>
    apart(from, p) <= most && isStraight(country, radius, from, p) ? apart(from, p) : Infinity,
  );
  const done = new Set<number>();
  for (;;) {
    let next = -1;
    far.forEach((length, i) => {
      if (!done.has(i) && length < (far[next] ?? Infinity)) next = i;
    });
    if (next < 0) return far;
    done.add(next);
    bends.forEach((p, i) => {
      const length = far[next]! + apart(bends[next]!, p);
      if (!done.has(i) && length <= most && length < far[i]! && see(walks, next, i))
        far[i] = length;
    });
  }
}

/**
 * The length of the shortest way to a place, or to `short` before it on the last straight; Infinity where it is longer
 * than `most`. `far` is what `farFrom` says of where it begins.
 */
export function lengthTo(
  { country, radius, bends }: Walks,
  from: Point,
  far: readonly number[],
  to: Point,
  most: number,
  short = 0,
): number {
  const last = (p: Point, before: number): number => {
    const straight = apart(p, to);
    const length = before + Math.max(0, straight - short);
    if (length > most) return Infinity;
    const end = straight <= short ? p : along([p, to], (straight - short) / straight);
    return isStraight(country, radius, p, end) ? length : Infinity;
  };
  let best = last(from, 0);
  bends.forEach((p, i) => {
    if (far[i]! + apart(p, to) - short < best) best = Math.min(best, last(p, far[i]!));
  });
  return best;
}
