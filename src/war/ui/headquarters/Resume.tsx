import type { ReactNode } from 'react';
import type { Game } from '../../game/game';
import { isOver } from '../../game/over';
import { gameSentence, rulesName, stageSentence } from '../../words/gameSentences';
import { t } from '../../words/t';
import type { Board } from '../../engine/board';
import { mapSentence } from '../../words/maps';
import { SIDES } from '../../engine/vocabulary';
import { seatSentence } from '../../words/opponent';

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
        {SIDES.map((side) => (
          <SeatNamed key={side} sentence={seatSentence(side, game.seats)} />
        ))}
        <span className="hq-menu-rules">
          {t('headquarters:rulesOf', { rules: rulesName(game) })}
        </span>
        <MapNamed board={game.board} />
      </p>
    </div>
  );
}

/** On which map a game is played, where that is not Debord's. */
function MapNamed({ board }: { readonly board: Board }): ReactNode {
  const sentence = mapSentence(board);
  return sentence !== '' && <span className="hq-menu-rules">{sentence}</span>;
}

/** The program in a seat and how well it plays; nothing for a person. */
const SeatNamed = ({ sentence }: { readonly sentence: string }): ReactNode =>
  sentence !== '' && <span>{sentence}</span>;
