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

/** Draws a frame on the squares where the last turn attacked or destroyed, or to which a hint points. */
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

/**
 * Draws the `paths` that units have marched, each given by its squares in order, as lines that end in an arrowhead.
 * `centre` returns the middle of a square in units of the drawing.
 */
export function MovePaths({ paths, centre }: MovePathsProps) {
  return paths.map((path) => <MovePath key={path.join()} points={path.map(centre)} />);
}

interface DecidingMarksProps {
  readonly view: BoardView;
  readonly centre: (square: Square) => Point;
}

/**
 * Marks, over the units, those of the chosen unit's destinations (`view.destinations`) where a march would take an
 * arsenal or win the war. `centre` returns the middle of a square in units of the drawing.
 */
export const DecidingMarks = ({ view: { destinations = [] }, centre }: DecidingMarksProps) =>
  destinations.map(({ square, kind }) =>
    kind === 'takesArsenal' || kind === 'winsWar' ? (
      <DecidingMark key={square} kind={kind} at={centre(square)} />
    ) : null,
  );
