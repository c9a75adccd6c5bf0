import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Board } from '../../engine/board';
import type { Square } from '../../engine/vocabulary';
import { useKeys } from '../base/useKeys';
import { squareOfTarget, squareUnder } from './Cells';
import { Loupe } from './Loupe';
import { Rulers } from './Rulers';
import { ZoomTools } from './ZoomTools';
import { CELL, MARGIN, midst, shownSize, surroundings, type Orientation } from './geometry';
import { useZoom } from './useZoom';

interface BoardFrameProps {
  readonly board: Board;
  readonly orientation: Orientation;
  /** Whether the screen is turned half round for whoever sits across. */
  readonly across: boolean;
  readonly chosen: Square | null;
  readonly draggable: ReadonlySet<Square>;
  /** Where what matters is, which is looked at first where not all can be. */
  readonly relevant?: ReadonlySet<Square>;
  /** What is to be in sight beside that at first, the last surely. */
  readonly seenToo?: readonly Square[] | undefined;
  /** Whether a press takes hold of its square however near the board is seen: a finger paints, and two pan. */
  readonly paints?: boolean | undefined;
  readonly onPress: (square: Square, touch: boolean) => void;
  /** Is given what brings the board nearer about a square. */
  readonly enlargeRef: RefObject<((square: Square) => void) | null>;
  /** Begins a drag of the unit on a square. */
  readonly onGrasp?: (event: ReactPointerEvent, square: Square) => void;
  /** What is drawn on the board and enlarged with it. */
  readonly children: ReactNode;
  /** What stays in its place over the board, however near it is seen. */
  readonly over?: ReactNode;
}

/** The room of the board, in which it is seen whole or closer, and the buttons for that. */
export function BoardFrame(props: BoardFrameProps) {
  const { board, orientation, across, chosen, draggable, relevant, onPress, enlargeRef } = props;
  const { paints, onGrasp, children, over, seenToo = [] } = props;
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const pressed = useRef<Square | null>(null);
  const [underFinger, setUnderFinger] = useState<{ square: Square; at: PointerEvent } | null>(null);
  const { nearness, reveal, rulersRef, ...zoom } = useZoom({
    frameRef: frame,
    boardRef: sheet,
    lie: orientation,
    square: CELL / (shownSize(board, orientation).columns * CELL + 2 * MARGIN),
    across,
    grasps: (event) => grasped(event) !== null,
    seenToo: () => seenToo.map((square) => surroundings(board, orientation, square)),
    subject: () => (relevant?.size ? midst(board, orientation, [...relevant]) : null),
    loupe(at, lifted) {
      const square = at === null ? null : squareUnder(at);
      setUnderFinger(at === null || square === null ? null : { square, at });
      // What the loupe showed is meant, whatever a finger covers.
      const meant = lifted && squareUnder(lifted);
      if (typeof meant === 'number') onPress(meant, true);
    },
  });
  useImperativeHandle(
    enlargeRef,
    () => (square) => zoom.enlarge(surroundings(board, orientation, square)),
  );

  /** The square whose unit a press takes hold of: on an enlarged board a finger pans, but for what it has in hand. */
  function grasped({ target, pointerType }: Pick<PointerEvent, 'target' | 'pointerType'>) {
    const square = squareOfTarget(target);
    if (square === null || !draggable.has(square)) return null;
    return paints || nearness === 'whole' || pointerType !== 'touch' || square === chosen
      ? square
      : null;
  }

  function show(target: EventTarget): void {
    const square = squareOfTarget(target);
    if (square !== null) reveal(surroundings(board, orientation, square));
  }
  useEffect(() => {
    if (chosen !== null) reveal(surroundings(board, orientation, chosen));
  }, [board, orientation, chosen, reveal]);

  /** About what is in hand, else what was pressed last. */
  function closer(): void {
    const subject = chosen ?? pressed.current;
    zoom.closer(subject === null ? null : surroundings(board, orientation, subject));
  }
  useKeys(['zoom'], { closer, farther: zoom.farther, whole: zoom.whole });

  // Its shape is the layout's too, in which it lies.
  const { width, height } = board;
  useLayoutEffect(() => {
    const table = frame.current?.closest('main')?.style;
    table?.setProperty('--board-across', `${width * CELL + 2 * MARGIN}`);
    table?.setProperty('--board-down', `${height * CELL + 2 * MARGIN}`);
  }, [width, height]);

  return (
    <div className={`board-room board-turn-${orientation % 2}`}>
      <div
        ref={frame}
        className="board-frame"
        onFocus={({ target }) => {
          // What is pressed must not move before the press is done.
          if (!target.matches(':focus-visible')) return;
          show(target);
          // A page that scrolls has been scrolled to where the square was.
          if (nearness !== 'whole') frame.current?.scrollIntoView({ block: 'nearest' });
        }}
        onClick={({ target }) => {
          pressed.current = squareOfTarget(target);
          show(target);
        }}
      >
        <div
          ref={sheet}
          className="board"
          onPointerDown={(event) => {
            const square = grasped(event);
            if (square !== null) onGrasp?.(event, square);
          }}
        >
          {children}
        </div>
      </div>
      {nearness !== 'whole' && <Rulers board={board} orientation={orientation} place={rulersRef} />}
      {underFinger && (
        <Loupe board={board} orientation={orientation} across={across} {...underFinger} />
      )}
      {over}
      <ZoomTools
        nearness={nearness}
        onCloser={closer}
        onFarther={zoom.farther}
        onWhole={zoom.whole}
      />
    </div>
  );
}
