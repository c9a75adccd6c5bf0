import { useCallback, useMemo } from 'react';
import { setupOfDeployments } from '../../engine/deployment';
import { positionOf } from '../../engine/position';
import { SIDES, type Side, type Square } from '../../engine/vocabulary';
import { BOARD, type Game, type Stage } from '../../store/game';
import { describeSquare } from '../../words/board';
import { playerTitle } from '../../words/players';
import { t } from '../../words/t';
import { BoardMap } from '../board/BoardMap';
import { viewOf } from '../board/viewOf';
import { useCommand } from '../useGame';
import { useTurn } from '../useTurn';

interface LotsProps {
  readonly game: Game;
  readonly stage: Extract<Stage, { name: 'lots' }>;
}

const NOTHING: ReadonlySet<Square> = new Set();

/** Both armies are revealed; lots are drawn for the first turn. */
export function Lots({ game, stage: { armies, first } }: LotsProps) {
  const command = useCommand();
  const turn = useTurn();
  const position = useMemo(
    () => positionOf(BOARD, game.rules, setupOfDeployments(BOARD, armies.N, armies.S, 'N')),
    [game.rules, armies],
  );
  const view = useMemo(() => viewOf(position, SIDES), [position]);
  const describe = useCallback(
    (square: Square) => describeSquare(position, square, false),
    [position],
  );
  const ignore = useCallback(() => undefined, []);
  return (
    <main className="table">
      <BoardMap
        board={BOARD}
        turn={turn}
        view={view}
        label={t('deployment:lots.board')}
        describe={describe}
        draggable={NOTHING}
        onPress={ignore}
      />
      <section className="panel" aria-labelledby="lots-title">
        <header className="panel-head">
          <h1 id="lots-title">{t('deployment:lots.title')}</h1>
        </header>
        <div
          className={`coin ${first === null ? '' : `coin-drawn coin-${first}`}`}
          aria-hidden="true"
        >
          <Face side="N" />
          <Face side="S" />
        </div>
        <p role="status" className="lots-result">
          {first === null
            ? t('deployment:lots.text')
            : t('deployment:lots.drawn', { side: playerTitle(game.players, first) })}
        </p>
        {first === null ? (
          <button type="button" className="primary" onClick={command.drawLots}>
            {t('deployment:lots.draw')}
          </button>
        ) : (
          <button type="button" className="primary" onClick={command.beginWar}>
            {t('deployment:lots.begin')}
          </button>
        )}
      </section>
    </main>
  );
}

function Face({ side }: { readonly side: Side }) {
  return (
    <svg className={`coin-face coin-face-${side}`} viewBox="-50 -50 100 100">
      <circle r="47" />
      <circle r="41" className="coin-ring" />
      {side === 'N' ? (
        <path d="M0-30L7-7L30 0L7 7L0 30L-7 7L-30 0L-7-7Z" />
      ) : (
        <path d="M-20-26H20L26-20V20L20 26H-20L-26 20V-20ZM-14-14V14H14V-14Z" fillRule="evenodd" />
      )}
    </svg>
  );
}
