import { useEffect, useMemo, useRef } from 'react';
import type { War } from '../../game/war';
import { useGameStore, useTableState } from '../base/useGame';
import { useYou } from '../base/you';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { answerTo, eventsBetween, greeting, type HeardMoment } from '../../words/warAloud';
import { usePaced } from './usePaced';

interface WarVoiceProps {
  readonly war: War;
  /** The board is hidden. */
  readonly curtain?: boolean;
}

/** Says what has been done, is chosen, refused or looked back at, for whoever does not see the board. */
export function WarVoice({ war, curtain = false }: WarVoiceProps) {
  const announcer = useAnnouncer();
  const { settings } = useGameStore();
  const you = useYou();
  const choice = useTableState((state) => state.choice);
  const refusal = useTableState((state) => state.refusal);
  const now = useMemo(
    (): HeardMoment => ({ war, you, curtain, choice, refusal }),
    [war, you, curtain, choice, refusal],
  );
  usePaced();
  const told = useRef<HeardMoment | null>(null);
  useEffect(() => {
    const before = told.current;
    told.current = now;
    if (before === now) return;
    const style = settings.getState();
    const events = before === null ? greeting(now) : eventsBetween(before, now);
    const briefs = events.map(({ brief }) => brief);
    announcer.say(style.earStyle === 'terse' ? briefs : events.map(({ words }) => words), briefs);
    const answer = before && answerTo(before, now, style);
    if (answer !== null) announcer.answer(answer);
  }, [announcer, settings, now]);
  return null;
}
