import type { Shot } from '../../engine/flight';
import type { Battle } from '../../engine/types';

/**
 * The one clock of a shot that is being shown, for the gunner's eye and the plan: both ask it in each frame. It tells seconds
 * of the flight, which is shown slower than it is.
 */
export interface ShotClock {
  /** Seconds of the flight that are over; Infinity once all has been shown. */
  readonly now: () => number;
  /** Calls back in each frame until all has been shown, and then once more; answers what ends that. */
  readonly subscribe: (frame: () => void) => () => void;
  /** Shows the end at once. */
  readonly skip: () => void;
}

/** A shot that is being shown. */
export interface ShownShot {
  readonly shot: Shot;
  /** The battle as it stood when it was fired, those who die of it among the living. */
  readonly before: Battle;
  readonly clock: ShotClock;
}
