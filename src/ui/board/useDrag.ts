import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import type { Square } from '../../engine/vocabulary';
import { squareOf } from './Cells';

/** A thing dragged, and where the pointer is, in client pixels. */
export interface Drag<T> {
  readonly held: T;
  readonly x: number;
  readonly y: number;
}

/** Further than this many pixels from where it began, a press becomes a drag. */
const THRESHOLD = 6;

/**
 * Dragging by pointer: `start` goes on `onPointerDown` of what can be dragged; `drop` is called with the
 * square under the pointer at the end, or null off the board. A drag swallows the click that would follow.
 */
export function useDrag<T>(drop: (held: T, square: Square | null) => void) {
  const [drag, setDrag] = useState<Drag<T> | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const start = (event: ReactPointerEvent, held: T): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    const { pointerId, clientX, clientY } = event;
    let moved = false;
    stop.current?.();

    function follow(next: PointerEvent): void {
      if (next.pointerId !== pointerId) return;
      moved ||= Math.hypot(next.clientX - clientX, next.clientY - clientY) > THRESHOLD;
      if (moved) setDrag({ held, x: next.clientX, y: next.clientY });
    }
    function finish(next: PointerEvent): void {
      if (next.pointerId !== pointerId) return;
      stop.current?.();
      if (!moved || next.type === 'pointercancel') return;
      swallowClick();
      drop(held, squareOf(document.elementFromPoint(next.clientX, next.clientY)));
    }
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', finish);
    window.addEventListener('pointercancel', finish);
    stop.current = () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', finish);
      window.removeEventListener('pointercancel', finish);
      setDrag(null);
      stop.current = null;
    };
  };
  return { drag, start };
}

/** The click after a drag belongs to the drag; it comes at once or not at all. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
