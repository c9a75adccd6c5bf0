import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import type { Square } from '../../engine/vocabulary';
import { ProgressiveGround } from './ProgressiveGround';
import { BoardFrame, type BoardFrameProps } from './BoardFrame';
import { Cells, type CellsProps } from './Cells';
import { LandingMark } from './art/Landing';
import { centreOf, drawingBox, DRAWING } from './geometry';
import { Overlay, Sums, Tints, Underlay, ChosenUnderlay } from './Overlay';
import { Pieces } from './Pieces';
import type { BoardView } from './view';
import './board.css';

interface BoardMapProps
  extends
    Omit<CellsProps, 'chosen' | 'onDoubt'>,
    Omit<BoardFrameProps, 'chosen' | 'enlargeRef' | 'children'> {
  readonly view: BoardView;
  /** The square where what is dragged would land, and whether it may. */
  readonly landing?: { readonly square: Square; readonly may: boolean } | null;
  readonly children?: ReactNode;
}

/**
 * The board: its terrain, what `view` says is on it, and a grid of squares for pointers, keys and screen readers, in a
 * frame in which it can be zoomed. `onPress` is called with a pressed square, `onPoint` with the one pointed at or
 * focused (null for none), `onDrag` at each step of dragging a unit in `draggable`; `describe` returns a square's
 * label. Its children are zoomed with it, `over` is not.
 */
export function BoardMap(props: BoardMapProps) {
  const { board, orientation, across, view, label, describe, draggable } = props;
  const { relevant, onPress, onPoint, start, onDrag, landing, paints, children, over } = props;
  const viewBox = drawingBox(board, orientation);
  const chosen = view.chosen ?? null;
  const at = landing == null ? null : centreOf(board, orientation, landing.square);
  // Only the frame can zoom the board.
  const enlarge = useRef<(square: Square) => void>(null);
  const doubt = useCallback((square: Square) => enlarge.current?.(square), []);
  const cells = useMemo(
    () => (
      <Cells
        board={board}
        orientation={orientation}
        label={label}
        describe={describe}
        chosen={chosen}
        draggable={draggable}
        across={across}
        onPress={onPress}
        onDoubt={doubt}
        {...(relevant && { relevant })}
        {...(onPoint && { onPoint })}
        {...(start !== undefined && { start })}
      />
    ),
    [
      board,
      orientation,
      label,
      describe,
      chosen,
      draggable,
      relevant,
      across,
      onPress,
      doubt,
      onPoint,
      start,
    ],
  );
  return (
    <BoardFrame
      board={board}
      orientation={orientation}
      across={across}
      chosen={chosen}
      draggable={draggable}
      onPress={onPress}
      enlargeRef={enlarge}
      over={over}
      paints={paints}
      seenToo={props.seenToo}
      {...(relevant && { relevant })}
      {...(onDrag && { onDrag })}
    >
      <div className="board-drawings" aria-hidden="true" inert>
        <svg className="board-map" viewBox={viewBox}>
          <g id={DRAWING.ground}>
            <ProgressiveGround board={board} orientation={orientation} />
          </g>
        </svg>
        {/* The fire changes with every turn; the dotted lines are expensive to paint. */}
        <svg className="board-map" viewBox={viewBox}>
          <g id={DRAWING.tints}>
            <Tints board={board} orientation={orientation} view={view} />
          </g>
        </svg>
        <svg className="board-map" viewBox={viewBox}>
          <g id={DRAWING.under}>
            <Underlay board={board} orientation={orientation} view={view} />
          </g>
        </svg>
        <svg className="board-map" viewBox={viewBox}>
          <g id={DRAWING.chosen}>
            <ChosenUnderlay board={board} orientation={orientation} view={view} />
          </g>
        </svg>
        <svg className="board-map board-map-raised" viewBox={viewBox}>
          <g id={DRAWING.armies}>
            <Pieces
              board={board}
              orientation={orientation}
              units={view.units}
              arsenals={view.arsenals}
            />
          </g>
        </svg>
        <svg className="board-map board-map-raised" viewBox={viewBox}>
          <g id={DRAWING.over}>
            <Overlay board={board} orientation={orientation} view={view} />
          </g>
          {landing && at && (
            <g transform={`translate(${at.x} ${at.y})`}>
              <LandingMark may={landing.may} />
            </g>
          )}
        </svg>
        <svg className="board-map board-map-raised" viewBox={viewBox}>
          <g id={DRAWING.sums}>
            <Sums board={board} orientation={orientation} view={view} />
          </g>
        </svg>
      </div>
      {cells}
      {children}
    </BoardFrame>
  );
}
