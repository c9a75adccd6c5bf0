import { directionOf } from './angles';
import { distance, INCH } from './lengths';
import { toSegment } from './shapes';
import type { Gun, Point } from './types';

/** 1.2: in front of and behind the axle. */
export const MUZZLE = 1.25 * INCH;
export const TRAIL = 3 * INCH;
export const MUZZLE_HEIGHT = 0.75 * INCH;
/** From the middle of the axle to a wheel, and half the thickness of barrel, trail and wheels. */
export const WHEEL = 0.75 * INCH;
export const GUN_HALF = INCH / 8;
/** The height of a gun for a shot from elsewhere. */
export const GUN_HEIGHT = INCH;

export type Placed = Pick<Gun, 'x' | 'y' | 'bearing'>;
type Segment = readonly [Point, Point];

/** Returns the two bars of a gun on the floor: from the end of its trail to its muzzle, and from wheel to wheel. */
export function gunLines({ x, y, bearing }: Placed): readonly [spine: Segment, axle: Segment] {
  const { x: dx, y: dy } = directionOf(bearing);
  return [
    [
      { x: x - TRAIL * dx, y: y - TRAIL * dy },
      { x: x + MUZZLE * dx, y: y + MUZZLE * dy },
    ],
    [
      { x: x - WHEEL * dy, y: y + WHEEL * dx },
      { x: x + WHEEL * dy, y: y - WHEEL * dx },
    ],
  ];
}

/** Returns the corners of its two bars (1.2), the outermost points of it. */
export const gunCorners = (gun: Placed): Point[] =>
  gunLines(gun).flatMap(([a, b]) => {
    const length = distance(a, b);
    const [x, y] = [((b.y - a.y) / length) * GUN_HALF, ((a.x - b.x) / length) * GUN_HALF];
    return [a, b].flatMap((end) => [
      { x: end.x + x, y: end.y + y },
      { x: end.x - x, y: end.y - y },
    ]);
  });

/** Returns the distance of a point from the nearest point of a gun. */
export const gunGap = (gun: Placed, p: Point): number =>
  Math.min(...gunLines(gun).map(([a, b]) => toSegment(p, a, b))) - GUN_HALF;
