import { normalBearing } from '../../engine/angles';
import type { Aim } from '../../engine/flight';
import { LEAST_ELEVATION, MOST_ELEVATION } from '../../engine/gun';
import type { AimLimit, Barrel } from './barrel';

/**
 * The player's hand on the gun: `unrest`, how unsteady it was after its last movement, from 0 to 1, and `moved`, the
 * time of that movement in milliseconds.
 */
export interface Hand {
  readonly unrest: number;
  readonly moved: number;
}

/** A hand that is steady and does not make the barrel sway. */
export const STEADY: Hand = { unrest: 0, moved: 0 };

/** How long after its last movement the player's hand on the gun is steady again: 900 milliseconds. */
export const STILL_AFTER = 900;
/** The movement at once, in thousandths of a degree, that makes the hand as unsteady as possible. */
const UTMOST = 3_000;
/** The least unsteadiness after any movement. */
const LEAST = 0.2;
/**
 * How far the barrel sways at the greatest unsteadiness of the hand, to either side and up or down, in thousandths of a
 * degree.
 */
export const SWAY = { bearing: 700, elevation: 450 } as const;

/**
 * Returns how unsteady the player's hand on the gun is at the time `now`, in milliseconds, from 1 down to 0. It grows
 * steadier after its last movement.
 */
export function unrestOf({ unrest, moved }: Hand, now: number): number {
  const left = 1 - Math.max(0, now - moved) / STILL_AFTER;
  return left <= 0 ? 0 : unrest * left * left;
}

/**
 * Returns the player's hand after it has moved the gun by `by`, in thousandths of a degree, at the time `now`, in
 * milliseconds: the farther, the less steady.
 */
export const handMoved = (hand: Hand, by: Aim, now: number): Hand => ({
  unrest: Math.min(
    1,
    unrestOf(hand, now) + Math.max(LEAST, (Math.abs(by.bearing) + Math.abs(by.elevation)) / UTMOST),
  ),
  moved: now,
});

/**
 * Returns how far the barrel is off its aim at the time `now`, in milliseconds, because the player's hand is
 * unsteady; in whole thousandths of a degree.
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

/**
 * The aim of a barrel after the player has moved it, in thousandths of a degree, and the limits that have stopped the
 * movement, none if it went as far as wanted.
 */
export interface Aimed {
  readonly aim: Aim;
  /** The limits that were reached; empty if the gun moved as far as wanted. */
  readonly limits: readonly AimLimit[];
}

const withinScrew = (elevation: number): number =>
  Math.min(MOST_ELEVATION, Math.max(LEAST_ELEVATION, Math.round(elevation)));

/**
 * Returns the aim of a barrel after turning and raising it by `by` (littlewars.md 4.3), in thousandths of a degree:
 * the elevation is limited by the screw; the barrel does not turn at all if it may not point in the new direction.
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
 * Returns the aim with which a shot is fired, in thousandths of a degree: `aim` with the sway of the player's hand
 * added, within the limits of the elevation; the sway to a side is left out if the barrel may not point there.
 */
export function firedAim(barrel: Barrel, aim: Aim, sway: Aim): Aim {
  const { bearing } = aimedBy(barrel, aim, { bearing: sway.bearing, elevation: 0 }).aim;
  return { bearing, elevation: withinScrew(aim.elevation + sway.elevation) };
}
