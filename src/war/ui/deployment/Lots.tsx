import { useCallback, useMemo } from 'react';
import { setupOfDeployments } from '../../engine/deployment';
import { positionOf } from '../../engine/position';
import { SIDES, type Square } from '../../engine/vocabulary';
import type { Game, Stage } from '../../game/game';
import { BOARD } from '../../game/ground';
import { squareWords } from '../../words/board';
import { playerTitle } from '../../words/players';
import { t } from '../../words/t';
import { BoardMap } from '../board/BoardMap';
import { Medal } from '../base/Medal';
import { viewOf } from '../insight/viewOf';
import { useAcross } from '../base/facing';
import { useGameStore } from '../base/useGame';
import { useOrientation } from '../table/useOrientation';

interface LotsProps {
  readonly game: Game;
  readonly stage: Extract<Stage, { name: 'lots' }>;
}

const NOTHING: ReadonlySet<Square> = new Set();

/** Both armies are revealed; lots are drawn for the first turn. */
export function Lots({ game, stage: { armies, first } }: LotsProps) {
  const store = useGameStore();
  const orientation = useOrientation();
  const across = useAcross();
  const position = useMemo(
    () => positionOf(BOARD, game.rules, setupOfDeployments(BOARD, armies.N, armies.S, 'N')),
    [game.rules, armies],
  );
  const view = useMemo(() => viewOf(position, SIDES), [position]);
  const describe = useCallback(
    (square: Square) => squareWords(position, square, false),
    [position],
  );
  const ignore = useCallback(() => undefined, []);
  return (
    <main className="table">
      <BoardMap
        board={BOARD}
        orientation={orientation}
        across={across}
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
          <Medal side="N" />
          <Medal side="S" />
        </div>
        <p role="status" className="lots-result">
          {first === null
            ? t('deployment:lots.text')
            : t('deployment:lots.drawn', { side: playerTitle(game.players, first) })}
        </p>
        {first === null ? (
          <button
            type="button"
            className="primary"
            data-first-focus
            onClick={store.deployment.drawLots}
          >
            {t('deployment:lots.draw')}
          </button>
        ) : (
          <button type="button" className="primary" onClick={store.deployment.beginWar}>
            {t('deployment:lots.begin')}
          </button>
        )}
      </section>
    </main>
  );
}
