import { ConsequenceSign } from './art/Consequence';
import type { Point } from './art/path';
import type { Square } from '../../engine/vocabulary';
import type { BoardView } from './view';

interface ForeseenMarksProps {
  readonly foreseen: NonNullable<BoardView['foreseen']>;
  readonly centre: (square: Square) => Point;
}

/** On the square of a move that is only shown: what it decides, in the corner of outcomes. */
export function ForeseenMarks({ foreseen, centre }: ForeseenMarksProps) {
  const { square, decides } = foreseen;
  const { x, y } = centre(square);
  return (
    decides && (
      <g
        data-mark="decides"
        data-square={square}
        transform={`translate(${x + 10.2} ${y - 10.2}) scale(1.15)`}
        pointerEvents="none"
      >
        <ConsequenceSign is={decides} />
      </g>
    )
  );
}
