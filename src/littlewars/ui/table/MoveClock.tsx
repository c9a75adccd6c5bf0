import { useMemo, type ReactNode } from 'react';
import { isRunning } from '../../../shell/clock';
import { clockFace } from '../../../shell/clockFace';
import { ClockFace } from '../../../shell/ui/clock/ClockFace';
import { StoppedClock } from '../../../shell/ui/clock/StoppedClock';
import type { BySide } from '../../engine/types';
import { playerTitle } from '../../words/names';
import { t } from '../../words/t';
import { useBattleState, useBattleStore } from '../base/useGame';
import { useMoveClock } from './useMoveClock';

/** Why the clock is stopped until a player continues: on request, after loading, or because the page was hidden. */
const STOPS = ['asked', 'loaded', 'hidden'] as const;

interface MoveClockProps {
  readonly players: BySide<string>;
  readonly interval: boolean;
}

/**
 * Renders the clock of the move, or of the interval (`interval`; littlewars.md 3.1), and the button that stops it;
 * nothing but its warnings without a clock. While it is stopped a card covers the field, so that nobody moves or fires
 * without losing time.
 */
export function MoveClock({ players, interval }: MoveClockProps): ReactNode {
  const { clock: orders, leaveGame } = useBattleStore();
  const clock = useBattleState((state) => state.clock);
  const alarm = useMoveClock();
  // A new function whenever the clock is set, so that the countdown starts again.
  const left = useMemo(() => () => (clock === null ? 0 : (orders.left() ?? 0)), [clock, orders]);
  const side = clock?.side ?? null;
  if (clock === null || side === null) return alarm;
  const player = playerTitle(players, side);
  const which = side === 'red' ? 'first' : 'second';
  const name = t(interval ? 'lwTable:clock.interval' : 'lwTable:clock.name', { player });
  // A card of setting out covers the field already, and raising it continues the clock.
  const why = clock.stops.includes('curtain')
    ? undefined
    : STOPS.find((each) => clock.stops.includes(each));
  return (
    <div className="lw-clock">
      <ClockFace
        name={name}
        which={which}
        left={left}
        time={clock.control.time[side]}
        active
        running={isRunning(clock)}
        words={clockFace}
        low={t('lwTable:clock.low')}
        pausedNote={t('lwTable:clock.standing')}
      />
      <button type="button" onClick={() => orders.pause('asked')}>
        {t('lwTable:clock.pause')}
      </button>
      {why !== undefined && (
        <StoppedClock
          title={t(`lwTable:clock.card.${why}`)}
          turn={t(interval ? 'lwTable:next' : 'lwTable:toMove', { player })}
          times={[{ name, which, left: clockFace(left()) }]}
          note={t('lwTable:clock.card.text')}
          goOn={t('lwTable:clock.goOn')}
          onGoOn={orders.goOn}
          leave={t('lwField:headquarters')}
          onLeave={leaveGame}
        />
      )}
      {alarm}
    </div>
  );
}
