import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
} from 'react';
import type { Square } from '../../engine/vocabulary';
import { claimTouches } from './claimTouches';
import { watchDrag, type Drag } from './dragging';

/**
 * Dragging by pointer: `start` goes on `onPointerDown` of what can be dragged; `drop` is called with the
 * square under the pointer at the end, or null off the board; `changed` with each square passed, and with null
 * at the end. `claim` is the `ref` of what is dragged from outside the board, which claims its own touches.
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
    stop.current?.();
    stop.current = watchDrag(event.nativeEvent, {
      moved: (place) => {
        const next = place && { held, ...place };
        moves.current = next !== null;
        setDrag(next);
        changed?.(next);
      },
      dropped: (square) => drop(held, square),
    });
  };
  const claim = useCallback(
    (element: HTMLElement | null) =>
      element === null ? undefined : claimTouches(element, () => moves.current),
    [],
  );
  return { drag, start, claim };
}
