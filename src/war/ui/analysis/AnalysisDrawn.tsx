import { useMemo, type ReactNode } from 'react';
import { useGameState } from '../base/useGame';
import type { Game } from '../../game/game';
import { boardOf, type War } from '../../game/war';
import { ShapesDrawn } from '../board/ShapesDrawn';
import { useOrientation } from '../base/orientation';
import { useAnalysed, turnLookedAt, lineShapes } from './analysed';
import { useAnalyst } from './analyst';

interface AnalysisDrawnProps {
  readonly war: War;
  readonly at: number;
}

/**
 * Draws over the board, as arrows, the better turn that the analysis has found and the turn that was played, if the
 * position shown is the start of an analysed turn and the analysis is open; otherwise nothing. `at` is the index of
 * that position in `war`.
 */
export function AnalysisDrawn({ war, at }: AnalysisDrawnProps): ReactNode {
  const game = useGameState((state) => state.game);
  const { shown } = useAnalyst();
  return shown && game !== null && <Drawn game={game} war={war} at={at} />;
}

function Drawn({ game, war, at }: AnalysisDrawnProps & { readonly game: Game }): ReactNode {
  const orientation = useOrientation();
  const { asked, found } = useAnalysed(game, war);
  const place = turnLookedAt(asked, at);
  const [row, better] = [asked[place]?.row, found[place]?.better];
  const shapes = useMemo(
    () =>
      row === undefined || better == null || row.from !== at
        ? []
        : lineShapes(better.actions, war.actions.slice(row.from, row.to)),
    [row, better, at, war],
  );
  return (
    shapes.length > 0 && (
      <ShapesDrawn board={boardOf(war)} orientation={orientation} shapes={shapes} drawn={null} />
    )
  );
}
