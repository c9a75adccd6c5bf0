import type { ReactNode } from 'react';
import type { Game } from '../../game/game';
import { gameSentence, rulesName, stageSentence } from '../../words/gameSentences';
import { t } from '../../words/t';
import { Question } from '../../../shell/ui/Question';

interface GiveUpNoteProps {
  /** The game in progress. */
  readonly game: Game;
}

/** Says where the game in progress goes when another begins. */
export const GiveUpNote = ({ game }: GiveUpNoteProps): ReactNode =>
  t('headquarters:replace.stays', { game: gameSentence(game) });

interface GiveUpQuestionProps extends GiveUpNoteProps {
  readonly onClose: () => void;
  readonly onGiveUp: () => void;
}

/** Asks whether the game in progress is to be lost to another. */
export const GiveUpQuestion = ({ game, onClose, onGiveUp }: GiveUpQuestionProps): ReactNode => (
  <Question
    title={t('headquarters:replace.title')}
    stay={t('headquarters:replace.keep')}
    onStay={onClose}
    act={t('headquarters:replace.giveUp')}
    onAct={onGiveUp}
    danger
    reason={<p>{t('headquarters:replace.text')}</p>}
  >
    <p>
      <strong>{gameSentence(game)}</strong>
      <br />
      {stageSentence(game)}
      <br />
      {t('headquarters:rulesOf', { rules: rulesName(game) })}
    </p>
  </Question>
);
