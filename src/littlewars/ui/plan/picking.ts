import { gunLines } from '../../engine/gunShape';
import { isOnField, radiusOf } from '../../engine/men';
import { contains, toSegment, toShape } from '../../engine/shapes';
import type { Gun, Man, Piece, Point } from '../../engine/types';
import { scaleOf, TALL } from './art/figures';
import { boxAround, type Box } from './art/names';
import { HANDLE, onField, onPlan, type Projection } from './place';
import type { ShownHandle, ShownThing } from './view';

/** Who and what stands on the plan and can be chosen: men, guns, and `things`, the vehicles of Kriegspiel. */
export interface Standing {
  readonly projection: Projection;
  readonly men: readonly Man[];
  readonly guns: readonly Gun[];
  readonly things: readonly ShownThing[];
  /** How much larger than on the floor figures are drawn. */
  readonly growth: number;
}

/** A man, gun or vehicle near a press; `distance` is in units of the drawing, 0 on its disc or figure. */
export interface Found {
  readonly id: string;
  readonly distance: number;
  /** The distance from the middle of the disc, by which several hits are ordered. */
  readonly middle: number;
  /** The distance from the axis of the figure, foot to head, or of a gun: what a finger aims at. */
  readonly axis: number;
}

const between = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/**
 * Returns all men, guns and vehicles whose disc or figure is within `reach` of a place of the plan's drawing, in its
 * units, the nearest first.
 */
export function foundAt(
  { projection, men, guns, things, growth }: Standing,
  place: Point,
  reach: number,
): Found[] {
  const found: Found[] = [];
  for (const man of men) {
    if (!isOnField(man)) continue;
    const foot = onPlan(projection, man);
    const middle = between(place, foot);
    const radius = radiusOf(man);
    const tall = TALL[man.arm] * scaleOf(man) * growth;
    if (middle - tall > reach) continue;
    const head = { x: foot.x, y: foot.y - tall + radius };
    const axis = toSegment(place, foot, head);
    const distance = Math.max(0, axis - radius);
    if (distance <= reach) found.push({ id: man.id, distance, middle, axis });
  }
  for (const gun of guns) {
    if (gun.gone) continue;
    const at = onField(projection, place);
    const away = Math.min(...gunLines(gun).map(([a, b]) => toSegment(at, a, b)));
    const distance = Math.max(0, away - 4);
    if (distance <= reach) found.push({ id: gun.id, distance, middle: away, axis: away });
  }
  for (const { id, at: middle, shape } of things) {
    const at = onField(projection, place);
    const distance = toShape(shape, at);
    const away = Math.min(distance, between(at, middle));
    if (distance <= reach) found.push({ id, distance, middle: between(at, middle), axis: away });
  }
  return found.sort((a, b) => a.distance - b.distance || a.middle - b.middle);
}

/** Half the breadth and height of a gun and of a vehicle on the plan, in units. */
const HALF_GUN = 12;

/** Returns the boxes on the plan's drawing in which men, guns and vehicles are drawn. */
export function figureBoxes({ projection, men, guns, things, growth }: Standing): readonly Box[] {
  const figure = (man: Man): Box => {
    const { x, y } = onPlan(projection, man);
    const half = radiusOf(man) * growth;
    return {
      left: x - half,
      right: x + half,
      top: y - TALL[man.arm] * scaleOf(man) * growth,
      bottom: y + half / 2,
    };
  };
  const square = (at: Point): Box => boxAround([onPlan(projection, at)], HALF_GUN * growth);
  return [
    ...men.filter(isOnField).map(figure),
    ...guns.filter(({ gone }) => !gone).map(square),
    ...things.map(({ at }) => square(at)),
  ];
}

/** Returns everybody and everything that stands, by id, with its middle: of men their disc's, of guns their axle. */
const standingPlaces = ({
  men,
  guns,
  things,
}: Standing): readonly (readonly [id: string, at: Point])[] => [
  ...men.filter(isOnField).map((man) => [man.id, man] as const),
  ...guns.filter(({ gone }) => !gone).map((gun) => [gun.id, gun] as const),
  ...things.map(({ id, at }) => [id, at] as const),
];

/**
 * Returns the ids of the men, guns and vehicles whose middle is inside a line drawn around them on the drawing of the
 * plan; none if the line has fewer than three places.
 */
export function enclosed(standing: Standing, line: readonly Point[]): string[] {
  if (line.length < 3) return [];
  const shape = { kind: 'polygon', corners: line } as const;
  return standingPlaces(standing)
    .filter(([, at]) => contains(shape, onPlan(standing.projection, at)))
    .map(([id]) => id);
}

/**
 * Returns the piece of scenery within `reach` of a place of the plan's drawing, in its units; of several one that is no
 * board or water, and of boards the last in the Country. Null if there is none.
 */
function pieceAt(projection: Projection, place: Point, reach: number): Piece | null {
  const at = onField(projection, place);
  const near = projection.country.pieces.filter(({ shape }) => toShape(shape, at) <= reach);
  const rank = ({ kind }: Piece): number => (kind === 'board' ? 0 : kind === 'water' ? 1 : 2);
  return near.reduce<Piece | null>(
    (best, piece) => (best === null || rank(piece) >= rank(best) ? piece : best),
    null,
  );
}

/**
 * Returns the id of the next man, gun or vehicle from a place of the plan's drawing in the direction (`x`, `y`), for
 * the arrow keys: within 45 degrees to either side, the nearest, preferring those straight ahead, for which
 * `isCandidate` returns true. Null if there is none.
 */
export function nextToward(
  standing: Standing,
  from: Point,
  { x, y }: Point,
  isCandidate: (id: string) => boolean,
): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const [id, place] of standingPlaces(standing)) {
    const at = onPlan(standing.projection, place);
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    const ahead = dx * x + dy * y;
    const sideways = Math.abs(dx * y - dy * x);
    if (ahead <= 0 || sideways > ahead || !isCandidate(id)) continue;
    const cost = ahead + 2 * sideways;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}

/**
 * Returns what a press in the editor of Countries hits within `reach` of a place of the drawing, in its units: the
 * nearest handle first, then the piece of scenery there.
 */
export function piecesAt(
  projection: Projection,
  handles: readonly ShownHandle[],
  place: Point,
  reach: number,
): Found[] {
  const held = handles
    .map(({ id, at }) => ({
      id,
      distance: between(place, onPlan(projection, at)),
      middle: 0,
      axis: 0,
    }))
    .filter(({ distance }) => distance <= reach + HANDLE)
    .sort((a, b) => a.distance - b.distance);
  const upon = pieceAt(projection, place, 1) ?? pieceAt(projection, place, reach);
  return [
    ...held.slice(0, 1),
    ...(upon === null ? [] : [{ id: upon.id, distance: 0, middle: 0, axis: 0 }]),
  ];
}
