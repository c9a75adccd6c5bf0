import { solidsOf, type Solid } from '../engine/country';
import { groundOf, within, type Lying } from '../engine/ground';
import { distance, FOOT, INCH, RADIUS } from '../engine/lengths';
import { isFree } from '../engine/obstacles';
import { NEWEST_RULINGS } from '../engine/rulings';
import { betweenShapes, toShape, type Bounds } from '../engine/shapes';
import type { Country, Played, Point } from '../engine/types';
import { fieldFrom, pathIn } from '../engine/paths';

/** What Wells advises on a Country, and that all of it can be walked on. */
const ADVICE = ['cover', 'crowd', 'middle', 'crossings', 'ways'] as const;
/**
 * What a piece of Wells' advice on laying out a Country is about (littlewars.md 2.1): enough `cover`; no `crowd` of
 * scenery that makes guns blind; no large open space along the `middle`; enough `crossings` over water; and, as this
 * program adds, `ways` to all ground.
 */
export type AdviceTopic = (typeof ADVICE)[number];

/**
 * A piece of Wells' advice on laying out a Country (littlewars.md 2.1): what it is about, and the places where a
 * Country does not follow it, none if it does.
 */
export interface Advice {
  readonly topic: AdviceTopic;
  /**
   * The parts of the field that do not follow the advice, in sixteenths of an inch, the worst first; empty if all do.
   */
  readonly places: readonly Bounds[];
}

/** “Large open spaces along the middle”: farther from cover than a horseman moves. */
const OPEN_MIDDLE = 2 * FOOT;
/** Elsewhere three moves of an infantryman are too far from any cover. */
const OPEN_ELSEWHERE = 3 * FOOT;
/** How much of the front of each half must have cover on it, seen from its back line. */
const LEAST_COVERED = 1 / 4;
/** “Too crowded”: guns see less far ahead than this, and than a quarter of the depth. */
const LEAST_SIGHT = 2 * FOOT;
/** The width of the parts whose sights are averaged: somewhat more than a gun and its men need. */
const PART = 40 * INCH;
/** “Frequent fords and bridges”: nobody on a bank has farther to one, or to the end of the water. */
const MOST_TO_CROSSING = 30 * INCH;
/** What hides an infantryman: a hill only from its second board on. */
const HIDES = 2 * INCH;
/** The distance of places looked at: for open spaces, for sights, and for ground that nobody reaches. */
const STEP = 6 * INCH;
const COLUMN = 2 * INCH;
const CELL = 3 * INCH;
/** Fewer cells than this that nobody reaches are a nook between two pieces. */
const LEAST_CELLS = 3;
/** Half an inch beside a piece a man is still hidden by it. */
const BESIDE = INCH / 2;

const ASKED: Readonly<Record<AdviceTopic, (country: Country) => readonly Bounds[] | null>> = {
  cover: coverPlaces,
  crowd: crowdedPlaces,
  middle: (country) => openSpaces(country, 1 / 3, 2 / 3, OPEN_MIDDLE),
  crossings: crossingPlaces,
  ways: closedPlaces,
};

/**
 * Returns the parts of a Country that do not follow a piece of Wells' advice (littlewars.md 2.1), in sixteenths of an
 * inch, the worst first. Empty if it follows the advice; null if the advice does not concern it, such as that on
 * `crossings` a Country without long waters.
 */
export const advicePlaces = (country: Country, topic: AdviceTopic): readonly Bounds[] | null =>
  ASKED[topic](country);

const known = new WeakMap<Country, readonly Advice[]>();

/**
 * Returns Wells' pieces of advice that concern a Country without faults, and where it does not follow each
 * (littlewars.md 2.1): enough cover, but not so much that guns are blind; no large open space along the middle; enough
 * fords and bridges over long waters; no ground that nobody can reach. In the order of `AdviceTopic`. Cached for each
 * Country.
 */
export function countryAdvice(country: Country): readonly Advice[] {
  const found =
    known.get(country) ??
    ADVICE.flatMap((topic) => {
      const places = advicePlaces(country, topic);
      return places === null ? [] : [{ topic, places }];
    });
  known.set(country, found);
  return found;
}

/** Returns everything that hides a man. */
const coverOf = (country: Country): readonly Solid[] =>
  solidsOf(country).filter(({ piece, top }) => piece.kind !== 'board' || top >= HIDES);

