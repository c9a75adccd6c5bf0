import type { Aim } from '../../engine/flight';

/**
 * The hand that moves the gun: how unsteady it was at its last movement, from 0 to 1, and when that was, in
 * milliseconds.
 */
export interface Hand {
  readonly unrest: number;
  readonly moved: number;
}

export const AT_REST: Hand = { unrest: 0, moved: 0 };

/** How long after its last movement a hand is steady, in milliseconds. */
export const STILL_AFTER = 900;
/** The movement at once, in thousandths of a degree, that makes the hand as unsteady as possible. */
const UTMOST = 3_000;
/** The least unsteadiness after any movement. */
const LEAST = 0.2;
/** How far the greatest unsteadiness sways the gun, in thousandths of a degree: sideways, and up and down. */
export const SWAY = { bearing: 700, elevation: 450 } as const;

/** Returns how unsteady a hand is at a time: it decreases from the last movement on, down to 0. */
export function unrestOf({ unrest, moved }: Hand, now: number): number {
  const left = 1 - Math.max(0, now - moved) / STILL_AFTER;
  return left <= 0 ? 0 : unrest * left * left;
}

/** Returns the hand after a movement by this amount. */
export const handMoved = (hand: Hand, by: Aim, now: number): Hand => ({
  unrest: Math.min(
    1,
    unrestOf(hand, now) + Math.max(LEAST, (Math.abs(by.bearing) + Math.abs(by.elevation)) / UTMOST),
  ),
  moved: now,
});

/** How far the barrel is off its aim, in whole thousandths of a degree; it depends only on the hand and the time. */
export function swayAt(hand: Hand, now: number): Aim {
  const unrest = unrestOf(hand, now);
  if (unrest === 0) return { bearing: 0, elevation: 0 };
  const wave = (first: number, second: number): number =>
    0.65 * Math.sin(now / first) + 0.35 * Math.sin(now / second + 1);
  return {
    bearing: Math.round(SWAY.bearing * unrest * wave(131, 57)),
    elevation: Math.round(SWAY.elevation * unrest * wave(173, 71)),
  };
}
