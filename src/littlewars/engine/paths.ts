import { distance } from './lengths';
import { depthsFor, radiusOf, type Depths } from './men';
import { isFree } from './obstacles';
import { seenFrom, turningsOf } from './turnings';
import type { Country, Man, Played, Point } from './types';

/**
 * The shortest path of a body of some radius around obstacles (littlewars.md 3.4), in sixteenths of an inch. Its middle
 * stays at least its radius from solid scenery and water. It goes straight if that is free, otherwise between turning
 * points: just outside protruding corners, and where a ford or bridge leaves the water.
 */
export interface Path {
  /** In sixteenths of an inch, not rounded. */
  readonly length: number;
  /** Its start, its turning points, which are not rounded, and its end. */
  readonly stops: readonly Point[];
}

/** 1.4: from back line to back line, by default. */
const ofTable = ({ depth }: Country): Depths => ({ least: 0, most: depth });

/**
 * All turning points that a body of one radius can reach from one point, the nearest first, with the lengths of the
 * shortest paths to them, in sixteenths of an inch.
 */
export interface Field {
  readonly played: Played;
  readonly radius: number;
  readonly from: Point;
  /** The greatest length of a path that was searched. */
  readonly limit: number;
  readonly reached: readonly {
    readonly place: Point;
    readonly length: number;
    /** The index in `reached` of the previous point; −1 if the way to it is straight. */
    readonly before: number;
  }[];
}

/** How far rounding may put a length over the limit that it reaches exactly. */
const ROUNDING = 1e-6;

/**
 * Returns the shortest paths of a body of this radius from a point to every turning point within `limit`, in sixteenths
 * of an inch, the nearest first. `depths` are the `y` between which it stays, by default those of the field. `rest`, if
 * given, returns the least distance from a point to the destination, so that points from which that is too far are left
 * out.
 */
export function fieldFrom(
  played: Played,
  radius: number,
  from: Point,
  limit: number,
  depths = ofTable(played.country),
  rest: ((place: Point) => number) | null = null,
): Field {
  const turnings = turningsOf(played, radius, depths);
  const { places } = turnings;
  // For each turning point the shortest length so far, and the index in `reached` of the point before it; below 0 where
  // no path that is short enough leads on.
  const lengths = places.map((place) => {
    if (Math.abs(place.x - from.x) > limit || Math.abs(place.y - from.y) > limit) return Infinity;
    const length = distance(from, place);
    if (rest !== null && length + rest(place) > limit + ROUNDING) return -1;
    return length <= limit && isFree(played, from, place, radius) ? length : Infinity;
  });
  const before = places.map(() => -1);
  const open = new Set<number>();
  lengths.forEach((length, i) => {
    if (length >= 0 && length < Infinity) open.add(i);
  });
  const reached: Field['reached'][number][] = [];
  while (open.size > 0) {
    let nearest = -1;
    let least = Infinity;
    for (const i of open) {
      const length = lengths[i] as number;
      if (length < least) [nearest, least] = [i, length];
    }
    open.delete(nearest);
    reached.push({
      place: places[nearest] as Point,
      length: least,
      before: before[nearest] as number,
    });
    for (const { to, length } of seenFrom(played, radius, turnings, nearest)) {
      const sum = least + length;
      if (sum > limit || sum >= (lengths[to] as number)) continue;
      lengths[to] = sum;
      before[to] = reached.length - 1;
      open.add(to);
    }
  }
  return { played, radius, from, limit, reached };
}

/** Returns the point of the line from `a` to `b` that is `short` sixteenths of an inch before `b`, at least `a`. */
export function pointBefore(a: Point, b: Point, short: number): Point {
  const length = distance(a, b);
  if (length <= short) return a;
  const part = (length - short) / length;
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/**
 * Returns the shortest path from the start of a field of paths to a point, or, with `short`, to that many sixteenths of
 * an inch before it; null if none is within the field's limit.
 */
export function pathIn(field: Field, to: Point, short = 0): Path | null {
  const { played, radius, from, reached, limit } = field;
  const free = (place: Point): boolean =>
    isFree(played, place, short === 0 ? to : pointBefore(place, to, short), radius);
  const last = (place: Point): number => Math.max(0, distance(place, to) - short);
  if (last(from) <= limit && free(from))
    return { length: last(from), stops: [from, pointBefore(from, to, short)] };
  let best = -1;
  let least = limit;
  reached.forEach(({ place, length }, i) => {
    const sum = length + last(place);
    if ((sum < least || (best < 0 && sum <= least)) && free(place)) [best, least] = [i, sum];
  });
  const end = reached[best];
  if (end === undefined) return null;
  const stops: Point[] = [pointBefore(end.place, to, short)];
  for (
    let at: (typeof reached)[number] | undefined = end;
    at !== undefined;
    at = reached[at.before]
  )
    stops.unshift(at.place);
  return { length: least, stops: [from, ...stops] };
}

/**
 * Returns the shortest path of a body of this radius between two points (littlewars.md 3.4), or, with `short`, to that
 * distance before the end; null if none is within `limit`. `depths` are the `y` between which it stays, by default
 * those of the field. Lengths are in sixteenths of an inch.
 */
export function pathTo(
  played: Played,
  radius: number,
  from: Point,
  to: Point,
  limit: number,
  short = 0,
  depths = ofTable(played.country),
): Path | null {
  // No path is shorter than the straight line, and most are straight.
  const straight = Math.max(0, distance(from, to) - short);
  if (straight > limit) return null;
  const end = pointBefore(from, to, short);
  if (isFree(played, from, end, radius)) return { length: straight, stops: [from, end] };
  const rest = (place: Point): number => distance(place, to) - short;
  return pathIn(fieldFrom(played, radius, from, limit, depths, rest), to, short);
}

/**
 * Returns the shortest path on which a man can walk to a place, from where his move is measured (littlewars.md 3.4);
 * null if none is within `limit`, in sixteenths of an inch.
 */
export function walkTo(field: Played, man: Man, to: Point, limit: number): Path | null {
  const radius = radiusOf(man);
  const depths = depthsFor(field, man.side, radius);
  return pathTo(field, radius, man.start, to, limit, 0, depths);
}

/**
 * Returns the point of a path at `length` from its start, in sixteenths of an inch and not rounded; its end if the path
 * is shorter.
 */
export function pointAlong({ stops }: Path, length: number): Point {
  let left = length;
  let at = stops[0] ?? { x: 0, y: 0 };
  for (const stop of stops.slice(1)) {
    const leg = distance(at, stop);
    if (leg > left) return pointBefore(stop, at, left);
    left -= leg;
    at = stop;
  }
  return at;
}
