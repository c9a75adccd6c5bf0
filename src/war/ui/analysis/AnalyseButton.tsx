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

/** A button, shown after the end of a war, that opens the panel of its analysis and starts the analysis. */
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
