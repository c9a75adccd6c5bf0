import type { ReactNode } from 'react';
import { t } from '../../words/t';
import { Question } from '../Question';
import type { GiveUpAnswers } from './useGiveUp';

/** Renders a sentence that the game in progress, `game` in words, stays in the library when another begins. */
export const GiveUpNote = ({ game }: { readonly game: string }): ReactNode =>
  t('shell:abandon.stays', { game });

interface GiveUpQuestionProps extends GiveUpAnswers {
  /** The name of the game in progress. */
  readonly game: string;
  /** Its state, one fact a line. */
  readonly facts: readonly string[];
}

/**
 * Renders the question whether the game in progress, which the library does not have, may be lost when another begins.
 * `game` is its name and `facts` its state; `onClose` is called for no, `onGiveUp` for yes.
 */
export const GiveUpQuestion = ({ game, facts, ...answers }: GiveUpQuestionProps): ReactNode => (
  <Question
    title={t('shell:abandon.title')}
    stay={t('shell:abandon.cancel')}
    onStay={answers.onClose}
    act={t('shell:abandon.confirm')}
    onAct={answers.onGiveUp}
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
