import { ConsequenceSign } from './art/Consequence';
import { IsolationBadge } from './art/Piece';
import type { Point } from './art/path';
import type { Square } from '../../engine/vocabulary';
import type { BoardView } from './view';

interface ForeseenMarksProps {
  readonly foreseen: NonNullable<BoardView['foreseen']>;
  readonly centre: (square: Square) => Point;
}

/** On the square of a move that is only shown: what it decides, in the corner of outcomes, and whether it isolates. */
export function ForeseenMarks({ foreseen, centre }: ForeseenMarksProps) {
  const { square, decides, isolated } = foreseen;
  const { x, y } = centre(square);
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      {isolated && <IsolationBadge />}
      {decides && (
        <g data-mark="decides" data-square={square} transform="translate(10.2 -10.2) scale(1.15)">
          <ConsequenceSign is={decides} />
        </g>
      )}
    </g>
  );
}
