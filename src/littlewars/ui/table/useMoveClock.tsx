import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { shownTime } from '../../../shell/clock';
import { leaveQuestions, useAlarm } from '../../../shell/ui/clock/useAlarm';
import type { ClockSound } from '../../../shell/ui/sound/score';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import type { ClockEvent } from '../../store/state';
import { lateMessages } from '../../words/t';
import { useBattleStore, useOwnSettings } from '../base/useGame';

const tell = lateMessages('lwTable');

/** The time that is left, as it is said. */
function leftWords(left: number): string {
  const { minutes, seconds } = shownTime(left);
  return seconds === 0 && minutes > 0
    ? tell('clock.minutes', { count: minutes })
    : tell('clock.seconds', { count: minutes * 60 + seconds });
}

/** The interval is called off as a warning is: its end begins something. */
const SOUND: Readonly<Record<Exclude<ClockEvent['is'], 'beforeTime'>, ClockSound>> = {
  warning: 'warning',
  second: 'tick',
  time: 'timeOut',
  go: 'warning',
};

function eventWords(event: ClockEvent): string {
  if (event.is === 'warning') return leftWords(event.left);
  return event.is === 'time' || event.is === 'go' ? tell(`clock.${event.is}`) : '';
}

/**
 * Sounds and tells the warnings of the clock and its end (3.1); answers what is to stand on the page for that. A question that
 * is open when the time is up is left.
 */
export function useMoveClock(): ReactNode {
  const { clock } = useBattleStore();
  const { node, raise } = useAlarm();
  const hear = useEffectEvent((event: ClockEvent) => {
    if (event.is === 'beforeTime') leaveQuestions();
    else raise(SOUND[event.is], eventWords(event));
  });
  useEffect(() => clock.hear((event) => hear(event)), [clock]);
  useOutOfSight();
  return node;
}

/** Why a clock stands still: nobody sees the page. It goes on when somebody lets it. */
export const OUT_OF_SIGHT = 'hidden';

/** What is kept when the page goes out of sight, and whether the clock then waits; who comes back is told that it does. */
function useOutOfSight(): void {
  const { clock, state } = useBattleStore();
  const settings = useOwnSettings();
  const announcer = useAnnouncer();
  useEffect(() => {
    const look = (): void => {
      if (document.hidden) {
        if (settings.getState().clockHidden) clock.pause(OUT_OF_SIGHT);
        else clock.keep();
      } else if (state.getState().clock?.stops.includes(OUT_OF_SIGHT) === true)
        announcer.answer(tell('clock.hidden'));
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', clock.keep);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', clock.keep);
    };
  }, [clock, state, settings, announcer]);
}
