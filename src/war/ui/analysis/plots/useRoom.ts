import { useCallback, useState } from 'react';
import { watchSizes } from '../../../../shell/platform/pieces';

/** What a plot is drawn for until its room is known. */
const USUAL = { width: 340, height: 0 } as const;

/** The width and height in pixels of the element that is given `measure` as its ref, kept up to date. */
export function useRoom() {
  const [room, setRoom] = useState<{ width: number; height: number }>(USUAL);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    return watchSizes([element], () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0) setRoom({ width, height });
    });
  }, []);
  return { ...room, measure };
}
