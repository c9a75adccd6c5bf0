import { memoizeEach } from '../../shell/memoizeEach';
import { solidsOf, type Solid } from '../engine/country';
import { groundOf, within } from '../engine/ground';
import { distance, FOOT, INCH } from '../engine/lengths';
import { toShape, type Bounds } from '../engine/shapes';
import type { Country, Point } from '../engine/types';
import { crossingPlaces, closedPlaces } from './countryPassage';

/** What Wells advises on a Country, and that all of it can be walked on. */
const ADVICE = ['cover', 'crowd', 'middle', 'crossings', 'reachable'] as const;

/**
 * What a piece of Wells' advice on laying out a Country is about (littlewars.md 2.1): enough `cover`; no `crowd` of
 * scenery that makes guns blind; no large open space along the `middle`; enough `crossings` over water; and, as this
 * program adds, that all ground is `reachable`.
 */
export type AdviceTopic = (typeof ADVICE)[number];

/**
 * A piece of Wells' advice on laying out a Country (littlewars.md 2.1): what it is about, and the places where a
 * Country does not follow it, none if it does.
 */
export interface Advice {
  readonly topic: AdviceTopic;
  /** The parts of the field that do not follow the advice, in sixteenths of an inch, the worst first. */
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

/** What hides an infantryman: a hill only from its second board on. */
const HIDES = 2 * INCH;

/** The distance of places looked at: for open spaces, and for sights. */
const STEP = 6 * INCH;
const COLUMN = 2 * INCH;

/** Half an inch beside a piece a man is still hidden by it. */
const BESIDE = INCH / 2;

const ASKED: Readonly<Record<AdviceTopic, (country: Country) => readonly Bounds[] | null>> = {
  cover: coverPlaces,
  crowd: crowdedPlaces,
  middle: (country) => openSpaces(country, 1 / 3, 2 / 3, OPEN_MIDDLE),
  crossings: crossingPlaces,
  reachable: closedPlaces,
};

/**
 * Returns the parts of a Country that do not follow a piece of Wells' advice (littlewars.md 2.1), in sixteenths of an
 * inch, the worst first. Empty if it follows the advice; null if the advice does not concern it, such as that on
 * `crossings` a Country without long waters.
 */
export const advicePlaces = (country: Country, topic: AdviceTopic): readonly Bounds[] | null =>
  ASKED[topic](country);

/**
 * Returns Wells' pieces of advice that concern a Country without faults, and where it does not follow each
 * (littlewars.md 2.1): enough cover, but not so much that guns are blind; no large open space along the middle; enough
 * fords and bridges over long waters; no ground that nobody can reach. In the order of `AdviceTopic`. Cached for each
 * Country.
 */
export const countryAdvice = memoizeEach((country: Country): readonly Advice[] =>
  ADVICE.flatMap((topic) => {
    const places = advicePlaces(country, topic);
    return places === null ? [] : [{ topic, places }];
  }),
);

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
