import { groundOf, isFree } from './country';
import { distance } from './lengths';
import { depthsFor, radiusOf, type Depths } from './men';
import { contains, edgesOf, toShape, twiceArea } from './shapes';
import type { Country, Man, Played, Point, Shape, Way } from './types';

/** How much wider than the body the circle is on whose tangents it turns, so that it never touches an obstacle. */
const SLACK = 1 / 8;
/** The greatest distance of a tangents' corner from the circle. */
const OUTSIDE = 1.25;
/** The distance of checked points on a crossing's outline. */
const STEP = 2;

/** Returns the greatest turn from one tangent of a circle to the next, as a cosine. */
function bendOf(radius: number): number {
  // The cosine of half of it.
  const half = radius / (radius + OUTSIDE);
  return 2 * half * half - 1;
}

const unit = (x: number, y: number): Point => {
  const length = Math.sqrt(x * x + y * y);
  return { x: x / length, y: y / length };
};

/** Returns the corners of the tangents around a corner from one direction to another, at a distance from it. */
function rounding(corner: Point, a: Point, b: Point, radius: number): Point[] {
  const cosine = a.x * b.x + a.y * b.y;
  if (cosine < bendOf(radius)) {
    const middle = unit(a.x + b.x, a.y + b.y);
    return [...rounding(corner, a, middle, radius), ...rounding(corner, middle, b, radius)];
  }
  const k = radius / (1 + cosine);
  return [{ x: corner.x + k * (a.x + b.x), y: corner.y + k * (a.y + b.y) }];
}

const ROUND = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
].map(([x = 0, y = 0]) => unit(x, y));

/** Returns the turning points of a body of this radius around a shape. */
function turningPoints(shape: Shape, radius: number): Point[] {
  if (shape.kind === 'circle')
    return ROUND.flatMap((a, i) =>
      rounding(shape, a, ROUND[(i + 1) % ROUND.length] as Point, shape.radius + radius),
    );
  const corners = twiceArea(shape.corners) > 0 ? shape.corners : [...shape.corners].reverse();
  return corners.flatMap((corner, i) => {
    const before = corners.at(i - 1) as Point;
    const after = corners[(i + 1) % corners.length] as Point;
    const [ux, uy] = [corner.x - before.x, corner.y - before.y];
    const [vx, vy] = [after.x - corner.x, after.y - corner.y];
    // A reentrant corner is no turning point.
    return ux * vy - uy * vx > 0 ? rounding(corner, unit(uy, -ux), unit(vy, -vx), radius) : [];
  });
}

/** Returns the edges of a crossing, all with its inside to their left; chords for a round one. */
function sidesOf(shape: Shape): (readonly [Point, Point])[] {
  if (shape.kind === 'polygon')
    return edgesOf(twiceArea(shape.corners) > 0 ? shape.corners : [...shape.corners].reverse());
  const { x, y, radius } = shape;
  const halved = (all: readonly Point[]): Point[] =>
    all.flatMap((a, i) => {
      const b = all[(i + 1) % all.length] as Point;
      return [a, unit(a.x + b.x, a.y + b.y)];
    });
  return edgesOf(
    halved(halved(ROUND)).map((way) => ({ x: x + radius * way.x, y: y + radius * way.y })),
  );
}

/**
 * Returns the points where the outline of a crossing leaves the reach of water or meets another crossing. There the
 * walkable ground has a reentrant corner, at which bodies that approach at an angle turn. The points are slightly
 * inside the crossing, where `isDry` holds.
 */
function banksOf(crossing: Shape, isDry: (p: Point) => boolean): Point[] {
  return sidesOf(crossing).flatMap(([a, b]) => {
    const count = Math.ceil(distance(a, b) / STEP);
    const inwards = unit(a.y - b.y, b.x - a.x);
    const at = (part: number): Point => ({
      x: a.x + (b.x - a.x) * part,
      y: a.y + (b.y - a.y) * part,
    });
    const banks: Point[] = [];
    for (let i = 0; i < count; i++) {
      let [dry, wet] = [i / count, (i + 1) / count];
      if (isDry(at(dry)) === isDry(at(wet))) continue;
      if (isDry(at(wet))) [dry, wet] = [wet, dry];
      for (let halvings = 0; halvings < 5; halvings++) {
        const middle = (dry + wet) / 2;
        if (isDry(at(middle))) dry = middle;
        else wet = middle;
      }
      const { x, y } = at(dry);
      banks.push({ x: x + inwards.x * SLACK, y: y + inwards.y * SLACK });
    }
    return banks;
  });
}

/** The turning points for bodies of one radius in a Country, and which of them are connected by straight ways. */
interface Turnings {
  readonly places: readonly Point[];
  /** For each point the visible others, with their distances; computed on demand. */
  readonly seen: (readonly { readonly to: number; readonly length: number }[] | undefined)[];
}

const known = new WeakMap<Country, Map<string, Turnings>>();

/** 1.4: from back line to back line, by default. */
const ofTable = ({ depth }: Country): Depths => ({ least: 0, most: depth });

