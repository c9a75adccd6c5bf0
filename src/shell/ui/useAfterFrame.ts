import { startTransition, useEffect, useRef, useState } from 'react';

/**
 * Hook: returns a value that follows another once the frame with the change is painted, so that parts beside the
 * board never delay it; they render in slices between frames. However fast the other changes, it is one frame
 * behind.
 */
export function useAfterFrame<T>(value: T): T {
  const [followed, setFollowed] = useState(value);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const behind = followed !== value;
  useEffect(() => {
    if (!behind) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setFollowed(latest.current)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [behind, followed]);
  return followed;
}
