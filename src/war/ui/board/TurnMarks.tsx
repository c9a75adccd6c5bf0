import type { Board } from '../../engine/board';
import type { Square } from '../../engine/vocabulary';
import { LastMoveMark, MovePath } from './art/LastMove';
import type { Point } from './art/path';
import { markAt, type Orientation } from './geometry';
import { DecidingMark } from './art/Deciding';
import type { BoardView } from './view';

interface SceneMarksProps {
  readonly board: Board;
  readonly orientation: Orientation;
  readonly scene: readonly Square[];
}

/**
 * Marks the squares `scene`: those where the last turn attacked, destroyed units or took arsenals, or those that a hint
 * points at.
 */
export function SceneMarks({ board, orientation, scene }: SceneMarksProps) {
  return scene.map((square) => (
    <g key={square} {...markAt(board, orientation, 'last-move', square)}>
      <LastMoveMark />
    </g>
  ));
}

interface MovePathsProps {
  readonly paths: readonly (readonly Square[])[];
  readonly centre: (square: Square) => Point;
}

/** Draws the paths that units marched in the turn before. `centre` returns the middle of a square. */
export function MovePaths({ paths, centre }: MovePathsProps) {
  return paths.map((path) => <MovePath key={path.join()} points={path.map(centre)} />);
}

interface DecidingMarksProps {
  readonly view: BoardView;
  readonly centre: (square: Square) => Point;
}

/**
 * Marks the squares to which a march of the chosen unit would take an arsenal or win the war; drawn over the arsenals,
 * which would hide the marks.
 */
export const DecidingMarks = ({ view: { destinations = [] }, centre }: DecidingMarksProps) =>
  destinations.map(({ square, kind }) =>
    kind === 'takesArsenal' || kind === 'winsWar' ? (
      <DecidingMark key={square} kind={kind} at={centre(square)} />
    ) : null,
  );
