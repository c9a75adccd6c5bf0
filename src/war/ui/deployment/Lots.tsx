import { useCallback, useMemo } from 'react';
import { setupOfDeployments } from '../../engine/deployment';
import { firstGiven } from '../../engine/handicap';
import { positionOf } from '../../engine/position';
import { SIDES, type Square } from '../../engine/vocabulary';
import type { Game, Stage } from '../../game/game';
import { squareWords } from '../../words/board';
import { playerTitle } from '../../words/sentences';
import { t } from '../../words/t';
import { BoardMap } from '../board/BoardMap';
import { Badge } from '../base/Badge';
import { viewOf } from '../board/viewOf';
import { useAcross, useOrientation } from '../base/orientation';
import { useGameStore } from '../base/useGame';

interface LotsProps {
  readonly game: Game;
  readonly stage: Extract<Stage, { name: 'lots' }>;
}

const NOTHING: ReadonlySet<Square> = new Set();

/**
 * The screen after both deployments: both armies on the board, a button that draws lots for the first move, then the
 * result (or who moves first by a handicap) and a button that begins the war.
 */
export function Lots({ game, stage: { armies, first } }: LotsProps) {
  const { board, rules } = game;
  const store = useGameStore();
  const orientation = useOrientation();
  const across = useAcross();
  const position = useMemo(
    () => positionOf(board, rules, setupOfDeployments(board, armies.N, armies.S, 'N')),
    [board, rules, armies],
  );
  const view = useMemo(() => viewOf(position, SIDES), [position]);
  const describe = useCallback(
    (square: Square) => squareWords(position, square, false),
    [position],
  );
  const given = firstGiven(game.handicap) !== null;
  const ignore = useCallback(() => undefined, []);
  return (
    <main className="table">
      <BoardMap
        board={board}
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
          <h1 id="lots-title">{t(given ? 'deployment:lots.bothSeen' : 'deployment:lots.title')}</h1>
        </header>
        <div
          className={`coin ${first === null ? '' : `${given ? '' : 'coin-drawn '}coin-${first}`}`}
          aria-hidden="true"
        >
          <Badge side="N" />
          <Badge side="S" />
        </div>
        <p id="lots-result" role="status" className="lots-result">
          {first === null
            ? t('deployment:lots.text')
            : t(given ? 'deployment:lots.given' : 'deployment:lots.drawn', {
                side: playerTitle(game.players, first),
              })}
        </p>
        {first === null ? (
          <button
            type="button"
            className="primary"
            data-first-focus
            data-irreversible
            onClick={store.deployment.drawLots}
          >
            {t('deployment:lots.draw')}
          </button>
        ) : (
          <button
            type="button"
            className="primary"
            {...(given && { 'data-first-focus': true, 'aria-describedby': 'lots-result' })}
            data-irreversible
            onClick={store.deployment.beginWar}
          >
            {t('deployment:lots.begin')}
          </button>
        )}
      </section>
    </main>
  );
}
