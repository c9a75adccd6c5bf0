import { distance } from '../../engine/lengths';
import { pointAlong } from '../../engine/paths';
import type { Point } from '../../engine/types';
import { profileOf } from '../../kriegspiel/ground';
import type { KriegspielBattle } from '../../kriegspiel/types';
import type { Marcher } from './marchers';

/**
 * Returns the length of the path that leads straight from each of the places `stops` to the next, in sixteenths of an
 * inch, not rounded; 0 for one place.
 */
export const lengthOf = (stops: readonly Point[]): number =>
  stops.slice(1).reduce((sum, stop, i) => sum + distance(stops[i] as Point, stop), 0);

/** Where a march crosses contours, and whether upwards; and which parts of it are on roads, by their places. */
export interface AlongPath {
  readonly contours: readonly { readonly at: Point; readonly up: boolean }[];
  readonly roads: readonly (readonly Point[])[];
}

/** Returns the part of a path between two lengths along it. */
function partOf(stops: readonly Point[], from: number, to: number): readonly Point[] {
  const straight = { length: lengthOf(stops), stops };
  const between = stops.filter((_, i) => {
    const at = lengthOf(stops.slice(0, i + 1));
    return at > from && at < to;
  });
  return [pointAlong(straight, from), ...between, pointAlong(straight, to)];
}

/**
 * Returns where the path of a marcher through the places `stops` crosses contours, and which parts of it are on roads
 * (kriegspiel.md 2.2, 2.3), both from its beginning to its end; neither of a boat or train, which go by water and rails.
 */
export function alongPath(
  { country }: KriegspielBattle,
  { kind }: Pick<Marcher, 'kind'>,
  stops: readonly Point[],
): AlongPath {
  if (kind === 'transport') return { contours: [], roads: [] };
  const straight = { length: lengthOf(stops), stops };
  const contours: { readonly at: Point; readonly up: boolean }[] = [];
  const roads: (readonly Point[])[] = [];
  const stretches = profileOf(country, stops);
  let at = 0;
  stretches.forEach(({ length, onRoad, layers }, i) => {
    const rise = layers - (stretches[i - 1]?.layers ?? layers);
    for (let n = 0; n < Math.abs(rise); n++)
      contours.push({ at: pointAlong(straight, at), up: rise > 0 });
    if (onRoad && length > 0) roads.push(partOf(stops, at, at + length));
    at += length;
  });
  return { contours, roads };
}
