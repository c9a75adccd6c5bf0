import { useState, type ReactNode } from 'react';
import { t } from '../../words/t';
import { Dialog } from '../Dialog';
import { useGame } from '../useGame';
import { gameSentence, isOver, rulesName, stageSentence } from './gameSentences';

/** Begins another game, after a question where the game in progress would be lost; the question is to be shown. */
export function useGiveUp(begin: () => void): { begin: () => void; question: ReactNode } {
  const inProgress = useGame(({ game }) => (game === null || isOver(game) ? null : game));
  const [asking, setAsking] = useState(false);
  const keep = (): void => setAsking(false);
  if (inProgress === null) return { begin, question: null };
  return {
    begin: () => setAsking(true),
    question: (
      <Dialog
        open={asking}
        title={t('headquarters:replace.title')}
        onClose={keep}
        actions={
          <>
            <button type="button" onClick={keep}>
              {t('headquarters:replace.keep')}
            </button>
            <button type="button" className="danger" onClick={begin}>
              {t('headquarters:replace.giveUp')}
            </button>
          </>
        }
      >
        <p>{t('headquarters:replace.text')}</p>
        <p>
          <strong>{gameSentence(inProgress)}</strong>
          <br />
          {stageSentence(inProgress)}
          <br />
          {t('headquarters:rulesOf', { rules: rulesName(inProgress) })}
        </p>
      </Dialog>
    ),
  };
}