/**
 * Returns the largest spaces of a band of the field in which some place is farther from cover than `limit`, as the
 * boxes of their circles. The band reaches from one part of the depth to another.
 */
function openSpaces(country: Country, low: number, high: number, limit: number): readonly Bounds[] {
  const { width, depth } = country;
  const cover = coverOf(country);
  const found: { readonly at: Point; readonly free: number }[] = [];
  // A band begins and ends within the field, however it is divided.
  for (let y = Math.ceil(low * depth); y <= high * depth; y += STEP)
    for (let x = 0; x <= width; x += STEP) {
      const at = { x, y };
      let free = width + depth;
      for (const { piece, bounds } of cover)
        // A piece is no nearer than the box around it.
        if (within(bounds, at, free)) free = Math.min(free, toShape(piece.shape, at));
      if (free > limit) found.push({ at, free });
    }
  found.sort((a, b) => b.free - a.free);
  const places: { readonly at: Point; readonly free: number }[] = [];
  for (const each of found)
    if (places.every(({ at, free }) => distance(at, each.at) > free)) places.push(each);
  return places.map(({ at: { x, y }, free }) => ({
    left: Math.max(0, x - free),
    right: Math.min(width, x + free),
    bottom: Math.max(0, y - free),
    top: Math.min(depth, y + free),
  }));
}

/** Returns where there is too little cover: halves with little of it, and places far from any outside the middle. */
function coverPlaces(country: Country): readonly Bounds[] {
  const cover = coverOf(country);
  const { width, depth } = country;
  const halves = [
    { left: 0, right: width, bottom: 0, top: depth / 2 },
    { left: 0, right: width, bottom: depth / 2, top: depth },
  ];
  const bare = halves.filter(({ bottom, top }) => {
    const columns = Array.from(
      { length: Math.floor(width / COLUMN) },
      (_, i) => (i + 0.5) * COLUMN,
    );
    const hidden = columns.filter((x) =>
      cover.some(
        ({ bounds }) =>
          bounds.left - BESIDE <= x &&
          bounds.right + BESIDE >= x &&
          bounds.top > bottom &&
          bounds.bottom < top,
      ),
    );
    return hidden.length < columns.length * LEAST_COVERED;
  });
  if (bare.length > 0) return bare;
  // Within a move of the back line no cover is needed.
  const begin = FOOT / depth;
  return [
    ...openSpaces(country, begin, 1 / 3, OPEN_ELSEWHERE),
    ...openSpaces(country, 2 / 3, 1 - begin, OPEN_ELSEWHERE),
  ];
}

/**
 * Returns the parts of the front on which guns see too little: from a place on it, to the next piece before or behind
 * it, on average.
 */
function crowdedPlaces(country: Country): readonly Bounds[] {
  const { width, depth } = country;
  const { solids } = groundOf(country);
  const parts = Math.max(1, Math.round(width / PART));
  const least = Math.min(LEAST_SIGHT, depth / 4);
  return Array.from({ length: parts }, (_, i) => ({
    left: (i * width) / parts,
    right: ((i + 1) * width) / parts,
    bottom: 0,
    top: depth,
  })).filter(({ left, right }) => {
    let free = 0;
    let sights = 0;
    for (let x = left + COLUMN / 2; x < right; x += COLUMN) {
      const met = solids
        .filter(({ bounds }) => bounds.left - BESIDE <= x && bounds.right + BESIDE >= x)
        .sort((a, b) => a.bounds.bottom - b.bounds.bottom);
      let from = 0;
      for (const { bottom, top } of [
        ...met.map(({ bounds }) => bounds),
        { bottom: depth, top: depth },
      ]) {
        const gap = Math.max(0, bottom - from);
        free += gap;
        // A longer gap has more places, in proportion to its length.
        sights += gap * gap;
        from = Math.max(from, top);
      }
    }
    return sights < least * free;
  });
}

/** Returns waters in groups between whose members nobody gets through. */
function watersTogether(waters: readonly Lying[]): readonly (readonly Lying[])[] {
  const groups: Lying[][] = [];
  for (const water of waters) {
    const joined = groups.filter((group) =>
      group.some((each) => betweenShapes(each.piece.shape, water.piece.shape) < 2 * RADIUS.cavalry),
    );
    const rest = groups.filter((group) => !joined.includes(group));
    groups.splice(0, groups.length, ...rest, [...joined.flat(), water]);
  }
  return groups;
}

