import { startTransition, useEffect, useRef, useState } from 'react';
import { afterFrame } from './afterFrame';

/**
 * Hook: returns `value` as it was one frame before, so that parts beside the board never delay the board: they
 * render in slices after the frame with the change is painted.
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
