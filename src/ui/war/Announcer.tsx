import { useEffect, useRef, useState } from 'react';
import type { War } from '../../store/war';
import { eventSentences } from '../../words/events';
import { t } from '../../words/t';

/** Says what has just been done, for whoever does not see the board. */
export function Announcer({ war }: { readonly war: War }) {
  const known = useRef(war);
  const [words, setWords] = useState('');
  useEffect(() => {
    const before = known.current;
    known.current = war;
    if (war === before) return;
    const last = war.actions.length - 1;
    const action = war.actions[last];
    const [from, to] = [war.positions[last], war.positions[last + 1]];
    if (war.actions.length < before.actions.length) setWords(t('war:event.undone'));
    else if (action && from && to) setWords(eventSentences(from, action, to).join(' '));
  }, [war]);
  return (
    <p className="heard" role="log" aria-live="polite">
      {words}
    </p>
  );
}
