import type { ReactNode } from 'react';
import { t } from '../../words/t';
import { Question } from '../Question';
import type { AbandonCallbacks } from './useAbandonGame';

/** Renders a sentence that the game in progress, `game` in words, stays in the library when another begins. */
export const AbandonNote = ({ game }: { readonly game: string }): ReactNode =>
  t('shell:abandon.stays', { game });

interface AbandonQuestionProps extends AbandonCallbacks {
  readonly game: string;
  readonly facts: readonly string[];
}

/**
 * Renders the question whether the game in progress, which the library does not have, may be lost when another begins.
 * `game` is its name and `facts` its state; `onClose` is called for no, `onAbandon` for yes.
 */
export const AbandonQuestion = ({ game, facts, ...callbacks }: AbandonQuestionProps): ReactNode => (
  <Question
    title={t('shell:abandon.title')}
    stay={t('shell:abandon.cancel')}
    onStay={callbacks.onClose}
    act={t('shell:abandon.confirm')}
    onAct={callbacks.onAbandon}
    danger
    reason={<p>{t('shell:abandon.text')}</p>}
  >
    <p>
      <strong>{game}</strong>
      {facts.map((fact) => (
        <span key={fact}>
          <br />
          {fact}
        </span>
      ))}
    </p>
  </Question>
);
