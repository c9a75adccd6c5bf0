import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Board } from '../../engine/board';
import type { Unit } from '../../engine/vocabulary';
import type { Drag } from './dragging';
import { LandingMark } from './art/Landing';
import { Piece } from './art/Piece';
import { CELL, centreOf, type Orientation } from './geometry';
import { loupePlace } from './loupe';
import { LoupeDrawing } from './LoupeDrawing';

interface DraggedProps {
  readonly drag: Drag<unknown>;
  readonly unit: Unit;
  /** Whether it may land on the square it is over. */
  readonly may: boolean;
  /** Whether it would be isolated there; left out where that is not told. */
  readonly isolated?: boolean;
  readonly board: Board;
  readonly orientation: Orientation;
  /** Whether the screen is turned half round for whoever sits across. */
  readonly across: boolean;
}

/** The unit while it is dragged: under a mouse's pointer, and in a loupe above a finger. */
export function Dragged(props: DraggedProps) {
  const { drag, unit, may, isolated = false, board, orientation, across } = props;
  const { over, touch, from } = drag;
  const element = useRef<HTMLDivElement>(null);
  const begun = useRef(from);
  useLayoutEffect(() => {
    const place = (pointer: { readonly x: number; readonly y: number }): void => {
      const { x, y } = touch ? loupePlace(pointer, across) : pointer;
      element.current?.style.setProperty('transform', `translate(${x}px, ${y}px)`);
    };
    const follow = (event: PointerEvent): void => place({ x: event.clientX, y: event.clientY });
    place(begun.current);
    window.addEventListener('pointermove', follow);
    return () => window.removeEventListener('pointermove', follow);
  }, [touch, across]);

  const piece = <Piece unit={unit} isolated={isolated} spent={false} dislodged={false} />;
  const middle = over === null ? null : centreOf(board, orientation, over);
  return createPortal(
    <div ref={element} className="dragged" aria-hidden="true">
      {touch && middle !== null ? (
        <LoupeDrawing middle={middle}>
          {piece}
          <LandingMark may={may} />
        </LoupeDrawing>
      ) : (
        <svg className="dragged-unit" viewBox={`${-CELL / 2} ${-CELL / 2} ${CELL} ${CELL}`}>
          {piece}
        </svg>
      )}
    </div>,
    document.body,
  );
}
