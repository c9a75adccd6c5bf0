import { useCallback, useState } from 'react';

/** What a plot is drawn for until its room is known. */
const USUAL_WIDTH = 340;

/** The width in pixels of the element that is given `measure` as its ref, kept up to date. */
export function useWidth() {
  const [width, setWidth] = useState(USUAL_WIDTH);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { width, measure };
}
