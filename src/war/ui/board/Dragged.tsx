import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Board } from '../../engine/board';
import type { Unit } from '../../engine/vocabulary';
import { LandingMark } from './art/Landing';
import { Piece } from './art/Piece';
import { CELL, centreOf, DRAWING, type Orientation } from './geometry';
import { LOUPE, loupeAcross, loupeAt } from './loupe';
import type { Drag } from './useDrag';

interface DraggedProps {
  readonly drag: Drag<unknown>;
  readonly unit: Unit;
  /** Whether it may land on the square it is over. */
  readonly may: boolean;
  readonly board: Board;
  readonly orientation: Orientation;
  /** Whether the screen is turned half round for whoever sits across. */
  readonly across: boolean;
}

/** The squares seen across the loupe. */
const SEEN = 3;

/** The unit while it is dragged: under a mouse's pointer, and in a loupe above a finger. */
export function Dragged({ drag, unit, may, board, orientation, across }: DraggedProps) {
  const { over, touch, from } = drag;
  const element = useRef<HTMLDivElement>(null);
  const begun = useRef(from);
  useLayoutEffect(() => {
    const place = (pointer: { readonly x: number; readonly y: number }): void => {
      const { innerWidth, innerHeight } = window;
      const loupe = across ? loupeAcross : loupeAt;
      const { x, y } = touch ? loupe(pointer, innerWidth, innerHeight) : pointer;
      element.current?.style.setProperty('transform', `translate(${x}px, ${y}px)`);
    };
    const follow = (event: PointerEvent): void => place({ x: event.clientX, y: event.clientY });
    place(begun.current);
    window.addEventListener('pointermove', follow);
    return () => window.removeEventListener('pointermove', follow);
  }, [touch, across]);

  const piece = <Piece unit={unit} isolated={false} spent={false} dislodged={false} />;
  const middle = over === null ? null : centreOf(board, orientation, over);
  const side = SEEN * CELL;
  return createPortal(
    <div ref={element} className="dragged" aria-hidden="true">
      {touch && middle !== null ? (
        <svg
          className="loupe"
          width={LOUPE}
          height={LOUPE}
          viewBox={`${middle.x - side / 2} ${middle.y - side / 2} ${side} ${side}`}
        >
          {Object.values(DRAWING).map((id) => (
            <use key={id} href={`#${id}`} />
          ))}
          <g transform={`translate(${middle.x} ${middle.y})`}>
            {piece}
            <LandingMark may={may} />
          </g>
        </svg>
      ) : (
        <svg className="dragged-unit" viewBox={`${-CELL / 2} ${-CELL / 2} ${CELL} ${CELL}`}>
          {piece}
        </svg>
      )}
    </div>,
    document.body,
  );
}
