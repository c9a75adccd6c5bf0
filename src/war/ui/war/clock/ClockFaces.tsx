import { clockFace } from '../../../../shell/clockFace';
import { useMemo, type ReactNode } from 'react';
import { isRunning } from '../../../../shell/clock';
import { ClockFace } from '../../../../shell/ui/clock/ClockFace';
import { useLanguage } from '../../../../shell/ui/useLanguage';
import { SIDES, type Side } from '../../../engine/vocabulary';
import type { Players } from '../../../game/game';
import type { WarClock } from '../../../store/state';
import { isNamed, sideName } from '../../../words/sentences';
import { useGameState } from '../../base/useGame';
import { t } from '../../../words/t';

/** The time that each side has left, and a button that stops the clock. Nothing if the war has no clock. */
export function ClockFaces({ players }: { readonly players: Players }): ReactNode {
  useLanguage();
  const clock = useGameState((state) => state.clock);
  if (clock === null) return null;
  return (
    <div className="clock-faces" role="group" aria-label={t('clock:faces')}>
      {SIDES.map((side) => (
        <Face
          key={side}
          clock={clock}
          side={side}
          name={isNamed(players, side) ? players[side] : sideName(side)}
        />
      ))}
      <button
        type="button"
        className="clock-stop"
        aria-label={t('clock:stop')}
        title={t('clock:stop')}
        onClick={() => clock.pause('asked')}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 2H6.5V14H3ZM9.5 2H13V14H9.5Z" />
        </svg>
      </button>
    </div>
  );
}

interface FaceProps {
  readonly clock: WarClock;
  readonly side: Side;
  readonly name: string;
}

function Face({ clock, side, name }: FaceProps): ReactNode {
  const { now } = clock;
  const { control } = now;
  const active = now.side === side;
  // A new function whenever the clock is set, so that the countdown restarts. For a side not to move with a time
  // for each turn, that of the next.
  const left = useMemo(
    () => () => (control.kind === 'turn' && !active ? control.time[side] : clock.left(side)),
    [clock, control, side, active],
  );
  return (
    <ClockFace
      name={name}
      which={side === 'N' ? 'first' : 'second'}
      left={left}
      time={control.time[side]}
      active={active}
      running={active && isRunning(now)}
      words={clockFace}
      low={t('clock:low')}
      pausedNote={t('clock:standing')}
    />
  );
}
