import { useEffect, useMemo, useRef } from 'react';
import type { War } from '../../game/war';
import { useTableState } from '../base/useGame';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { answerTo, eventsBetween, greeting, type HeardMoment } from '../../words/warAloud';

interface WarVoiceProps {
  readonly war: War;
  /** The board is hidden. */
  readonly curtain?: boolean;
}

/** Says what has been done, is chosen, refused or looked back at, for whoever does not see the board. */
export function WarVoice({ war, curtain = false }: WarVoiceProps) {
  const announcer = useAnnouncer();
  const choice = useTableState((state) => state.choice);
  const refusal = useTableState((state) => state.refusal);
  const now = useMemo(
    (): HeardMoment => ({ war, curtain, choice, refusal }),
    [war, curtain, choice, refusal],
  );
  const told = useRef<HeardMoment | null>(null);
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
