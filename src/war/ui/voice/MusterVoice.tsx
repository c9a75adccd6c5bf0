import { useEffect, useRef } from 'react';
import { musterAnswer, musterGreeting, type Muster } from '../../words/deploymentAloud';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';

/** Says what is placed, taken up and refused. */
export function MusterVoice({ now }: { readonly now: Muster }) {
  const announcer = useAnnouncer();
  const told = useRef<Muster | null>(null);
  useEffect(() => {
    const before = told.current;
    told.current = now;
    const words = before === null ? musterGreeting(now) : musterAnswer(before, now);
    if (words !== null) announcer.answer(words);
  });
  return null;
}
