import { useEffect, useEffectEvent } from 'react';
import { shownTime } from '../../../shell/clock';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { lateMessages } from '../../words/t';
import { useBattleState, useBattleStore } from '../base/useGame';

const tell = lateMessages('lwTable');

/** The time that is left, as it is said. */
export function leftWords(left: number): string {
  const { minutes, seconds } = shownTime(left);
  return seconds === 0 && minutes > 0
    ? tell('clock.minutes', { count: minutes })
    : tell('clock.seconds', { count: minutes * 60 + seconds });
}

/** Tells the warnings of the clock and its end (3.1). */
export function useMoveClock(): void {
  const { clock } = useBattleStore();
  const announcer = useAnnouncer();
  const hear = useEffectEvent((words: string) => announcer.answer(words));
  useEffect(
    () =>
      clock.hear((event) => {
        if (event.is === 'warning') hear(leftWords(event.left));
        if (event.is === 'time') hear(tell('clock.time'));
      }),
    [clock],
  );
}

/** Whether a clock stands still that would run. */
export const useStands = (): boolean =>
  useBattleState(({ clock }) => clock !== null && clock.since === null);
