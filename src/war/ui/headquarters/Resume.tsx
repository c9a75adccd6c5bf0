import type { ReactNode } from 'react';
import { ResumeEntry } from '../../../shell/ui/pages/ResumeEntry';
import { SIDES } from '../../engine/vocabulary';
import { isOver, type Game } from '../../game/game';
import { gameSentence, rulesName, stageSentence } from '../../words/games';
import { mapSentence } from '../../words/maps';
import { seatSentence } from '../../words/opponent';
import { t } from '../../words/t';

interface ResumeProps {
  readonly game: Game;
  readonly onResume: () => void;
}

/** The menu entry that resumes the game in progress, with a small picture of its units and how far it has come. */
export const Resume = ({ game, onResume }: ResumeProps): ReactNode => (
  <ResumeEntry
    label={t(isOver(game) ? 'headquarters:seeEnd' : 'headquarters:continue')}
    onResume={onResume}
    game={gameSentence(game)}
    facts={[stageSentence(game), ...SIDES.map((side) => seatSentence(side, game.seats))]}
    more={[t('headquarters:rulesOf', { rules: rulesName(game) }), mapSentence(game.board)]}
  />
);
