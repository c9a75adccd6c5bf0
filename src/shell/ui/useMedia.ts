import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { mediaOf } from '../platform/browserApis';

/** Hook: returns whether a media query, such as `(prefers-reduced-motion: reduce)`, matches, and follows it. */
export function useMedia(query: string): boolean {
  const media = useMemo(() => mediaOf(query), [query]);
  return useSyncExternalStore(
    useCallback(
      (changed) => {
        media.addEventListener('change', changed);
        return () => media.removeEventListener('change', changed);
      },
      [media],
    ),
    () => media.matches,
  );
}
