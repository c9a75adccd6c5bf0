import type { Board } from '../../engine/board';
import type { Square } from '../../engine/vocabulary';
import { LastMoveMark } from './art/LastMove';
import { markAt, type Orientation } from './geometry';

interface SceneMarksProps {
  readonly board: Board;
  readonly orientation: Orientation;
  readonly scene: readonly Square[];
}

/** The squares where what happened last took place, or which a hint points at. */
export function SceneMarks({ board, orientation, scene }: SceneMarksProps) {
  return scene.map((square) => (
    <g key={square} {...markAt(board, orientation, 'last-move', square)}>
      <LastMoveMark />
    </g>
  ));
}
