import { normalBearing } from '../../engine/angles';
import type { Aim } from '../../engine/flight';
import { LEAST_ELEVATION, MOST_ELEVATION, turnHindrances } from '../../engine/gun';
import type { Hindrance } from '../../engine/reasons';
import type { Battle, Gun } from '../../engine/types';

/** What prevents a gun from being aimed as wanted. */
export type AimLimit =
  | { readonly kind: 'lowest' | 'highest' }
  | { readonly kind: 'turn'; readonly by: readonly Hindrance[] };

export interface Aimed {
  readonly aim: Aim;
  /** The limits that were reached; empty if the gun moved as far as wanted. */
  readonly limits: readonly AimLimit[];
}

export const withinScrew = (elevation: number): number =>
  Math.min(MOST_ELEVATION, Math.max(LEAST_ELEVATION, Math.round(elevation)));

/**
 * Returns a gun turned and raised by the given amounts from where it points (4.3): the screw within its limits, the
 * bearing as far as the Country allows; if it cannot turn that far, it stays.
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

/** Where a shot fired now goes: the sway is applied within the limits, and left out where the gun cannot turn. */
export function firedAim(battle: Battle, gun: Gun, aim: Aim, sway: Aim): Aim {
  const { bearing } = aimedBy(battle, gun, aim, { bearing: sway.bearing, elevation: 0 }).aim;
  return { bearing, elevation: withinScrew(aim.elevation + sway.elevation) };
}
