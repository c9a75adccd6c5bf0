import type { Arm, Point } from './types';

/** Lengths are sixteenths of an inch. */
export const INCH = 16;
export const FOOT = 12 * INCH;

/** 1.1: the disc that a man covers. */
export const RADIUS: Readonly<Record<Arm, number>> = { infantry: 5, cavalry: 8 };
/** 1.1: standing, and lying down. */
export const STANDING: Readonly<Record<Arm, number>> = { infantry: 2 * INCH, cavalry: 2.5 * INCH };
export const LYING = INCH / 2;
/** 3.4 */
export const MOVE: Readonly<Record<Arm, number>> = { infantry: FOOT, cavalry: 2 * FOOT };
/** 3.5: from everything and everybody. */
export const CLEARANCE = 1;
/** 3.6: an eighth of an inch or nearer is contact. */
export const CONTACT = 2;
/** 4.1, 5.2, 5.5: “within six inches”, nearest points. */
export const NEAR = 6 * INCH;
/** 1.5, 2.3: the depth of the apron, and how far from his back line, before or behind it, a man may be set out. */
export const APRON = 6 * INCH;

/** From middle to middle, not rounded. */
export const distance = (a: Point, b: Point): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return Math.sqrt(dx * dx + dy * dy);
};

export const samePlace = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** Whether a place is one that a man or a gun can be put on: a pair of integers. */
export const isPlace = ({ x, y }: Point): boolean => Number.isInteger(x) && Number.isInteger(y);

/** The place of integers nearest to a point; a half goes to the greater. */
export const rounded = ({ x, y }: Point): Point => ({
  x: Math.floor(x + 0.5),
  y: Math.floor(y + 0.5),
});
