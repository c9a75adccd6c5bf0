import { gunLines } from '../../../engine/gunShape';
import { distance, NEAR } from '../../../engine/lengths';
import { pointAlong, type Path } from '../../../engine/paths';
import type { Gun, Man, Point } from '../../../engine/types';
import { circlePath, closed, onPlan, polyline, type Projection } from '../place';

/**
 * The path of a march as the plan draws it: the path data (SVG) of the part within a move (`firm`), that of the part
 * beyond (`beyond`, empty if there is none), and the place of the drawing where the move ends on it (`end`, null if all
 * of it is within the move).
 */
export interface PathDrawn {
  readonly firm: string;
  readonly beyond: string;
  readonly end: Point | null;
}

/**
 * Returns how a path is drawn on the plan if a move ends after `limit` sixteenths of an inch of it: the part within
 * the move, the part beyond, and where it ends.
 */
export function pathDrawn(
  projection: Projection,
  { length, stops }: Path,
  limit: number,
): PathDrawn {
  const places = stops.map((stop) => onPlan(projection, stop));
  if (length <= limit) return { firm: polyline(places), beyond: '', end: null };
  const turn = pointAlong({ length, stops }, limit);
  let left = limit;
  let index = 0;
  for (let leg = legAt(stops, index); leg !== null && leg <= left; leg = legAt(stops, index)) {
    left -= leg;
    index += 1;
  }
  const end = onPlan(projection, turn);
  return {
    firm: polyline([...places.slice(0, index + 1), end]),
    beyond: polyline([end, ...places.slice(index + 1)]),
    end,
  };
}

const legAt = (stops: readonly Point[], index: number): number | null => {
  const [a, b] = [stops[index], stops[index + 1]];
  return a === undefined || b === undefined ? null : distance(a, b);
};

/**
 * Returns the path data of a gun's barrel, trail and axle on the plan; a stroke of the breadth `NEAR_GUN` along it
 * covers the six inches around the gun.
 */
export const gunPath = (projection: Projection, gun: Gun): string =>
  gunLines(gun)
    .map((line) => polyline(line.map((place) => onPlan(projection, place))))
    .join('');

/** The breadth of a stroke along a gun that covers all within six inches of it, in sixteenths of an inch. */
export const NEAR_GUN = 2 * (NEAR + 2);

/** Returns the path data of an outline around men on the plan; around one man a circle, empty for nobody. */
export function bodyOutline(projection: Projection, men: readonly Man[]): string {
  const [first, second] = men;
  if (first === undefined) return '';
  if (second === undefined) return circlePath(onPlan(projection, first), 14);
  return closed(hullOf(men.map((man) => onPlan(projection, man))));
}

/** Returns the corners of the convex hull of some places, in order around it. */
export function hullOf(places: readonly Point[]): readonly Point[] {
  const sorted = [...places].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (all: readonly Point[]): Point[] => {
    const line: Point[] = [];
    for (const place of all) {
      for (;;) {
        const [b, a] = [line.at(-1), line.at(-2)];
        if (a === undefined || b === undefined) break;
        if ((b.x - a.x) * (place.y - a.y) - (b.y - a.y) * (place.x - a.x) > 0) break;
        line.pop();
      }
      line.push(place);
    }
    return line.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
