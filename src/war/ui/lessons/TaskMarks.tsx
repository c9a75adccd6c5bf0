import type { Board } from '../../engine/board';
import type { Square } from '../../engine/vocabulary';
import { heading, on } from '../board/art/Lines';
import { polygon, polyline, type Point } from '../board/art/path';
import { centreOf, drawingBox, markAt } from '../board/geometry';
import { useOrientation } from '../base/orientation';

interface TaskMarksProps {
  readonly board: Board;
  readonly marks: readonly Square[];
  /** Paths, each from its first square to its last. */
  readonly arrows?: readonly (readonly Square[])[];
}

/**
 * Marks on the board what a sentence of a lesson speaks of: under the units `arrows`, each given by the squares of a
 * path in order, and over them a frame around each of the squares `marks`.
 */
export function TaskMarks({ board, marks, arrows = [] }: TaskMarksProps) {
  const orientation = useOrientation();
  const centre = (square: Square): Point => centreOf(board, orientation, square);
  const drawing = { viewBox: drawingBox(board, orientation), 'aria-hidden': true } as const;
  return (
    <>
      <svg {...drawing} className="task-marks">
        {arrows.map((squares) => (
          <Arrow key={squares.join()} points={squares.map(centre)} />
        ))}
      </svg>
      <svg {...drawing} className="task-marks task-frames">
        {marks.map((square) => (
          <g key={square} {...markAt(board, orientation, 'task', square)}>
            <path d={FRAME} className="task-halo" />
            <path d={FRAME} className="task-stroke" />
          </g>
        ))}
      </svg>
    </>
  );
}

/** Around a square, outside the rim of its other marks, so that no unit, state or sum is covered. */
const FRAME = 'M-20.6-20.6H20.6V20.6H-20.6Z';

/** From the edge of the first square's unit to that of the last's. */
function Arrow({ points }: { readonly points: readonly Point[] }) {
  const from = points[0];
  const to = points.at(-1);
  if (from === undefined || to === undefined) return null;
  const h = heading({ from, to });
  const tip = h.length - h.half;
  const shaft = polyline([on(from, h, h.half), on(from, h, tip - 9)]);
  const head = polygon([on(from, h, tip - 10, -6.5), on(from, h, tip), on(from, h, tip - 10, 6.5)]);
  return (
    <g data-mark="task-arrow">
      <path d={shaft} className="task-halo" />
      <path d={head} className="task-halo" />
      <path d={shaft} className="task-stroke" />
      <path d={head} className="task-head" />
    </g>
  );
}
