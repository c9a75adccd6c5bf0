import { normalBearing } from '../../engine/angles';
import type { Aim } from '../../engine/flight';
import { LEAST_ELEVATION, MOST_ELEVATION, turnHindrances } from '../../engine/gun';
import type { Hindrance } from '../../engine/reasons';
import type { Battle, Gun } from '../../engine/types';

/** What keeps a gun from being aimed as the hand would have it. */
export type AimLimit =
  | { readonly kind: 'lowest' | 'highest' }
  | { readonly kind: 'turn'; readonly by: readonly Hindrance[] };

export interface Aimed {
  readonly aim: Aim;
  /** What the hand has met; nothing where it went as far as it would. */
  readonly limits: readonly AimLimit[];
}

export const withinScrew = (elevation: number): number =>
  Math.min(MOST_ELEVATION, Math.max(LEAST_ELEVATION, Math.round(elevation)));

/**
 * A gun turned and raised by so much from where it points (4.3): the screw within its limits, the bearing as far as the Country
 * lets it go; where that is not so far, it stays.
 */
export function aimedBy(battle: Battle, gun: Gun, from: Aim, by: Aim): Aimed {
  const limits: AimLimit[] = [];
  const wanted = from.elevation + by.elevation;
  const elevation = withinScrew(wanted);
  if (elevation > wanted) limits.push({ kind: 'lowest' });
  if (elevation < wanted) limits.push({ kind: 'highest' });
  const turned = normalBearing(Math.round(from.bearing + by.bearing));
  if (turned === from.bearing) return { aim: { bearing: turned, elevation }, limits };
  const met = turnHindrances(battle, gun, turned);
  if (met.length === 0) return { aim: { bearing: turned, elevation }, limits };
  limits.push({ kind: 'turn', by: met });
  return { aim: { bearing: from.bearing, elevation }, limits };
}

/** Where a shot goes that is fired now: the sway within the limits, and not where the gun cannot turn. */
export function firedAim(battle: Battle, gun: Gun, aim: Aim, sway: Aim): Aim {
  const { bearing } = aimedBy(battle, gun, aim, { bearing: sway.bearing, elevation: 0 }).aim;
  return { bearing, elevation: withinScrew(aim.elevation + sway.elevation) };
}
