import { useState } from 'react';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { NO_SENTENCE, useSentence, type Sentence } from '../../../shell/ui/useSentence';
import { useSignal } from '../../../shell/ui/useSignal';
import type { Battle } from '../../engine/types';
import { t } from '../../words/t';
import { useBattleStore } from './useGame';

/**
 * Hook: returns the `message` about the last order, with `bad` for a refusal; `say`, which shows a sentence and
 * announces it to screen readers, followed by `besides`, words that the page shows elsewhere; and `forget`, which
 * removes the message. An undo or redo removes it too, and is announced with what `changed` returns of the battles
 * before and after it; so does the answer to an offered draw, unannounced.
 */
export function useOrderMessage(changed: (before: Battle, after: Battle) => string = () => '') {
  const announcer = useAnnouncer();
  const [words, setWords] = useSentence();
  const [bad, setBad] = useState(false);
  const forget = (): void => setWords(NO_SENTENCE);
  // The message is about the last order, which has since been replaced.
  useSignal(useBattleStore().onEvent, ({ is, before, after }) => {
    // The panel has buttons of its own for the answer, and shows the result itself.
    if (is === 'order' && before.drawOffers.length === 1 && after.drawOffers.length !== 1) forget();
    if (is !== 'undo' && is !== 'redo') return;
    forget();
    const done = t(is === 'undo' ? 'lwTable:undone' : 'lwTable:redone');
    announcer.answer(`${done} ${changed(before, after)}`.trim());
  });
  return {
    message: { words, bad },
    forget,
    say: (sentence: Sentence, isBad = false, besides = ''): void => {
      setWords(sentence);
      setBad(isBad);
      announcer.answer(`${sentence()} ${besides}`.trim());
    },
  };
}
