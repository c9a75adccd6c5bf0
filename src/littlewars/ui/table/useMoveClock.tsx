import type { ReactNode } from 'react';
import { shownTime } from '../../../shell/clock';
import { leaveQuestions, useAlarm } from '../../../shell/ui/clock/useAlarm';
import { useOutOfSight } from '../../../shell/ui/clock/useOutOfSight';
import type { ClockSound } from '../../../shell/ui/sound/score';
import { useSignal } from '../../../shell/ui/useSignal';
import type { ClockEvent } from '../../store/state';
import { t } from '../../words/t';
import { useBattleStore, useOwnSettings } from '../base/useGame';

/** Returns the remaining time as it is announced. */
function leftWords(left: number): string {
  const { minutes, seconds } = shownTime(left);
  return seconds === 0 && minutes > 0
    ? t('lwTable:clock.minutes', { count: minutes })
    : t('lwTable:clock.seconds', { count: minutes * 60 + seconds });
}

/** The end of the interval sounds like a warning, because it begins something. */
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
 * Hook: sounds and announces to screen readers the warnings of the clock, the end of a move's time and the beginning of
 * a move (littlewars.md 3.1); returns the element to render in which the last of these is announced. An open question
 * is closed when the time is up.
 */
export function useMoveClock(): ReactNode {
  const { clock } = useBattleStore();
  const settings = useOwnSettings();
  const { node, raise } = useAlarm();
  useSignal(clock.listen, (event) => {
    if (event.is === 'beforeTime') leaveQuestions();
    else raise(SOUND[event.is], eventWords(event));
  });
  useOutOfSight(clock, () => settings.getState().clockHidden);
  return node;
}
