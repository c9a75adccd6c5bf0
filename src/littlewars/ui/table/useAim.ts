import { useState } from 'react';
import type { Aim } from '../../engine/flight';

const LEVEL: Aim = { bearing: 0, elevation: 0 };

/**
 * Hook: returns the aim of the chosen gun, or of a body's rifles, in thousandths of a degree, and its setter, for the
 * view along the barrel and the number fields alike: as it `points` until one of them turns it, level if nothing is
 * chosen. It follows everything that turns the gun itself: a shot, an undone order, another gun, by its `id`.
 */
export function useAim(
  id: string,
  points: Aim = LEVEL,
): readonly [aim: Aim, setAim: (aim: Aim) => void] {
  const { bearing, elevation } = points;
  const [wanted, setWanted] = useState<{ readonly of: string; readonly aim: Aim } | null>(null);
  const of = `${id} ${bearing} ${elevation}`;
  return [wanted?.of === of ? wanted.aim : { bearing, elevation }, (aim) => setWanted({ of, aim })];
}
