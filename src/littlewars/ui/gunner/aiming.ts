import { normalBearing } from '../../engine/angles';
import type { Aim } from '../../engine/flight';
import { LEAST_ELEVATION, MOST_ELEVATION } from '../../engine/gun';
import type { AimLimit, Barrel } from './barrel';

/**
 * The player's hand on the gun: how unsteady it was at its last movement, from 0 to 1, and when that was, in
 * milliseconds.
 */
export interface Hand {
  readonly unrest: number;
  readonly moved: number;
}

/** A hand that is steady and does not sway the gun. */
export const STEADY: Hand = { unrest: 0, moved: 0 };

/** How long after its last movement a hand is steady again, in milliseconds. */
export const STILL_AFTER = 900;
/** The movement at once, in thousandths of a degree, that makes the hand as unsteady as possible. */
const UTMOST = 3_000;
/** The least unsteadiness after any movement. */
const LEAST = 0.2;
/** How far the greatest unsteadiness sways the gun, in thousandths of a degree: sideways, and up and down. */
export const SWAY = { bearing: 700, elevation: 450 } as const;

/**
 * Returns how unsteady a hand is at a time in milliseconds, from 1 down to 0; it grows steadier after its last
 * movement.
 */
export function unrestOf({ unrest, moved }: Hand, now: number): number {
  const left = 1 - Math.max(0, now - moved) / STILL_AFTER;
  return left <= 0 ? 0 : unrest * left * left;
}

/** Returns the hand after it has moved the gun by some amount, at a time in milliseconds. */
export const handMoved = (hand: Hand, by: Aim, now: number): Hand => ({
  unrest: Math.min(
    1,
    unrestOf(hand, now) + Math.max(LEAST, (Math.abs(by.bearing) + Math.abs(by.elevation)) / UTMOST),
  ),
  moved: now,
});

/**
 * Returns how far a hand sways the barrel off its aim at a time in milliseconds, in whole thousandths of a degree.
 */
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

/** The aim after the player has moved the gun, and what has stopped it. */
export interface Aimed {
  readonly aim: Aim;
  /** The limits that were reached; empty if the gun moved as far as wanted. */
  readonly limits: readonly AimLimit[];
}

const withinScrew = (elevation: number): number =>
  Math.min(MOST_ELEVATION, Math.max(LEAST_ELEVATION, Math.round(elevation)));

/**
 * Returns the aim after a barrel is turned and raised by some amount (littlewars.md 4.3): the elevation within its
 * limits, the bearing as far as the barrel may turn.
 */
export function aimedBy(barrel: Barrel, from: Aim, by: Aim): Aimed {
  const limits: AimLimit[] = [];
  const wanted = from.elevation + by.elevation;
  const elevation = withinScrew(wanted);
  if (elevation > wanted) limits.push({ kind: 'lowest' });
  if (elevation < wanted) limits.push({ kind: 'highest' });
  const turned = normalBearing(Math.round(from.bearing + by.bearing));
  if (turned === from.bearing) return { aim: { bearing: turned, elevation }, limits };
  const met = barrel.limitsAt(turned);
  if (met.length === 0) return { aim: { bearing: turned, elevation }, limits };
  limits.push(...met);
  return { aim: { bearing: from.bearing, elevation }, limits };
}

/**
 * Returns the aim of a shot fired now, in thousandths of a degree: the sway is applied within the limits, and left out
 * where the barrel cannot turn.
 */
export function firedAim(barrel: Barrel, aim: Aim, sway: Aim): Aim {
  const { bearing } = aimedBy(barrel, aim, { bearing: sway.bearing, elevation: 0 }).aim;
  return { bearing, elevation: withinScrew(aim.elevation + sway.elevation) };
}
