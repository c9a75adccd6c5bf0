import type { Arm, Point } from './types';

/** An inch in sixteenths of an inch, the unit of all lengths. */
export const INCH = 16;
/** A foot in sixteenths of an inch. */
export const FOOT = 12 * INCH;

/** kriegspiel.md 1.2: the height of a block, in sixteenths of an inch. */
export const BLOCK = 6 * INCH;
/** 1.1: the radius of the disc that a man covers, in sixteenths of an inch. */
export const RADIUS: Readonly<Record<Arm, number>> = { infantry: 5, cavalry: 8 };
/** 1.1: the height of a standing man, in sixteenths of an inch. */
export const STANDING: Readonly<Record<Arm, number>> = { infantry: 2 * INCH, cavalry: 2.5 * INCH };
/** 1.1: the height of a man who lies down, in sixteenths of an inch. */
export const LYING = INCH / 2;
/** 3.4: how far a man goes in a move at most, in sixteenths of an inch. */
export const MOVE: Readonly<Record<Arm, number>> = { infantry: FOOT, cavalry: 2 * FOOT };
/** 3.5: the least distance of a man or a gun from everything and everybody, in sixteenths of an inch. */
export const CLEARANCE = 1;
/** 3.6: the greatest distance between enemies in contact: an eighth of an inch, in sixteenths. */
export const CONTACT = 2;
/** 4.1, 5.2, 5.5: six inches between nearest points, the rules' “within six inches”, in sixteenths of an inch. */
export const NEAR = 6 * INCH;
/**
 * 1.5, 2.3: in sixteenths of an inch, the depth of the apron, and the greatest distance from his back line, on either
 * side of it, at which a man may be set out.
 */
export const APRON = 6 * INCH;

/** Returns the distance between two points, such as the middles of two men, not rounded. */
export const distance = (a: Point, b: Point): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return Math.sqrt(dx * dx + dy * dy);
};

/** Returns whether two points have the same coordinates. */
export const samePlace = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** Returns whether a man or a gun can be put on a point: a pair of integers. */
export const isPlace = ({ x, y }: Point): boolean => Number.isInteger(x) && Number.isInteger(y);

/** Returns the integer point nearest to a point; a half is rounded up. */
export const rounded = ({ x, y }: Point): Point => ({
  x: Math.floor(x + 0.5),
  y: Math.floor(y + 0.5),
});
