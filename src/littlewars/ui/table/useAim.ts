import { useState } from 'react';
import type { Aim } from '../../engine/flight';
import type { Gun } from '../../engine/types';

const LEVEL: Aim = { bearing: 0, elevation: 0 };

/**
 * Hook: returns the aim of the chosen gun, in thousandths of a degree, and its setter, for the gunner's view and the
 * number fields alike: as the gun stands until one of them turns it, level without a gun. It follows everything that
 * turns the gun itself: a shot, an undone order, another chosen gun.
 */
export function useAim(gun: Gun | undefined): readonly [aim: Aim, setAim: (aim: Aim) => void] {
  const { id, bearing, elevation } = { id: '', ...LEVEL, ...gun };
  const [wanted, setWanted] = useState<{ readonly of: string; readonly aim: Aim } | null>(null);
  const of = `${id} ${bearing} ${elevation}`;
  return [wanted?.of === of ? wanted.aim : { bearing, elevation }, (aim) => setWanted({ of, aim })];
}
