import { memo } from 'react';
import type { Board } from '../../engine/board';
import type { Square } from '../../engine/vocabulary';
import { CELL, centreOf, drawingBox, type Orientation } from './geometry';

interface FaultMarksProps {
  readonly board: Board;
  readonly orientation: Orientation;
  readonly squares: readonly Square[];
  readonly odd?: readonly Square[];
}

const NONE: readonly Square[] = [];

const EDGE = CELL / 2 - 1.5;
const CORNER = 8;
/** The four corners of a square, which leave its unit visible. */
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
]
  .map(([x = 1, y = 1]) => `M${x * (EDGE - CORNER)} ${y * EDGE}H${x * EDGE}V${y * (EDGE - CORNER)}`)
  .join('');

/**
 * Marks squares of a board that is being edited, by their corners and an exclamation mark: those with a fault
 * (`squares`), and those with a warning (`odd`).
 */
export const FaultMarks = memo(function FaultMarks({
  board,
  orientation,
  squares,
  odd = NONE,
}: FaultMarksProps) {
  return (
    <svg
      className="board-map board-map-raised editor-marks"
      viewBox={drawingBox(board, orientation)}
      aria-hidden="true"
    >
      {[...new Set([...squares, ...odd])].map((square) => {
        const { x, y } = centreOf(board, orientation, square);
        const mark = squares.includes(square) ? { 'data-fault': square } : { 'data-odd': square };
        return (
          <g key={square} transform={`translate(${x} ${y})`} {...mark}>
            <path d={CORNERS} className="editor-mark-edge" />
            <path d={CORNERS} className="editor-mark" />
            <circle cx={EDGE - 3} cy={3 - EDGE} r={6.5} className="editor-sign" />
            <path d={`M${EDGE - 3} ${-0.6 - EDGE}v4.2m0 2v1.4`} className="editor-sign-stroke" />
          </g>
        );
      })}
    </svg>
  );
});
