import { type Lying, groundOf } from '../engine/ground';
import { INCH, RADIUS } from '../engine/lengths';
import { isFree } from '../engine/obstacles';
import { fieldFrom, pathIn } from '../engine/paths';
import { NEWEST_RULINGS } from '../engine/rulings';
import { betweenShapes, type Bounds } from '../engine/shapes';
import type { Country, Played, Point } from '../engine/types';

// Wells' advice on where men can go (littlewars.md 2.1): crossings over water, and paths to all ground.

/** “Frequent fords and bridges”: nobody on a bank has farther to one, or to the end of the water. */
const MOST_TO_CROSSING = 30 * INCH;

/** The distance of the places between which paths are searched. */
const CELL = 3 * INCH;
/** Fewer cells than this that nobody reaches are a nook between two pieces. */
const LEAST_CELLS = 3;

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

/** Returns the stretches of long waters from which it is far to a crossing or an end; null without long waters. */
export function crossingPlaces(country: Country): readonly Bounds[] | null {
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

/**
 * Returns the parts of a Country that a man of the cavalry cannot reach from most of its ground, in sixteenths of an
 * inch; empty if he can reach all of it.
 */
export function closedPlaces(country: Country): readonly Bounds[] {
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
