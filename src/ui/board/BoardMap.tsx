import { useMemo, type PointerEvent, type ReactNode } from 'react';
import type { Board } from '../../engine/board';
import type { Square, Unit } from '../../engine/vocabulary';
import { Ground } from './art/Ground';
import { Piece } from './art/Piece';
import { Cells, squareOf } from './Cells';
import { CELL, MARGIN, shownSize, type Turn } from './geometry';
import { Overlay, Underlay } from './Overlay';
import { Pieces } from './Pieces';
import type { Drag } from './useDrag';
import type { BoardView } from './view';
import './board.css';

interface BoardMapProps {
  readonly board: Board;
  readonly turn: Turn;
  readonly view: BoardView;
  readonly label: string;
  readonly describe: (square: Square) => string;
  readonly draggable: ReadonlySet<Square>;
  readonly relevant?: ReadonlySet<Square>;
  readonly onPress: (square: Square, touch: boolean) => void;
  readonly onPoint?: (square: Square | null) => void;
  readonly onKey?: (key: string, square: Square) => boolean;
  /** Begins a drag of the unit on a square. */
  readonly onGrasp?: (event: PointerEvent, square: Square) => void;
  readonly children?: ReactNode;
}

/** The board: the map and all that is on it, as large as the room it is given allows. */
export function BoardMap(props: BoardMapProps) {
  const { board, turn, view, label, describe, draggable } = props;
  const { relevant, onPress, onPoint, onKey, onGrasp, children } = props;
  const { columns, rows } = shownSize(board, turn);
  const width = columns * CELL + 2 * MARGIN;
  const height = rows * CELL + 2 * MARGIN;
  const chosen = view.chosen ?? null;
  const cells = useMemo(
    () => (
      <Cells
        board={board}
        turn={turn}
        label={label}
        describe={describe}
        chosen={chosen}
        draggable={draggable}
        onPress={onPress}
        {...(relevant && { relevant })}
        {...(onPoint && { onPoint })}
        {...(onKey && { onKey })}
      />
    ),
    [board, turn, label, describe, chosen, draggable, relevant, onPress, onPoint, onKey],
  );
  return (
    <div className={`board-room board-turn-${turn % 2}`}>
      <div
        className="board"
        onPointerDown={(event) => {
          const square = squareOf(event.target);
          if (square !== null && draggable.has(square)) onGrasp?.(event, square);
        }}
      >
        <svg
          className="board-map"
          viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`}
          aria-hidden="true"
        >
          <Ground board={board} turn={turn} />
          <Underlay board={board} turn={turn} view={view} />
          <Pieces board={board} turn={turn} units={view.units} arsenals={view.arsenals} />
          <Overlay board={board} turn={turn} view={view} />
        </svg>
        {cells}
        {children}
      </div>
    </div>
  );
}

/** The unit under the pointer while it is dragged. */
export function DraggedUnit({ drag, unit }: { readonly drag: Drag<unknown>; readonly unit: Unit }) {
  return (
    <svg
      className="dragged"
      viewBox={`${-CELL / 2} ${-CELL / 2} ${CELL} ${CELL}`}
      aria-hidden="true"
      style={{ left: drag.x, top: drag.y }}
    >
      <Piece unit={unit} isolated={false} spent={false} dislodged={false} />
    </svg>
  );
}
