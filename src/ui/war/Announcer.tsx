import { useState } from 'react';
import type { War } from '../../store/war';
import { eventSentences } from '../../words/events';
import { t } from '../../words/t';

/** Says what has just been done, for whoever does not see the board. */
export function Announcer({ war }: { readonly war: War }) {
  const [said, setSaid] = useState({ war, words: '' });
  if (said.war !== war) setSaid({ war, words: wordsFor(said.war, war) });
  return (
    <p className="heard" role="log" aria-live="polite">
      {said.words}
    </p>
  );
}

/** What happened between two states of a war: its last action, or that one was taken back. */
function wordsFor(before: War, now: War): string {
  if (now.actions.length < before.actions.length) return t('war:event.undone');
  const last = now.actions.length - 1;
  const action = now.actions[last];
  const [from, to] = [now.positions[last], now.positions[last + 1]];
  return action && from && to ? eventSentences(from, action, to).join(' ') : '';
}
