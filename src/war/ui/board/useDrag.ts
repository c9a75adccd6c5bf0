import { useRef, useState } from 'react';
import type { DragOf } from '../../../shell/ui/viewport/useDragOnto';
import type { ClientPointer } from '../../../shell/ui/viewport/watchGestures';
import type { Square } from '../../engine/vocabulary';
import { squareUnder } from './Cells';

/**
 * A drag over the board: what is dragged (`held`), the square below the pointer (`over`), and where the pointer was
 * when it came to that square.
 */
export interface Drag<T> {
  readonly held: T;
  /** The square where it would land; null off the board. */
  readonly over: Square | null;
  /** The pointer when it came to the square `over`. */
  readonly from: ClientPointer;
}

/**
 * Hook: returns the drag in progress (`drag`; null for none) and `follow`, which handles each step of it. When
 * something is dropped, `drop` is called with it and the square below, null off the board; `changed` is called at each
 * new square, and with null when the drag ends or is cancelled.
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
