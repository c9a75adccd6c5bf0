import { useState, type ReactNode } from 'react';
import { gunNamed } from '../../engine/refusals';
import type { Battle } from '../../engine/types';
import { isObserved } from '../../game/settings';
import { useSettings } from '../base/useGame';
import { GunnersView } from '../gunner/GunnersView';
import type { PlayedShot } from '../gunner/shotClock';
import { struckAt } from '../gunner/shotShown';
import { useFireRefusal } from './GunPanel';

interface EyeProps {
  readonly battle: Battle;
  readonly gun: string;
  readonly played: PlayedShot | null;
  readonly onShown: () => void;
  readonly onFire: (gun: string, bearing: number, elevation: number) => void;
  readonly onLeave: () => void;
}

/** The gunner's eye: where a gun is aimed and fired, and its shot seen. */
export function Eye({ battle, gun: id, played, onShown, onFire, onLeave }: EyeProps): ReactNode {
  const gun = gunNamed(battle, id);
  const [aim, setAim] = useState({
    bearing: gun?.bearing ?? 0,
    elevation: gun?.elevation ?? 0,
  });
  const refusal = useFireRefusal(battle, gun);
  const observed = useSettings(isObserved);
  if (gun === undefined) return null;
  const last = battle.shots.filter((shot) => shot.gun === id).at(-1);
  return (
    <GunnersView
      battle={battle}
      gun={id}
      bearing={aim.bearing}
      elevation={aim.elevation}
      onAim={setAim}
      onFire={(bearing, elevation) => onFire(id, bearing, elevation)}
      refusals={refusal === '' ? [] : [refusal]}
      shot={played}
      onShown={onShown}
      struck={last === undefined || !observed ? null : struckAt(last)}
      onLeave={onLeave}
    />
  );
}
