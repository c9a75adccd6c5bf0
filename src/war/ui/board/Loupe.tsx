import { LoupeDrawing, UnderPointer } from '../../../shell/ui/viewport/Loupe';
import type { ClientPointer } from '../../../shell/ui/viewport/watchGestures';
import { nameOf } from '../../engine/board';
import type { Square, Unit } from '../../engine/vocabulary';
import { LandingMark } from './art/Landing';
import { Piece } from './art/Piece';
import { CELL, centreOf, DRAWING } from './geometry';
import type { Drag } from './useDrag';
import type { CellsProps } from './Cells';

/** The part of a board in a loupe: three squares across. */
const SEEN = { seen: 3 * CELL, drawing: Object.values(DRAWING) };

type OnBoardProps = Pick<CellsProps, 'board' | 'orientation' | 'across'>;

interface LoupeProps extends OnBoardProps {
  readonly square: Square;
  readonly at: ClientPointer;
}

/**
 * A magnifying glass above a finger that rests on the board: it shows the surroundings of `square`, which lifting the
 * finger would press, with that square marked and named. `at` is where the finger is; `across` says that the page is
 * turned by half.
 */
export function Loupe({ board, orientation, across, square, at }: LoupeProps) {
  return (
    <UnderPointer from={at} across={across}>
      <LoupeDrawing {...SEEN} middle={centreOf(board, orientation, square)}>
        <rect
          data-mark="under-finger"
          className="loupe-square"
          x={-CELL / 2}
          y={-CELL / 2}
          width={CELL}
          height={CELL}
        />
        <text className="loupe-name" y={CELL * 1.2}>
          {nameOf(board, square)}
        </text>
      </LoupeDrawing>
    </UnderPointer>
  );
}

interface DraggedProps extends OnBoardProps {
  readonly drag: Drag<unknown>;
  readonly unit: Unit;
  readonly may: boolean;
  /** Whether it would be isolated there; undefined if unknown. */
  readonly isolated?: boolean;
}

/**
 * A unit while it is dragged (`drag`), drawn at the pointer of a mouse, or in a magnified part of the board above a
 * finger, with a mark that says whether it may land on the square below (`may`). `isolated` says that it would be
 * isolated there, `across` that the page is turned by half.
 */
export function Dragged(props: DraggedProps) {
  const { drag, unit, may, isolated = false, board, orientation, across } = props;
  const { over, from } = drag;
  const piece = <Piece unit={unit} isolated={isolated} />;
  return (
    <UnderPointer from={from} across={across}>
      {from.pointerType !== 'mouse' && over !== null ? (
        <LoupeDrawing {...SEEN} middle={centreOf(board, orientation, over)}>
          {piece}
          <LandingMark may={may} />
        </LoupeDrawing>
      ) : (
        <svg className="dragged-unit" viewBox={`${-CELL / 2} ${-CELL / 2} ${CELL} ${CELL}`}>
          {piece}
        </svg>
      )}
    </UnderPointer>
  );
}
