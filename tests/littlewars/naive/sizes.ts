import type { Arm, PieceKind, Point } from '../../../src/littlewars/engine/types';

/*
 * A second reading of Little Wars, from the clauses alone and as plainly as can be: it is slow, obvious, and shares with
 * the engine its types and nothing else. All lengths are sixteenths of an inch; the sizes are those of the clauses.
 */

export const INCH = 16;
/** 1.1 */
export const RADIUS: Record<Arm, number> = { infantry: (5 / 16) * INCH, cavalry: INCH / 2 };
/** 3.4 */
export const MOVE: Record<Arm, number> = { infantry: 12 * INCH, cavalry: 24 * INCH };
/** 3.5 */
export const CLEAR = 1;
/** 3.6 */
export const CONTACT = 2;
/** 4.1, 4.9, 5.2: six inches. */
export const NEAR = 6 * INCH;
/** 1.5: how deep the apron behind a back line is. */
export const APRON = 6 * INCH;
/** 1.3: nobody stands in or on these. */
export const SOLID: readonly PieceKind[] = ['house', 'shed', 'wall', 'tree', 'rock'];
/** What doubles lose on the way. */
export const HAIR = 1e-6;

export const apart = (a: Point, b: Point): number =>
  Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
