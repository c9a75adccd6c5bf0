import { useMemo, type ReactNode } from 'react';
import { isRunning } from '../../../shell/clock';
import { clockFace } from '../../../shell/clockFace';
import { ClockFace } from '../../../shell/ui/clock/ClockFace';
import { OUT_OF_SIGHT } from '../../../shell/ui/clock/useOutOfSight';
import type { BySide } from '../../engine/types';
import { playerTitle } from '../../words/names';
import { t } from '../../words/t';
import { useBattleState, useBattleStore } from '../base/useGame';
import { useMoveClock } from './useMoveClock';

/** The clock of the move or of the interval (3.1), and the button that pauses it. */
export function MoveClock({
  players,
  interval,
}: {
  readonly players: BySide<string>;
  readonly interval: boolean;
}): ReactNode {
  const { clock: orders } = useBattleStore();
  const clock = useBattleState((state) => state.clock);
  const alarm = useMoveClock();
  // A new function whenever the clock is set, so that the countdown starts again.
  const left = useMemo(() => () => (clock === null ? 0 : (orders.left() ?? 0)), [clock, orders]);
  const side = clock?.side ?? null;
  if (clock === null || side === null) return alarm;
  const running = isRunning(clock);
  return (
    <div className="lw-clock">
      <ClockFace
        name={t(interval ? 'lwTable:clock.interval' : 'lwTable:clock.name', {
          player: playerTitle(players, side),
        })}
        which={side === 'red' ? 'first' : 'second'}
        left={left}
        time={clock.control.time[side]}
        inHand
        running={running}
        words={clockFace}
        low={t('lwTable:clock.low')}
        standing={t('lwTable:clock.standing')}
      />
      <button type="button" onClick={() => (running ? orders.pause('asked') : orders.goOn())}>
        {t(running ? 'lwTable:clock.pause' : 'lwTable:clock.goOn')}
      </button>
      {clock.stops.includes(OUT_OF_SIGHT) && (
        <p className="lw-clock-why">{t('lwTable:clock.hidden')}</p>
      )}
      {alarm}
    </div>
  );
}
