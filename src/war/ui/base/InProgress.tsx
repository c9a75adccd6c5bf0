import type { ReactNode } from 'react';
import { GiveUpNote, GiveUpQuestion } from '../../../shell/ui/pages/GiveUp';
import type { GiveUpAnswers } from '../../../shell/ui/pages/useGiveUp';
import type { Game } from '../../game/game';
import { gameSentence, rulesName, stageSentence } from '../../words/games';
import { t } from '../../words/t';

interface InProgressProps {
  /** The game in progress. */
  readonly game: Game;
}

/**
 * Says what happens to the game in progress when another one begins: it stays in the library, or it is lost because it
 * could not be saved.
 */
export const InProgressNote = ({ game }: InProgressProps): ReactNode => (
  <GiveUpNote game={gameSentence(game)} />
);

/** Asks the player whether the game in progress, which could not be saved, may be lost when another one begins. */
export const InProgressQuestion = ({
  game,
  ...answers
}: InProgressProps & GiveUpAnswers): ReactNode => (
  <GiveUpQuestion
    game={gameSentence(game)}
    facts={[stageSentence(game), t('headquarters:rulesOf', { rules: rulesName(game) })]}
    {...answers}
  />
);
