import { useEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react';
import type { Square } from '../../engine/vocabulary';
import { squaresBetween } from '../../game/mapDraft';
import { squareUnder } from '../board/Cells';
import { swallowClick } from '../board/swallowClick';

/** Further than this many pixels from where it began, a press becomes a stroke; until then it is one of its square. */
const THRESHOLD = 6;

interface Strokes {
  /** Columns of the board. */
  readonly width: number;
  readonly stroke: (squares: readonly Square[]) => void;
  /** `meant` is false where a second finger has come down, which moves the board. */
  readonly end: (meant: boolean) => void;
}

/** Strokes over the board: what is returned goes on the press of a square. */
export function useStrokes({ width, stroke, end }: Strokes) {
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  return (press: ReactPointerEvent, start: Square): void => {
    if (press.button !== 0 || !press.isPrimary) return;
    stop.current?.();
    const { pointerId, clientX, clientY } = press;
    const events = new AbortController();
    const { signal } = events;
    let begun = false;
    let last: Square | null = start;
    function leave(meant: boolean): void {
      if (signal.aborted) return;
      events.abort();
      stop.current = null;
      if (begun) end(meant);
    }
    function follow(next: PointerEvent): void {
      if (next.pointerId !== pointerId) return;
      begun ||= Math.hypot(next.clientX - clientX, next.clientY - clientY) > THRESHOLD;
      if (!begun) return;
      const square = squareUnder(next);
      // Where it comes back to the board it goes on from there.
      if (square !== null) stroke(squaresBetween(width, last ?? square, square));
      last = square;
    }
    function finish(next: PointerEvent): void {
      if (next.pointerId !== pointerId) return;
      if (begun && next.type === 'pointerup') swallowClick();
      leave(next.type === 'pointerup');
    }
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', finish, { signal });
    window.addEventListener('pointercancel', finish, { signal });
    window.addEventListener(
      'pointerdown',
      (next) => {
        if (next.pointerId !== pointerId) leave(false);
      },
      { signal },
    );
    stop.current = () => leave(true);
  };
}
