import { groundOf } from './ground';
import { distance } from './lengths';
import type { Depths } from './men';
import { isAtEnd, isFree } from './obstacles';
import { rulingsOf } from './rulings';
import { contains, edgesOf, nearestOn, toShape, twiceArea } from './shapes';
import type { Country, Played, Point, Shape } from './types';

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

/**
 * Returns the edges of the outline of a shape, one after the other, each as its two ends with the inside to its left;
 * for a circle, 32 chords.
 */
export function sidesOf(shape: Shape): (readonly [Point, Point])[] {
  if (shape.kind === 'polygon')
    return edgesOf(twiceArea(shape.corners) > 0 ? shape.corners : [...shape.corners].reverse());
  const { x, y, radius } = shape;
  const halved = (all: readonly Point[]): Point[] =>
    all.flatMap((a, i) => {
      const b = all[(i + 1) % all.length] as Point;
      return [a, unit(a.x + b.x, a.y + b.y)];
    });
  return edgesOf(
    halved(halved(ROUND)).map((direction) => ({
      x: x + radius * direction.x,
      y: y + radius * direction.y,
    })),
  );
}

/** A place on an outline where something begins to hold, the direction along the edge to where it does, and inwards. */
interface Change {
  readonly at: Point;
  readonly along: Point;
  readonly inwards: Point;
}

/** Returns the changes on the outline of a shape from where a question holds to where not; by a hair where it does. */
function changesOn(shape: Shape, holds: (p: Point) => boolean): Change[] {
  return sidesOf(shape).flatMap(([a, b]) => {
    const count = Math.ceil(distance(a, b) / STEP);
    const inwards = unit(a.y - b.y, b.x - a.x);
    const at = (part: number): Point => ({
      x: a.x + (b.x - a.x) * part,
      y: a.y + (b.y - a.y) * part,
    });
    const changes: Change[] = [];
    for (let i = 0; i < count; i++) {
      let [yes, no] = [i / count, (i + 1) / count];
      if (holds(at(yes)) === holds(at(no))) continue;
      if (holds(at(no))) [yes, no] = [no, yes];
      const forwards = yes > no ? 1 : -1;
      for (let halvings = 0; halvings < 5; halvings++) {
        const middle = (yes + no) / 2;
        if (holds(at(middle))) yes = middle;
        else no = middle;
      }
      const along = { x: forwards * inwards.y, y: -forwards * inwards.x };
      changes.push({ at: at(yes), along, inwards });
    }
    return changes;
  });
}

/**
 * Returns the points where the outline of a crossing leaves the reach of water or meets another crossing. There the
 * walkable ground has a reentrant corner, at which bodies that approach at an angle turn. The points are slightly
 * inside the crossing, where `isDry` holds.
 */
const banksOf = (crossing: Shape, isDry: (p: Point) => boolean): Point[] =>
  changesOn(crossing, isDry).map(({ at, inwards }) => ({
    x: at.x + inwards.x * SLACK,
    y: at.y + inwards.y * SLACK,
  }));

/**
 * Returns the turning points of a bank on which crossings end flush (3.5), slightly inside the breadth of the crossing:
 * on the bank, and just out of the water's reach, where bodies turn that come along it.
 */
const endsOn = (water: Shape, isCovered: (p: Point) => boolean, reach: number): Point[] =>
  changesOn(water, (p) => isCovered(onOutline(water, p))).flatMap(({ at, along, inwards }) => {
    const bank = onOutline(water, at);
    return [SLACK, -reach].map((deep) => ({
      x: bank.x + inwards.x * deep + along.x * SLACK,
      y: bank.y + inwards.y * deep + along.y * SLACK,
    }));
  });

/** The outline of a round shape is looked at along chords. */
const onOutline = (shape: Shape, p: Point): Point =>
  shape.kind === 'circle' ? nearestOn(shape, p) : p;

/**
 * The turning points for bodies of one radius in a Country: the places at which a shortest path round obstacles may
 * change its direction, and which of them a body can reach straight from another.
 */
export interface Turnings {
  readonly places: readonly Point[];
  /** For each point the visible others, with their distances; computed on demand. */
  readonly seen: (readonly { readonly to: number; readonly length: number }[] | undefined)[];
}

const known = new WeakMap<Country, Map<string, Turnings>>();

/**
 * Returns the turning points at which a shortest path may change its direction, for bodies of this radius whose middles
 * stay between the two `y` of the last argument, in sixteenths of an inch; cached for each Country and its rulings.
 */
export function turningsOf(played: Played, radius: number, { least, most }: Depths): Turnings {
  const { country } = played;
  const { flushEnds } = rulingsOf(played);
  const ofCountry = known.get(country) ?? new Map<string, Turnings>();
  const key = [radius, least, most, flushEnds].join();
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
    ...(flushEnds && crossings.length > 0
      ? waters.flatMap(({ piece: { shape } }) =>
          endsOn(shape, (p) => isAtEnd(played, shape, p), radius + SLACK),
        )
      : []),
  ].filter(
    (p) =>
      p.x >= radius &&
      p.x <= country.width - radius &&
      p.y >= least &&
      p.y <= most &&
      isFree(played, p, p, radius),
  );
  const turnings = { places, seen: [] };
  ofCountry.set(key, turnings);
  return turnings;
}

/**
 * Returns the turning points that a body of this radius can reach straight from the turning point with the index
 * `from`: their indices (`to`) and distances (`length`), in sixteenths of an inch. The result is stored in `turnings`.
 */
export function seenFrom(played: Played, radius: number, turnings: Turnings, from: number) {
  const made = turnings.seen[from];
  if (made !== undefined) return made;
  const p = turnings.places[from] as Point;
  const seen = turnings.places.flatMap((q, to) =>
    to !== from && isFree(played, p, q, radius) ? [{ to, length: distance(p, q) }] : [],
  );
  turnings.seen[from] = seen;
  return seen;
}
