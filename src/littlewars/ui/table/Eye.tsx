import { useMemo, type ReactNode } from 'react';
import type { Aim } from '../../engine/flight';
import type { Gun } from '../../engine/types';
import { isObserved } from '../../game/settings';
import { shotsLeft } from '../../words/gunner';
import { useSettings } from '../base/useGame';
import type { ShownHint } from '../base/shownHint';
import { aimedBy } from '../gunner/aiming';
import { barrelOf } from '../gunner/barrel';
import { GunnersView, type GunnersViewProps } from '../gunner/GunnersView';
import type { PlayedShot } from '../gunner/shotClock';
import { struckAt } from '../gunner/shotShown';
import { useFireRefusal } from './GunPanel';

interface EyeProps extends Pick<GunnersViewProps, 'battle' | 'onAim' | 'onShown' | 'onLeave'> {
  readonly gun: Gun;
  readonly aim: Aim;
  readonly onTurned: (aim: Aim) => void;
  readonly played: PlayedShot | null;
  readonly hints: readonly ShownHint[];
  readonly onFire: (gun: string, bearing: number, elevation: number) => void;
}

/**
 * Renders the gunner's view in a battle, in which a gun is aimed and fired (`onFire`) and its shot (`played`) is shown,
 * after which `onShown` is called. `onTurned` is called while the hand still moves the gun, `onAim` once it rests.
 * `onLeave` closes the view.
 */
export function Eye(props: EyeProps): ReactNode {
  const { battle, gun, played, onAim, onTurned, onShown, onFire, onLeave } = props;
  const { bearing, elevation } = props.aim;
  const barrel = useMemo(() => barrelOf(battle, gun), [battle, gun]);
  // Typed values may exceed what the gun can do.
  const { aim } = useMemo(
    () =>
      aimedBy(barrel, gun, {
        bearing: bearing - gun.bearing,
        elevation: elevation - gun.elevation,
      }),
    [barrel, gun, bearing, elevation],
  );
  const refusal = useFireRefusal(battle, gun);
  const observed = useSettings(isObserved);
  const hitAgain = useSettings((now) => now.hitAgain);
  const last = battle.shots.filter((shot) => shot.gun === gun.id).at(-1);
  return (
    <GunnersView
      battle={battle}
      barrel={barrel}
      left={shotsLeft(gun.shots)}
      bearing={aim.bearing}
      elevation={aim.elevation}
      onAim={onAim}
      onTurned={onTurned}
      onFire={(bearing, elevation) => onFire(gun.id, bearing, elevation)}
      refusals={refusal === '' ? [] : [refusal]}
      shot={played}
      onShown={onShown}
      hitAgain={hitAgain}
      hints={props.hints}
      struck={last === undefined || !observed ? null : struckAt(last)}
      onLeave={onLeave}
    />
  );
}