function turningsOf(country: Country, radius: number, { least, most }: Depths): Turnings {
  const ofCountry = known.get(country) ?? new Map<string, Turnings>();
  const key = [radius, least, most].join();
  known.set(country, ofCountry);
  const made = ofCountry.get(key);
  if (made !== undefined) return made;
  const { solids, waters, crossings } = groundOf(country);
  const places = [
    ...[...solids, ...waters].flatMap(({ piece }) => turningPoints(piece.shape, radius + SLACK)),
    // A ford or bridge is walkable to its corners, which may be reentrant or on another crossing.
    ...crossings.flatMap(({ piece: { shape } }) => [
      ...(shape.kind === 'polygon' ? shape.corners : []),
      ...waters.flatMap(({ piece }) =>
        banksOf(shape, (p) => toShape(piece.shape, p) >= radius + SLACK),
      ),
      ...crossings.flatMap(({ piece }) =>
        piece.shape === shape ? [] : banksOf(shape, (p) => contains(piece.shape, p)),
      ),
    ]),
  ].filter(
    (p) =>
      p.x >= radius &&
      p.x <= country.width - radius &&
      p.y >= least &&
      p.y <= most &&
      isFree(country, p, p, radius),
  );
  const turnings = { places, seen: [] };
  ofCountry.set(key, turnings);
  return turnings;
}

function seenFrom(country: Country, radius: number, turnings: Turnings, from: number) {
  const made = turnings.seen[from];
  if (made !== undefined) return made;
  const p = turnings.places[from] as Point;
  const seen = turnings.places.flatMap((q, to) =>
    to !== from && isFree(country, p, q, radius) ? [{ to, length: distance(p, q) }] : [],
  );
  turnings.seen[from] = seen;
  return seen;
}

/** The turning points that can be reached from a place, with their ways. */
export interface Field {
  readonly country: Country;
  readonly radius: number;
  readonly from: Point;
  /** The greatest length searched. */
  readonly limit: number;
  readonly reached: readonly {
    readonly place: Point;
    readonly length: number;
    /** The index in `reached` of the previous point; −1 if the way to it is straight. */
    readonly before: number;
  }[];
}

/** Finds the ways from a place to every turning point within `limit`, nearest first. */
export function fieldFrom(
  country: Country,
  radius: number,
  from: Point,
  limit: number,
  depths = ofTable(country),
): Field {
  const turnings = turningsOf(country, radius, depths);
  const { places } = turnings;
  // For each turning point the shortest length so far, and the index in `reached` of the point before it.
  const lengths = places.map((place) => {
    if (Math.abs(place.x - from.x) > limit || Math.abs(place.y - from.y) > limit) return Infinity;
    const length = distance(from, place);
    return length <= limit && isFree(country, from, place, radius) ? length : Infinity;
  });
  const before = places.map(() => -1);
  const open = new Set<number>();
  lengths.forEach((length, i) => {
    if (length < Infinity) open.add(i);
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
    for (const { to, length } of seenFrom(country, radius, turnings, nearest)) {
      const sum = least + length;
      if (sum > limit || sum >= (lengths[to] as number)) continue;
      lengths[to] = sum;
      before[to] = reached.length - 1;
      open.add(to);
    }
  }
  return { country, radius, from, limit, reached };
}

/** Returns the point that is `short` before the end of a straight line, or its start if the line is shorter. */
export function pointBefore(a: Point, b: Point, short: number): Point {
  const length = distance(a, b);
  if (length <= short) return a;
  const part = (length - short) / length;
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/**
 * Returns the shortest way in a field to a place, or, with `short`, to that distance before it; null if none is
 * within the field's limit.
 */
export function wayIn(field: Field, to: Point, short = 0): Way | null {
  const { country, radius, from, reached, limit } = field;
  const free = (place: Point): boolean =>
    isFree(country, place, short === 0 ? to : pointBefore(place, to, short), radius);
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
 * Returns the shortest way of a body of this radius between two places (3.4), or, with `short`, to that distance
 * before the end. Null if none is within `limit`.
 */
export function wayTo(
  country: Country,
  radius: number,
  from: Point,
  to: Point,
  limit: number,
  short = 0,
  depths = ofTable(country),
): Way | null {
  // No way is shorter than the straight line, and most are straight.
  const straight = Math.max(0, distance(from, to) - short);
  if (straight > limit) return null;
  const end = pointBefore(from, to, short);
  if (isFree(country, from, end, radius)) return { length: straight, stops: [from, end] };
  return wayIn(fieldFrom(country, radius, from, limit, depths), to, short);
}

/** The shortest way of a man to a place, from where his move is measured (3.4); null if none is within `limit`. */
export function walkTo(field: Played, man: Man, to: Point, limit: number): Way | null {
  const radius = radiusOf(man);
  const depths = depthsFor(field, man.side, radius);
  return wayTo(field.country, radius, man.start, to, limit, 0, depths);
}

/** Returns the point of a way at this length, or its end. Not rounded. */
export function pointAlong({ stops }: Way, length: number): Point {
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
