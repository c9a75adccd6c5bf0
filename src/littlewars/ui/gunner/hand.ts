import type { Aim } from '../../engine/flight';

/** The hand that moves the gun: how unquiet it was when it last moved, from 0 to 1, and when that was, in milliseconds. */
export interface Hand {
  readonly unrest: number;
  readonly moved: number;
}

export const AT_REST: Hand = { unrest: 0, moved: 0 };

/** How long after its last movement a hand is still, in milliseconds. */
export const STILL_AFTER = 900;
/** A hand that moves the gun by so many thousandths of a degree at once is as unquiet as can be. */
const UTMOST = 3_000;
/** However little it is moved, the hand is not still. */
const LEAST = 0.2;
/** How far the utmost unrest sways the gun either way, in thousandths of a degree: sideways, and up and down. */
export const SWAY = { bearing: 700, elevation: 450 } as const;

/** How unquiet a hand is at a time: less and less from its last movement on, and then not at all. */
export function unrestOf({ unrest, moved }: Hand, now: number): number {
  const left = 1 - Math.max(0, now - moved) / STILL_AFTER;
  return left <= 0 ? 0 : unrest * left * left;
}

/** The hand after a movement by so much. */
export const handMoved = (hand: Hand, by: Aim, now: number): Hand => ({
  unrest: Math.min(
    1,
    unrestOf(hand, now) + Math.max(LEAST, (Math.abs(by.bearing) + Math.abs(by.elevation)) / UTMOST),
  ),
  moved: now,
});

/** By how much the barrel is off where the hand has put it, in whole thousandths of a degree: of hand and time alone. */
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
