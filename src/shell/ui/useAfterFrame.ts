import { startTransition, useEffect, useRef, useState } from 'react';
import { afterFrame } from './afterFrame';

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
    return afterFrame(() => startTransition(() => setFollowed(latest.current)));
  }, [behind, followed]);
  return followed;
}
