import { useState, type ReactNode } from 'react';
import { t } from '../../words/t';
import { Dialog } from '../../../shell/ui/Dialog';
import { useGameState } from './useGame';
import { gameSentence, isOver, rulesName, stageSentence } from '../../words/games';

interface GiveUp {
  readonly begin: () => void;
  /** Where the game in progress goes; null where there is none, or where it is asked about. */
  readonly note: string | null;
  readonly question: ReactNode;
}

/** Begins another game, after a question where the game in progress would be lost. */
export function useGiveUp(begin: () => void): GiveUp {
  const inProgress = useGameState(({ game }) => (game === null || isOver(game) ? null : game));
  const kept = useGameState(({ library }) => library === 'kept');
  const [asking, setAsking] = useState(false);
  const keep = (): void => setAsking(false);
  if (inProgress === null) return { begin, note: null, question: null };
  if (kept) {
    const note = t('headquarters:replace.stays', { game: gameSentence(inProgress) });
    return { begin, note, question: null };
  }
  return {
    begin: () => setAsking(true),
    note: null,
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
