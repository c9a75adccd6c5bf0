import { useCallback, useRef, type ReactNode } from 'react';
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

/** The drawings over the lines of communication, from the units up. */
const RAISED: readonly string[] = ['armies', 'over', 'sums'];

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
  const layer = { board, orientation, view };
  const drawing = (id: keyof typeof DRAWING, drawn: ReactNode, beside?: ReactNode): ReactNode => (
    <svg
      className={RAISED.includes(id) ? 'board-map board-map-raised' : 'board-map'}
      viewBox={viewBox}
    >
      <g id={DRAWING[id]}>{drawn}</g>
      {beside}
    </svg>
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
        {drawing('ground', <ProgressiveGround board={board} orientation={orientation} />)}
        {/* The fire changes with every turn; the dotted lines are expensive to paint. */}
        {drawing('tints', <Tints {...layer} />)}
        {drawing('under', <Underlay {...layer} />)}
        {drawing('chosen', <ChosenUnderlay {...layer} />)}
        {drawing(
          'armies',
          <Pieces {...{ board, orientation }} units={view.units} arsenals={view.arsenals} />,
        )}
        {drawing(
          'over',
          <Overlay {...layer} />,
          landing && at && (
            <g transform={`translate(${at.x} ${at.y})`}>
              <LandingMark may={landing.may} />
            </g>
          ),
        )}
        {drawing('sums', <Sums {...layer} />)}
      </div>
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
      {children}
    </BoardFrame>
  );
}
