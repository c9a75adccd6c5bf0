import { startTransition, useEffect, useRef, useState } from 'react';
import { afterFrame } from './afterFrame';

/**
 * Hook: returns `value`, but after a change the earlier value until the next frame is painted. Components beside the
 * board render with it, so that they never delay the board.
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
