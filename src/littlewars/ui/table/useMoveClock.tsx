import type { ReactNode } from 'react';
import { shownTime } from '../../../shell/clock';
import { leaveQuestions, useAlarm } from '../../../shell/ui/clock/useAlarm';
import { OUT_OF_SIGHT, useOutOfSight } from '../../../shell/ui/clock/useOutOfSight';
import type { ClockSound } from '../../../shell/ui/sound/score';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { useSignal } from '../../../shell/ui/useSignal';
import type { ClockEvent } from '../../store/state';
import { t } from '../../words/t';
import { useBattleStore, useOwnSettings } from '../base/useGame';

/** The time that is left, as it is said. */
function leftWords(left: number): string {
  const { minutes, seconds } = shownTime(left);
  return seconds === 0 && minutes > 0
    ? t('lwTable:clock.minutes', { count: minutes })
    : t('lwTable:clock.seconds', { count: minutes * 60 + seconds });
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
  return event.is === 'time' || event.is === 'go' ? t(`lwTable:clock.${event.is}`) : '';
}

/**
 * Sounds and tells the warnings of the clock and its end (3.1); answers what is to stand on the page for that. A question that
 * is open when the time is up is left.
 */
export function useMoveClock(): ReactNode {
  const { clock, state } = useBattleStore();
  const announcer = useAnnouncer();
  const settings = useOwnSettings();
  const { node, raise } = useAlarm();
  useSignal(clock.hear, (event) => {
    if (event.is === 'beforeTime') leaveQuestions();
    else raise(SOUND[event.is], eventWords(event));
  });
  // Who comes back to one that has been stopped is told that it is.
  useOutOfSight(
    clock,
    () => settings.getState().clockHidden,
    () => {
      if (state.getState().clock?.stops.includes(OUT_OF_SIGHT) === true)
        announcer.answer(t('lwTable:clock.hidden'));
    },
  );
  return node;
}
