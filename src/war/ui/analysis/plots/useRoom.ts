import { useCallback, useState } from 'react';
import { watchSizes } from '../../../../shell/platform/pieces';

/** The size of a plot until it is measured. */
const USUAL = { width: 340, height: 0 } as const;

/** Hook: returns the width and height, in pixels, of the element with `measure` as its ref, updated. */
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
