import type { Arm, Point } from './types';

/** An inch in sixteenths of an inch, the unit of all lengths on the field. */
export const INCH = 16;
/** A foot in sixteenths of an inch. */
export const FOOT = 12 * INCH;

/** The height of a block, a layer of hill in Kriegspiel: half a foot in sixteenths of an inch (kriegspiel.md 1.2). */
export const BLOCK = 6 * INCH;
/** The radius of the disc that a man of each arm covers, in sixteenths of an inch (littlewars.md 1.1). */
export const RADIUS: Readonly<Record<Arm, number>> = { infantry: 5, cavalry: 8 };
/** The height of a standing man of each arm, in sixteenths of an inch (littlewars.md 1.1). */
export const STANDING: Readonly<Record<Arm, number>> = { infantry: 2 * INCH, cavalry: 2.5 * INCH };
/** The height of a man who lies down, in sixteenths of an inch (littlewars.md 1.1). */
export const LYING = INCH / 2;
/** The greatest distance that a man of each arm goes in a move, in sixteenths of an inch (littlewars.md 3.4). */
export const MOVE: Readonly<Record<Arm, number>> = { infantry: FOOT, cavalry: 2 * FOOT };
/** The least distance that a man or gun has from everything else, in sixteenths of an inch (littlewars.md 3.5). */
export const CLEARANCE = 1;
/** The greatest distance between the discs of enemies in contact, in sixteenths of an inch (littlewars.md 3.6). */
export const CONTACT = 2;
/**
 * Six inches in sixteenths of an inch, the distance between nearest points that the rules call near (littlewars.md
 * 4.1, 5.2, 5.5).
 */
export const NEAR = 6 * INCH;
/**
 * The depth of the apron behind a back line, in sixteenths of an inch (littlewars.md 1.5); also how far from his
 * back line, on either side of it, a man may be set out (2.3).
 */
export const APRON = 6 * INCH;

/** Returns the distance between two points, in the unit of their coordinates, not rounded. */
export const distance = (a: Point, b: Point): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return Math.sqrt(dx * dx + dy * dy);
};

/** Returns whether two points have the same coordinates. */
export const samePlace = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** Returns whether a point has whole coordinates, as the places of men and guns must have. */
export const isPlace = ({ x, y }: Point): boolean => Number.isInteger(x) && Number.isInteger(y);

/** Returns the point with whole coordinates that is nearest to a point; halves are rounded up. */
export const rounded = ({ x, y }: Point): Point => ({
  x: Math.floor(x + 0.5),
  y: Math.floor(y + 0.5),
});
