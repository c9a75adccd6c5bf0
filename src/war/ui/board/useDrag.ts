import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
} from 'react';
import type { Square } from '../../engine/vocabulary';
import { squareOfTarget } from './Cells';
import { claimTouches } from './claimTouches';
import { swallowClick } from './swallowClick';

/** A thing dragged, and the square it would land on, or null off the board. */
export interface Drag<T> {
  readonly held: T;
  readonly over: Square | null;
  /** By a finger, which hides what is under it. */
  readonly touch: boolean;
  /** The pointer's place in client pixels when the drag began; on from there, `useDragged` follows it. */
  readonly from: { readonly x: number; readonly y: number };
}

/** Further than this many pixels from where it began, a press becomes a drag. */
const THRESHOLD = 6;

/**
 * Dragging by pointer: `start` goes on `onPointerDown` of what can be dragged; `drop` is called with the
 * square under the pointer at the end, or null off the board; `changed` with each square passed, and with null
 * at the end. A drag swallows the click that would follow, and ends without a drop when a second finger comes down.
 * `claim` is the `ref` of what is dragged from outside the board, which claims its own touches.
 */
export function useDrag<T>(
  drop: (held: T, square: Square | null) => void,
  changed?: (drag: Drag<T> | null) => void,
) {
  const [drag, setDrag] = useState<Drag<T> | null>(null);
  const stop = useRef<(() => void) | null>(null);
  const moves = useRef(false);
  useEffect(() => () => stop.current?.(), []);

  const start = (event: ReactPointerEvent, held: T): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    const { pointerId, pointerType, clientX, clientY } = event;
    const touch = pointerType !== 'mouse';
    let now: Drag<T> | null = null;
    stop.current?.();

    function show(next: Drag<T> | null): void {
      now = next;
      moves.current = next !== null;
      setDrag(next);
      changed?.(next);
    }
    function follow(next: PointerEvent): void {
      if (next.pointerId !== pointerId) return;
      const { clientX: x, clientY: y } = next;
      if (now === null && Math.hypot(x - clientX, y - clientY) <= THRESHOLD) return;
      const over = squareUnder(next);
      if (now?.over !== over) show({ held, over, touch, from: { x, y } });
    }
    function finish(next: PointerEvent): void {
      if (next.pointerId !== pointerId) return;
      const dragged = now !== null;
      stop.current?.();
      if (!dragged || next.type === 'pointercancel') return;
      swallowClick();
      drop(held, squareUnder(next));
    }
    function interrupt(next: PointerEvent): void {
      if (next.pointerId !== pointerId) stop.current?.();
    }
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', finish);
    window.addEventListener('pointercancel', finish);
    window.addEventListener('pointerdown', interrupt);
    stop.current = () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', finish);
      window.removeEventListener('pointercancel', finish);
      window.removeEventListener('pointerdown', interrupt);
      if (now !== null) show(null);
      stop.current = null;
    };
  };
  const claim = useCallback(
    (element: HTMLElement | null) =>
      element === null ? undefined : claimTouches(element, () => moves.current),
    [],
  );
  return { drag, start, claim };
}

export const squareUnder = ({ clientX, clientY }: PointerEvent): Square | null =>
  squareOfTarget(document.elementFromPoint(clientX, clientY));
