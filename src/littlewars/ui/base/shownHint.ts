import type { Point } from '../../engine/types';

/**
 * A hint as the plan and the gunner's view mark it: the ids of those whom it is about, each in a ring, and of the
 * enemies whom it names, each under an arrowhead; the place to which it would have a gun hauled, null if there is none;
 * and the number that distinguishes its sentence from those of the other hints, null if it is the only one.
 */
export interface ShownHint {
  readonly about: readonly string[];
  readonly enemies: readonly string[];
  readonly to: Point | null;
  readonly number: number | null;
}
