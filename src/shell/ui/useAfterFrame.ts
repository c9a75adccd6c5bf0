import { startTransition, useEffect, useRef, useState } from 'react';

/**
 * A value that follows another as soon as the frame with all else that came of the change is painted: what is told
 * beside the board never makes the board itself answer later, and is worked out in pieces between which frames are
 * shown. However fast the other changes, it is a frame behind.
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
