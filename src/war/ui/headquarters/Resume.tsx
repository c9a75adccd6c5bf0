import type { ReactNode } from 'react';
import type { Game } from '../../game/game';
import { isOver } from '../../game/over';
import { gameSentence, rulesName, stageSentence } from '../../words/gameSentences';
import { t } from '../../words/t';
import type { Board } from '../../engine/board';
import { mapSentence } from '../../words/maps';
import { SIDES } from '../../engine/vocabulary';
import type { Programs } from '../../game/seat';
import { seatsSentence } from '../../words/opponent';

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

/** On which map a game is played, where that is not Debord's. */
function MapNamed({ board }: { readonly board: Board }): ReactNode {
  const sentence = mapSentence(board);
  return sentence !== '' && <span className="hq-menu-rules">{sentence}</span>;
}

/** Where programs sit and how well they play, a line each; nothing for a game of people. */
const SeatsNamed = ({ programs }: { readonly programs: Programs | undefined }): ReactNode =>
  programs &&
  SIDES.filter((side) => programs[side] !== undefined).map((side) => (
    <span key={side}>{seatsSentence({ [side]: programs[side] })}</span>
  ));
