import { useState } from 'react';
import type { Aim } from '../../engine/flight';
import type { Gun } from '../../engine/types';

const LEVEL: Aim = { bearing: 0, elevation: 0 };

/**
 * Where the gun that is chosen is to point, for the eye and for the numbers alike: as it stands, until one of them turns it.
 * What turns the gun itself, a shot, an order taken back, another gun chosen, is followed.
 */
export function useAim(gun: Gun | undefined): readonly [aim: Aim, setAim: (aim: Aim) => void] {
  const { id, bearing, elevation } = { id: '', ...LEVEL, ...gun };
  const [wanted, setWanted] = useState<{ readonly of: string; readonly aim: Aim } | null>(null);
  const of = `${id} ${bearing} ${elevation}`;
  return [wanted?.of === of ? wanted.aim : { bearing, elevation }, (aim) => setWanted({ of, aim })];
}
