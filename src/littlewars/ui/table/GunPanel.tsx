import { useMemo, useState, type ReactNode } from 'react';
import type { Subscribe } from '../../../shell/signal';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { useSignal } from '../../../shell/ui/useSignal';
import { bearingOf, turnBetween } from '../../engine/angles';
import type { Aim } from '../../engine/flight';
import { crewNear, outOfAction } from '../../engine/gun';
import { firingFaults } from '../../engine/gunnery';
import { distance, FOOT } from '../../engine/lengths';
import { backLine, isReady } from '../../engine/men';
import type { Battle, Gun, Man } from '../../engine/types';
import { crewFor, haulToward } from '../../game/hauling';
import { isObserved } from '../../game/settings';
import { t } from '../../words/t';
import { capital, nameOf } from '../../words/names';
import { refusalWords } from '../../words/reasons';
import { useOwnSettings, useSettings } from '../base/useGame';
import { AimByNumbers } from './AimByNumbers';
import { March } from './March';
import type { useTable } from './useTable';

/** Hook: returns why a gun may not be fired with its present bearing, as sentences; empty if it may. */
export const useFireRefusal = (battle: Battle, gun: Gun): string =>
  refusalWords(
    battle,
    useMemo(() => firingFaults(battle, gun.id, gun), [battle, gun]),
  );

/** The area in front of a gun in which its own men may block its shot: its depth, and its angle to either side. */
const DEPTH = 2 * FOOT;
const ANGLE = 20_000;

/** Returns the mover's own men in front of a gun that points this way, who may lie down while it fires (4.3). */
const menBefore = (battle: Battle, gun: Gun, bearing: number): readonly Man[] =>
  battle.phase !== 'guns'
    ? []
    : battle.men.filter(
        (man) =>
          man.side === battle.mover &&
          isReady(man) &&
          distance(gun, man) <= DEPTH &&
          Math.abs(turnBetween(bearing, bearingOf(gun, man))) <= ANGLE,
      );

/** A switch for the observer's circle, which the gunner's view draws around where the last shot struck. */
function ObserverSwitch(): ReactNode {
  const settings = useOwnSettings();
  const announcer = useAnnouncer();
  const on = useSettings(isObserved);
  return (
    <button
      type="button"
      className="lw-switch"
      aria-pressed={on}
      onClick={() => {
        settings.change({ observer: on ? 'off' : 'on' });
        announcer.answer(t(on ? 'lwGunner:observer.off' : 'lwGunner:observer.on'));
      }}
    >
      {t('lwGunner:observer.name')}
    </button>
  );
}

type MenBeforeProps = Pick<GunPanelProps, 'battle' | 'gun' | 'aim' | 'onTurned' | 'table'>;

/**
 * A button that lets the men before a gun lie down or stand up, as it points now: `aim`, until a hand turns it
 * further. Only this is rerendered meanwhile.
 */
function MenBefore({ battle, gun, aim, onTurned, table }: MenBeforeProps): ReactNode {
  const [turned, setTurned] = useState<Aim | null>(null);
  useSignal(onTurned, setTurned);
  const { bearing } = turned ?? aim;
  const before = useMemo(() => menBefore(battle, gun, bearing), [battle, gun, bearing]);
  if (before.length === 0) return null;
  const lying = before.some((man) => !man.lying);
  return (
    <button
      type="button"
      onClick={() =>
        table.lie(
          before.map(({ id }) => id),
          lying,
        )
      }
    >
      {t(lying ? 'lwTable:gun.down' : 'lwTable:gun.up', { count: before.length })}
    </button>
  );
}

/**
 * The props of the panel of a chosen gun: the battle, the gun and its aim, the callbacks that aim, fire and open the
 * gunner's view, and the orders of the table. Angles are in thousandths of a degree.
 */
export interface GunPanelProps {
  readonly battle: Battle;
  readonly gun: Gun;
  readonly aim: Aim;
  readonly onAim: (aim: Aim) => void;
  /** Calls back with where the barrel points while a hand moves it, before the hand rests. */
  readonly onTurned: Subscribe<Aim>;
  /** Opens the gunner's view of this gun; null while it is open. */
  readonly onLook: (() => void) | null;
  readonly onFire: (bearing: number, elevation: number) => void;
  readonly table: ReturnType<typeof useTable>;
}

/**
 * Renders the panel of a chosen gun of the mover's: whether it is in action, a button for the gunner's view (`onLook`,
 * null while that is open), and fields that aim it (`onAim`) and fire it (`onFire`) by bearing and elevation.
 */
export function GunPanel(props: GunPanelProps): ReactNode {
  const { battle, gun, aim, onAim, onTurned, onLook, onFire, table } = props;
  const refusal = useFireRefusal(battle, gun);
  const reasons = outOfAction(battle, gun);
  const line = backLine(battle, gun.side);
  return (
    <section aria-labelledby="lw-gun">
      <h2 id="lw-gun">{t('lwTable:gun.title', { gun: gun.id })}</h2>
      <p>
        {reasons.length === 0
          ? t('lwTable:gun.near', { count: crewNear(battle, gun, gun.side).length })
          : refusalWords(battle, reasons)}{' '}
        {t('lwTable:gun.shots', { count: gun.shots })}
      </p>
      {refusal !== '' && reasons.length === 0 && <p className="lw-refusal">{refusal}</p>}
      <div className="lw-acts row">
        {onLook !== null && (
          <button type="button" className="primary" disabled={refusal !== ''} onClick={onLook}>
            {t('lwTable:gun.look')}
          </button>
        )}
        <MenBefore
          key={`${aim.bearing} ${aim.elevation}`}
          {...{ battle, gun, aim, onTurned, table }}
        />
        <ObserverSwitch />
        <button
          type="button"
          onClick={() => {
            const crew = crewFor(battle, gun, { x: gun.x, y: line }, []).map(({ id }) => id);
            table.give({ kind: 'takeOff', gun: gun.id, crew }, () =>
              capital(t('lwTable:takenOff', { gun: nameOf(battle, gun.id) })),
            );
          }}
        >
          {t('lwTable:takeOff', { gun: nameOf(battle, gun.id) })}
        </button>
      </div>
      <March
        battle={battle}
        from={gun}
        onMove={(by) => {
          const haul = haulToward(battle, gun, { x: gun.x + by.x, y: gun.y + by.y });
          if (haul.ok) table.haul(haul.order);
          else table.refused(haul.reasons);
        }}
      />
      <AimByNumbers aim={aim} onAim={onAim} onFire={onFire} mayFire={refusal === ''} />
    </section>
  );
}
