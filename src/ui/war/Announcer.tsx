import { useState } from 'react';
import { present, type War } from '../../store/war';
import { eventSentences } from '../../words/events';
import { capital, theSide } from '../../words/sentences';
import { t } from '../../words/t';
import { useGame } from '../useGame';

interface Moment {
  readonly war: War;
  /** The index of the position looked back at, or null. */
  readonly review: number | null;
}

/** Says what has just been done, or is looked back at, for whoever does not see the board. */
export function Announcer({ war }: { readonly war: War }) {
  const review = useGame((state) => state.review);
  const [said, setSaid] = useState({ war, review, words: '' });
  if (said.war !== war || said.review !== review)
    setSaid({ war, review, words: wordsFor(said, { war, review }) });
  return (
    <p className="heard" role="log" aria-live="polite">
      {said.words}
    </p>
  );
}

/** What happened between two moments: a step, that it was taken back, or that another is looked at. */
function wordsFor(before: Moment, now: Moment): string {
  const { turn, side, over } = present(now.war);
  const whose = { turn, side: theSide(side) };
  if (now.war !== before.war) {
    if (now.war.actions.length >= before.war.actions.length)
      return stepWords(now.war, now.war.actions.length);
    const then = present(before.war);
    return then.turn === turn && then.over === null
      ? t('war:event.undone')
      : t('war:event.turnUndone', { turn, side: capital(theSide(side)) });
  }
  if (now.review === null)
    return over === null ? t('war:event.present', whose) : t('war:event.presentOver');
  if (now.review === 0)
    return t('war:event.atStart', { side: capital(theSide(now.war.positions[0].side)) });
  return stepWords(now.war, now.review, now.review - 1 !== before.review);
}

/** The step that led to a position; `alone` names its turn, for who has not heard the step before. */
function stepWords({ actions, positions }: War, at: number, alone = false): string {
  const [from, action, to] = [positions[at - 1], actions[at - 1], positions[at]];
  if (!action || !from || !to) return '';
  const turn = t('war:event.inTurn', { turn: from.turn, side: theSide(from.side) });
  return [...(alone ? [turn] : []), ...eventSentences(from, action, to)].join(' ');
}
