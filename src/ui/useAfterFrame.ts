import { useEffect, useState } from 'react';

/**
 * A value that follows another as soon as the frame with all else that came of the change is painted: what is told
 * beside the board never makes the board itself answer later.
 */
export function useAfterFrame<T>(value: T): T {
  const [followed, setFollowed] = useState(value);
  useEffect(() => {
    if (followed === value) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setFollowed(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [followed, value]);
  return followed;
}
