import type { ReactNode } from 'react';
import type { Game } from '../../game/game';
import type { War } from '../../game/war';
import { t } from '../../words/t';
import { useGameStore } from '../base/useGame';
import { analyst } from './analyst';
import { askedTurns } from './question';

interface AnalyseButtonProps {
  readonly game: Game;
  readonly war: War;
}

/** A button that opens the panel of a war's analysis, starts it for all turns, and shows the last position. */
export function AnalyseButton({ game, war }: AnalyseButtonProps): ReactNode {
  const { past } = useGameStore();
  return (
    <button
      type="button"
      onClick={() => {
        analyst.show(true);
        analyst.start(askedTurns(game, war).map(({ question }) => question));
        past.step('last');
      }}
    >
      {t('analysis:ask')}
    </button>
  );
}
