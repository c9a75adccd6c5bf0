import type { ReactNode } from 'react';
import type { Game } from '../../game/game';
import { isOver } from '../../game/over';
import { gameSentence, rulesName, stageSentence } from '../../words/gameSentences';
import { t } from '../../words/t';
import { SeatsNamed } from './SeatsNamed';
import { MapNamed } from './MapNamed';

interface ResumeProps {
  readonly game: Game;
  readonly onResume: () => void;
}

/** The game in progress, and the way back to it. */
export function Resume({ game, onResume }: ResumeProps): ReactNode {
  return (
    <div className="hq-menu-game">
      <button
        type="button"
        className="primary"
        aria-describedby="game-in-progress"
        onClick={onResume}
      >
        {t(isOver(game) ? 'headquarters:seeEnd' : 'headquarters:continue')}
      </button>
      <p id="game-in-progress">
        <strong>{gameSentence(game)}</strong>
        <span>{stageSentence(game)}</span>
        {game.programs && <SeatsNamed programs={game.programs} />}
        <span className="hq-menu-rules">
          {t('headquarters:rulesOf', { rules: rulesName(game) })}
        </span>
        <MapNamed board={game.board} />
      </p>
    </div>
  );
}
