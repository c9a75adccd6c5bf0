import { useCallback, useEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react';
import { followPress } from './followPress';
import type { Phase } from './gestureState';
import { claimTouches } from './touches';
import type { ClientPointer } from './watchGestures';

/** Handles a drag of something: the start, moves and end of its phases, with the pointer. */
export type DragOf<T> = (held: T, step: { readonly phase: Phase }, pointer: ClientPointer) => void;

/**
 * Hook: drags something from beside the board: `start` is for its `onPointerDown`, and `claim` for its `ref`, which
 * keeps its touches from the browser.
 */
export function useDragOnto<T>(follow: DragOf<T>) {
  const stop = useRef<(() => void) | null>(null);
  const drags = useRef(false);
  useEffect(() => () => stop.current?.(), []);
  const start = (event: ReactPointerEvent, held: T): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    stop.current?.();
    stop.current = followPress(event.nativeEvent, held, (step, pointer) => {
      drags.current = step.phase === 'begin' || step.phase === 'move';
      follow(held, step, pointer);
    });
  };
  const claim = useCallback(
    (element: HTMLElement | null) =>
      element === null ? undefined : claimTouches(element, () => drags.current),
    [],
  );
  return { start, claim };
}
