import { useEffect, useRef, type PointerEvent as ReactPointerEvent, type ReactNode } from 'react';
import type { Board } from '../../engine/board';
import type { Square } from '../../engine/vocabulary';
import { useKeys } from '../base/useKeys';
import { squareOfTarget } from './Cells';
import { CELL, MARGIN, shownSize, surroundings, type Orientation } from './geometry';
import { useZoom } from './useZoom';
import { ZoomTools } from './ZoomTools';

interface BoardFrameProps {
  readonly board: Board;
  readonly orientation: Orientation;
  /** Whether the screen is turned half round for whoever sits across. */
  readonly across: boolean;
  readonly chosen: Square | null;
  readonly draggable: ReadonlySet<Square>;
  /** Begins a drag of the unit on a square. */
  readonly onGrasp?: (event: ReactPointerEvent, square: Square) => void;
  /** What is drawn on the board and enlarged with it. */
  readonly children: ReactNode;
  /** What stays in its place over the board, however near it is seen. */
  readonly over?: ReactNode;
}

/** The room of the board, in which it is seen whole or closer, and the buttons for that. */
export function BoardFrame(props: BoardFrameProps) {
  const { board, orientation, across, chosen, draggable, onGrasp, children, over } = props;
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const pressed = useRef<Square | null>(null);
  const { nearness, reveal, ...zoom } = useZoom({
    frameRef: frame,
    boardRef: sheet,
    lie: orientation,
    square: CELL / (shownSize(board, orientation).columns * CELL + 2 * MARGIN),
    across,
    grasps: (event) => grasped(event) !== null,
  });

  /** The square whose unit a press takes hold of: on an enlarged board a finger pans, but for what it has in hand. */
  function grasped({ target, pointerType }: Pick<PointerEvent, 'target' | 'pointerType'>) {
    const square = squareOfTarget(target);
    if (square === null || !draggable.has(square)) return null;
    return nearness === 'whole' || pointerType !== 'touch' || square === chosen ? square : null;
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

  return (
    <div className={`board-room board-turn-${orientation % 2}`}>
      <div
        ref={frame}
        className="board-frame"
        data-nearness={nearness}
        onFocus={({ target }) => {
          // What is pressed must not move before the press is done.
          if (target.matches(':focus-visible')) show(target);
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
