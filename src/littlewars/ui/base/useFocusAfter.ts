import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Hook: returns a function that is to be called where something that has the focus is about to leave the page: once it
 * has, what is in its place, `next`, has the focus.
 */
export function useFocusAfter(next: RefObject<{ readonly focus: () => void } | null>): () => void {
  const due = useRef(false);
  useLayoutEffect(() => {
    if (!due.current || next.current === null) return;
    due.current = false;
    next.current.focus();
  });
  return () => {
    due.current = true;
  };
}
