import { useRef, useState } from 'react';
import type { DragOf } from '../../../shell/ui/viewport/useDragOnto';
import type { ClientPointer } from '../../../shell/ui/viewport/watchGestures';
import type { Square } from '../../engine/vocabulary';
import { squareUnder } from './Cells';

/**
 * What is being dragged over the board (`held`), the square below it, null off the board, and where the pointer was
 * when it came to that square.
 */
export interface Drag<T> {
  readonly held: T;
  /** The square where it would land, or null off the board. */
  readonly over: Square | null;
  /** The pointer when the drag came here. */
  readonly from: ClientPointer;
}

/**
 * Hook: returns the present drag (null for none) and `follow`, a handler for the drag events of the board and of what
 * is dragged onto it. `drop` is called at the end with the square, null off the board; `changed` at each new square,
 * and with null at the end.
 */
export function useDrag<T>(
  drop: (held: T, square: Square | null) => void,
  changed?: (drag: Drag<T> | null) => void,
) {
  const [drag, setDrag] = useState<Drag<T> | null>(null);
  const now = useRef<Drag<T> | null>(null);

  function show(next: Drag<T> | null): void {
    now.current = next;
    setDrag(next);
    changed?.(next);
  }
  const follow: DragOf<T> = (held, { phase }, pointer) => {
    if (phase === 'begin' || phase === 'move') {
      const over = squareUnder(pointer);
      if (now.current?.over !== over) show({ held, over, from: pointer });
      return;
    }
    show(null);
    if (phase === 'drop') drop(held, squareUnder(pointer));
  };
  return { drag, follow };
}
