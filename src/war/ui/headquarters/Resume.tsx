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

/**
 * The entry of the start menu for the game in progress: a button that calls `onResume`, with the players, how far the
 * game has come, its bots, rules and map.
 */
export const Resume = ({ game, onResume }: ResumeProps): ReactNode => (
  <ResumeEntry
    label={t(isOver(game) ? 'headquarters:seeEnd' : 'headquarters:continue')}
    onResume={onResume}
    game={gameSentence(game)}
    facts={[stageSentence(game), ...SIDES.map((side) => seatSentence(side, game.seats))]}
    more={[t('headquarters:rulesOf', { rules: rulesName(game) }), mapSentence(game.board)]}
  />
);
