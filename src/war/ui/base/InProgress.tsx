import type { ReactNode } from 'react';
import { AbandonNote, AbandonQuestion } from '../../../shell/ui/pages/AbandonGame';
import type { AbandonCallbacks } from '../../../shell/ui/pages/useAbandonGame';
import type { Game } from '../../game/game';
import { gameSentence, rulesName, stageSentence } from '../../words/games';
import { t } from '../../words/t';

interface InProgressProps {
  readonly game: Game;
}

/** A sentence that the game in progress, `game`, stays in the library when another one begins. */
export const InProgressNote = ({ game }: InProgressProps): ReactNode => (
  <AbandonNote game={gameSentence(game)} />
);

/**
 * A dialog that asks whether the game in progress, `game`, which the library does not have, may be lost when another
 * one begins. `onClose` is called for no, `onAbandon` for yes.
 */
export const InProgressQuestion = ({
  game,
  ...callbacks
}: InProgressProps & AbandonCallbacks): ReactNode => (
  <AbandonQuestion
    game={gameSentence(game)}
    facts={[stageSentence(game), t('headquarters:rulesOf', { rules: rulesName(game) })]}
    {...callbacks}
  />
);
