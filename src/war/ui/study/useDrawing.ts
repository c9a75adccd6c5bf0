import { useEffect, useRef, useState, type MouseEvent, type PointerEvent as Pressed } from 'react';
import type { Board } from '../../engine/board';
import type { Brush, Shape } from '../../engine/notation/commentText';
import { nameOf } from '../../engine/squares';
import type { Square } from '../../engine/vocabulary';
import { tellStudy } from '../../words/studies';
import { squareOfTarget, squareUnder } from '../board/Cells';

/** The colour of a press: the one in hand, or another by the keys held with it, as on lichess. */
const brushOf = ({ shiftKey, ctrlKey, altKey }: Pressed, brush: Brush): Brush => {
  const second = shiftKey || ctrlKey;
  return second && altKey ? 'yellow' : second ? 'red' : altKey ? 'blue' : brush;
};

/**
 * Drawing on the board: with the right button at any time, with any press while drawing is switched on, by keys from the
 * square in focus. Touches that draw are kept from the board, whose loupe a finger held still would open.
 */
export function useDrawing(put: (shape: Shape) => void) {
  const [on, setOn] = useState(false);
  const [brush, setBrush] = useState<Brush>('green');
  /** What is being drawn. */
  const [drawn, setDrawn] = useState<Shape | null>(null);
  /** Where an arrow begins that keys draw. */
  const tail = useRef<Square | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  function begin(event: Pressed): void {
    const from = squareOfTarget(event.target);
    const draws = event.button === 2 || (on && event.button === 0);
    if (!draws || from === null || !event.isPrimary) return;
    event.stopPropagation();
    event.preventDefault();
    stop.current?.();
    const shape: Shape = { brush: brushOf(event, brush), from, to: null };
    let now: Shape | null = shape;
    setDrawn(shape);
    const { pointerId } = event;
    const move = (moved: PointerEvent): void => {
      if (moved.pointerId !== pointerId) return;
      const over = squareUnder(moved);
      now = over === null ? null : { ...shape, to: over === from ? null : over };
      setDrawn(now);
    };
    const end = (ended: PointerEvent): void => {
      if (ended.pointerId !== pointerId) return;
      stop.current?.();
      if (ended.type === 'pointerup' && now !== null) put(now);
    };
    const listeners = { pointermove: move, pointerup: end, pointercancel: end };
    for (const [type, listen] of Object.entries(listeners))
      window.addEventListener(type, listen as EventListener, true);
    stop.current = () => {
      for (const [type, listen] of Object.entries(listeners))
        window.removeEventListener(type, listen as EventListener, true);
      setDrawn(null);
      stop.current = null;
    };
  }

  /** What the board would take for an order. */
  const swallow = (event: MouseEvent): void => {
    if (on && squareOfTarget(event.target) !== null) event.stopPropagation();
  };

  return {
    on,
    toggle: () => setOn(!on),
    brush,
    setBrush,
    drawn,
    draw: (from: Square, to: Square | null) => put({ brush, from, to }),
    /** Begins an arrow at a square, or ends it there; what to say of a beginning, or null. */
    arrowAt: (square: Square, board: Board): string | null => {
      const from = tail.current;
      tail.current = from === null ? square : null;
      if (from === null) return tellStudy('shapes.from', { square: nameOf(board, square) });
      put({ brush, from, to: from === square ? null : square });
      return null;
    },
    handlers: {
      onPointerDownCapture: begin,
      onClickCapture: swallow,
      onContextMenu: (event: MouseEvent) => {
        if (squareOfTarget(event.target) !== null) event.preventDefault();
      },
    },
  };
}

export type Drawing = ReturnType<typeof useDrawing>;
