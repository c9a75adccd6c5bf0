import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  useMemo,
  type RefCallback,
} from 'react';
import type { StrokeStep, Press } from '../../../shell/ui/viewport/gestureState';
import { watchGestures, type ClientPointer } from '../../../shell/ui/viewport/watchGestures';
import { isWhole } from '../../../shell/ui/viewport/viewport';
import type { Board } from '../../engine/board';
import type { Square } from '../../engine/vocabulary';
import { KEYS, useKeys } from '../base/keys';
import { squareOfTarget, squareUnder, type CellsProps } from './Cells';
import { Loupe } from './entry';
import { ZoomTools } from './ZoomTools';
import { drawingSize, midst, surroundings, type Orientation, shownSize } from './geometry';
import { useBoardViewport } from './useBoardViewport';
import type { DragOf } from '../../../shell/ui/viewport/useDragOnto';
import { names } from './art/Frame';
import './rulers.css';
import './boardRoom.css';

/**
 * The props of the frame of a board, which shows it whole or zoomed: those of its cells, except labels; squares to be
 * visible at first (`relevant` and `seenToo`); whether one finger paints; the callback of a drag; and what is drawn in
 * and over the frame.
 */
export interface BoardFrameProps extends Omit<
  CellsProps,
  'label' | 'describe' | 'onDoubt' | 'onPoint' | 'start'
> {
  /** Squares to show beside them at first, the last with priority. */
  readonly seenToo?: readonly Square[] | undefined;
  /** Whether a press keeps its square at any zoom: one finger paints, and two pan. */
  readonly paints?: boolean | undefined;
  /** Receives a function that zooms the board in around a square. */
  readonly enlargeRef: RefObject<((square: Square) => void) | null>;
  readonly onDrag?: DragOf<Square>;
  readonly children: ReactNode;
  readonly over?: ReactNode;
}

/**
 * The frame in which a board, its `children`, is shown whole or zoomed, with coordinates at its edges and buttons for
 * zooming. `onPress` is called with a pressed square, and whether a finger pressed it; `onDrag` at each step of
 * dragging a unit in `draggable`. `paints` says that one finger paints squares. `over` is drawn over the frame and not
 * zoomed.
 */
export function BoardFrame(props: BoardFrameProps) {
  const { board, orientation, across, chosen, draggable, relevant, onPress, enlargeRef } = props;
  const { paints, onDrag, children, over, seenToo = [] } = props;
  const frame = useRef<HTMLDivElement>(null);
  const boardElement = useRef<HTMLDivElement>(null);
  const pressed = useRef<Square | null>(null);
  const [underFinger, setUnderFinger] = useState<{ square: Square; at: ClientPointer } | null>(
    null,
  );
  const { control, nearness, rulersRef } = useBoardViewport({
    frameRef: frame,
    boardRef: boardElement,
    content: drawingSize(board, orientation),
    orientation,
    seenToo: () => seenToo.map((square) => surroundings(board, orientation, square)),
    subject: () => (relevant?.size ? midst(board, orientation, [...relevant]) : null),
  });
  const { reveal, farther, whole } = control;
  useImperativeHandle(
    enlargeRef,
    () => (square) => control.nearer(surroundings(board, orientation, square)),
  );

  /** Returns the press of a pointer: on a zoomed board a finger pans, except for what it holds. */
  const press = useEffectEvent((event: PointerEvent): Press<Square> | null => {
    if (event.button !== 0) return null;
    const square = squareOfTarget(event.target);
    const isWholeNow = isWhole(control.now(), control.room());
    const drags =
      square !== null &&
      draggable.has(square) &&
      (paints || isWholeNow || event.pointerType !== 'touch' || square === chosen);
    return {
      target: square,
      onMove: drags ? 'drag' : isWholeNow ? 'none' : 'pan',
      onRest: 'loupe',
    };
  });
  const drag = useEffectEvent<DragOf<Square>>((...step) => onDrag?.(...step));
  const loupe = useEffectEvent(({ phase }: StrokeStep<Square>, at: ClientPointer): void => {
    const square = squareUnder(at);
    setUnderFinger(
      square === null || phase === 'drop' || phase === 'cancel' ? null : { square, at },
    );
    // What the loupe showed counts, whatever a finger covers.
    if (phase === 'drop' && square !== null) onPress(square, true);
  });
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    return watchGestures<Square>(
      element,
      {
        view: control,
        press: (event) => press(event),
        drag: (step, pointer) => {
          if (step.target !== null) drag(step.target, step, pointer);
        },
        loupe: (step, pointer) => loupe(step, pointer),
      },
      { across },
    );
  }, [control, across]);

  function show(target: EventTarget): void {
    const square = squareOfTarget(target);
    if (square !== null) reveal(surroundings(board, orientation, square));
  }
  useEffect(() => {
    if (chosen !== null) reveal(surroundings(board, orientation, chosen));
  }, [board, orientation, chosen, reveal]);

  /** Zooms in around the chosen square, otherwise the last pressed one. */
  function closer(): void {
    const subject = chosen ?? pressed.current;
    control.closer(subject === null ? null : surroundings(board, orientation, subject));
  }
  useKeys([KEYS.zoom], { closer, farther, whole });

  // The layout uses its proportions too.
  const { width, height } = drawingSize(board, 0);
  useLayoutEffect(() => {
    const table = frame.current?.closest('main')?.style;
    table?.setProperty('--board-across', `${width}`);
    table?.setProperty('--board-down', `${height}`);
  }, [width, height]);

  return (
    <div className={`board-room board-turn-${orientation % 2}`}>
      <div
        ref={frame}
        className="board-frame"
        onFocus={({ target }) => {
          // The target must not move before the press is finished.
          if (!target.matches(':focus-visible')) return;
          show(target);
          // A scrolling page has been scrolled to the square's former place.
          if (nearness !== 'whole') frame.current?.scrollIntoView({ block: 'nearest' });
        }}
        onClick={({ target }) => {
          pressed.current = squareOfTarget(target);
          show(target);
        }}
      >
        <div ref={boardElement} className="board">
          {children}
        </div>
      </div>
      {nearness !== 'whole' && <Rulers board={board} orientation={orientation} place={rulersRef} />}
      {underFinger && (
        <Loupe board={board} orientation={orientation} across={across} {...underFinger} />
      )}
      {over}
      <ZoomTools nearness={nearness} onCloser={closer} onFarther={farther} onWhole={whole} />
    </div>
  );
}

interface RulersProps {
  readonly board: Board;
  readonly orientation: Orientation;
  /** Receives an element that must move with the board. */
  readonly place: RefCallback<HTMLElement>;
}

/** The coordinates of a zoomed board, at two edges of its frame wherever it is moved. */
function Rulers({ board, orientation, place }: RulersProps) {
  const { columns, rows } = shownSize(board, orientation);
  const name = useMemo(() => names({ board, orientation }), [board, orientation]);
  const line = (count: number, say: (at: number) => string) => (
    <div className="ruler-names">
      {Array.from({ length: count }, (_, i) => (
        <span key={i}>{say(i)}</span>
      ))}
    </div>
  );
  return (
    <div ref={place} className="rulers" translate="no" aria-hidden="true">
      <div className="ruler ruler-across">{line(columns, name.across)}</div>
      <div className="ruler ruler-down">{line(rows, name.down)}</div>
    </div>
  );
}