/** Returns the stretches of long waters from which it is far to a crossing or an end; null if no water is long. */
function crossingPlaces(country: Country): readonly Bounds[] | null {
  const { waters, crossings } = groundOf(country);
  const long = watersTogether(waters)
    .map((group) => ({
      group,
      left: Math.min(...group.map(({ bounds }) => bounds.left)),
      right: Math.max(...group.map(({ bounds }) => bounds.right)),
      bottom: Math.min(...group.map(({ bounds }) => bounds.bottom)),
      top: Math.max(...group.map(({ bounds }) => bounds.top)),
    }))
    .filter(
      ({ left, right, bottom, top }) => Math.max(right - left, top - bottom) > MOST_TO_CROSSING,
    );
  if (long.length === 0) return null;
  return long.flatMap(({ group, left, right, bottom, top }) => {
    const across = right - left >= top - bottom;
    const [begin, end, edge] = across ? [left, right, country.width] : [bottom, top, country.depth];
    const openings = crossings
      .filter(({ piece }) =>
        group.some((water) => betweenShapes(water.piece.shape, piece.shape) === 0),
      )
      .map(({ bounds }) =>
        across ? ([bounds.left, bounds.right] as const) : ([bounds.bottom, bounds.top] as const),
      )
      .sort(([a], [b]) => a - b);
    const body = 2 * RADIUS.cavalry;
    const places: Bounds[] = [];
    let [from, isOpen] = [begin, begin > body];
    for (const [opens, closes] of [...openings, [end, end] as const]) {
      const isLast = opens === end;
      const ends = Number(isOpen) + Number(isLast ? end < edge - body : true);
      // The place that is farthest from both ends lies in the middle, or at the closed one.
      if (opens > from && (ends === 0 || (opens - from) / ends > MOST_TO_CROSSING))
        places.push(
          across
            ? { left: from, right: opens, bottom, top }
            : { left, right, bottom: from, top: opens },
        );
      [from, isOpen] = [Math.max(from, closes), true];
    }
    return places;
  });
}

/** Returns the parts of the field that no horseman, and so not everybody, can go to from most others. */
function closedPlaces(country: Country): readonly Bounds[] {
  const played: Played = { country, rulings: NEWEST_RULINGS };
  const radius = RADIUS.cavalry;
  const columns = Math.floor((country.width - 2 * radius) / CELL) + 1;
  const rows = Math.floor(country.depth / CELL) + 1;
  const places = Array.from({ length: columns * rows }, (_, i): Point => ({
    x: radius + (i % columns) * CELL,
    y: Math.floor(i / columns) * CELL,
  }));
  /** The cells that are free and in no group yet. */
  const left = new Set(
    places.flatMap((place, i) => (isFree(played, place, place, radius) ? [i] : [])),
  );
  const groups: number[][] = [];
  const joins = (from: number, to: number): boolean =>
    left.has(to) && isFree(played, places[from] as Point, places[to] as Point, radius);
  places.forEach((_, begin) => {
    if (!left.delete(begin)) return;
    const group = [begin];
    for (const at of group) {
      const column = at % columns;
      const beside = [
        ...(column > 0 ? [at - 1] : []),
        ...(column < columns - 1 ? [at + 1] : []),
        at - columns,
        at + columns,
      ];
      for (const next of beside)
        if (joins(at, next)) {
          left.delete(next);
          group.push(next);
        }
    }
    groups.push(group);
  });
  groups.sort((a, b) => b.length - a.length);
  const [largest, ...others] = groups;
  const rest = others.filter(({ length }) => length >= LEAST_CELLS);
  if (largest === undefined || rest.length === 0) return [];
  // Steps from cell to cell miss narrow gaps; the engine's search does not.
  const field = fieldFrom(played, radius, places[largest[0] as number] as Point, Infinity);
  return rest
    .map((group) => group.map((i) => places[i] as Point))
    .filter(([first]) => first !== undefined && pathIn(field, first) === null)
    .map((group) => {
      const [xs, ys] = [group.map(({ x }) => x), group.map(({ y }) => y)];
      return {
        left: Math.min(...xs),
        right: Math.max(...xs),
        bottom: Math.min(...ys),
        top: Math.max(...ys),
      };
    });
}
