import { startTransition, useEffect, useRef, useState } from 'react';
import { afterFrame } from './afterFrame';

/**
 * Hook: returns `value`, but after a change still the earlier one until the next frame has been painted. What renders
 * with it never delays the frame that answers an input.
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
