import { useEffect, useLayoutEffect, useRef } from 'react';
import { musterAnswer, musterGreeting, type Muster } from './deploymentWords';
import { useAnnouncer } from './useAnnouncer';

/** Says what is placed, taken up and refused, and forgets it all before the next player comes. */
export function useMusterVoice(now: Muster): void {
  const announcer = useAnnouncer();
  const told = useRef<Muster | null>(null);
  useEffect(() => {
    const before = told.current;
    told.current = now;
    const words = before === null ? musterGreeting(now) : musterAnswer(before, now);
    if (words !== null) announcer.answer(words);
  });
  useLayoutEffect(
    () => () => {
      told.current = null;
      announcer.forget();
    },
    [announcer],
  );
}
