import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** A window higher than wide. */
export const TALL = '(max-aspect-ratio: 7/8)';

/** Whether the panel is a phone's, below the board or beside it. */
export const useCompact = (): boolean => useMedia(`${TALL}, (max-height: 31.25rem)`);

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const media = useMemo(() => window.matchMedia(query), [query]);
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
