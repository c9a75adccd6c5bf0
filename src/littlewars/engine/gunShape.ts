import { directionOf } from './angles';
import { distance, INCH } from './lengths';
import { rulingsOf } from './rulings';
import { toSegment } from './shapes';
import type { Gun, Point, Ruled, Shape } from './types';

/** How far a gun's muzzle is in front of its axle, in sixteenths of an inch (littlewars.md 1.2). */
export const MUZZLE = 1.25 * INCH;
/** How far the end of a gun's trail is behind its axle, in sixteenths of an inch (littlewars.md 1.2). */
export const TRAIL = 3 * INCH;
/** The height of a gun's muzzle above its ground, in sixteenths of an inch (littlewars.md 1.2). */
export const MUZZLE_HEIGHT = 0.75 * INCH;
/** How far each wheel of a gun is from the middle of its axle, in sixteenths of an inch (littlewars.md 1.2). */
export const WHEEL = 0.75 * INCH;
/** Half the thickness of a gun's barrel, trail and wheels, in sixteenths of an inch (littlewars.md 1.2). */
export const GUN_HALF = INCH / 8;
/** The height of a gun above its ground, up to which it stops the shots of other guns, in sixteenths of an inch. */
export const GUN_HEIGHT = INCH;

/** Where a gun stands: the middle of its axle in sixteenths of an inch, and its bearing in thousandths of a degree. */
export type Placed = Pick<Gun, 'x' | 'y' | 'bearing'>;
type Segment = readonly [Point, Point];

/**
 * Returns the middle lines of a gun's two bars on the floor (littlewars.md 1.2): from the end of its trail to its
 * muzzle, and from wheel to wheel.
 */
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

/** A polygon, such as the outline of a bar of a gun or of a waggon. */
export type Outline = Extract<Shape, { readonly kind: 'polygon' }>;

/**
 * Returns the outlines of a gun's two bars, with their thickness and square ends (littlewars.md 1.2): trail to muzzle,
 * then wheel to wheel. Corners are in sixteenths of an inch, not rounded.
 */
export const gunBars = (gun: Placed): readonly Outline[] =>
  gunLines(gun).map(([a, b]) => {
    const length = distance(a, b);
    const [x, y] = [((b.y - a.y) / length) * GUN_HALF, ((a.x - b.x) / length) * GUN_HALF];
    const corners = [
      { x: a.x + x, y: a.y + y },
      { x: b.x + x, y: b.y + y },
      { x: b.x - x, y: b.y - y },
      { x: a.x - x, y: a.y - y },
    ];
    return { kind: 'polygon', corners };
  });

/** Returns how far a place lies outside a bar, by how far it is beyond its ends and its sides; 0 within it. */
const outside = (beyondEnds: number, beyondSides: number): number => {
  const [u, v] = [Math.max(0, beyondEnds), Math.max(0, beyondSides)];
  return Math.sqrt(u * u + v * v);
};

/**
 * Returns the distance of a point from the nearest point of a gun, in sixteenths of an inch (littlewars.md 1.2); 0 on
 * the gun. By versions of the rulings before the third its bars have round ends, and the distance on it is below 0.
 */
export function gunGap(ruled: Ruled, gun: Placed, p: Point): number {
  if (!rulingsOf(ruled).squareEnds)
    return Math.min(...gunLines(gun).map(([a, b]) => toSegment(p, a, b))) - GUN_HALF;
  const { x: dx, y: dy } = directionOf(gun.bearing);
  const [px, py] = [p.x - gun.x, p.y - gun.y];
  const [along, sideways] = [px * dx + py * dy, Math.abs(px * dy - py * dx)];
  return Math.min(
    outside(Math.max(-TRAIL - along, along - MUZZLE), sideways - GUN_HALF),
    outside(Math.abs(along) - GUN_HALF, sideways - WHEEL),
  );
}
