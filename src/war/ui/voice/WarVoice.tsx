import { useEffect, useMemo, useRef } from 'react';
import type { War } from '../../game/war';
import { useGame } from '../base/useGame';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { answerTo, eventsBetween, greeting, type Moment } from '../../words/warAloud';

/** Says what has been done, is chosen, refused or looked back at, for whoever does not see the board. */
export function WarVoice({ war }: { readonly war: War }) {
  const announcer = useAnnouncer();
  const curtain = useGame((state) => state.curtain);
  const chosen = useGame((state) => state.chosen);
  const preview = useGame((state) => state.preview);
  const aim = useGame((state) => state.aim);
  const refusal = useGame((state) => state.refusal);
  const review = useGame((state) => state.review);
  const now = useMemo(
    (): Moment => ({ war, curtain, chosen, preview, aim, refusal, review }),
    [war, curtain, chosen, preview, aim, refusal, review],
  );
  const told = useRef<Moment | null>(null);
  useEffect(() => {
    const before = told.current;
    told.current = now;
    if (before === null) announcer.say(greeting(now));
    else if (before !== now) {
      announcer.say(eventsBetween(before, now));
      const answer = answerTo(before, now);
      if (answer !== null) announcer.answer(answer);
    }
  }, [announcer, now]);
  return null;
}
