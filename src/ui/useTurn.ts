import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Turn } from './board/geometry';
import { useGame } from './useGame';

/** A window higher than wide shows the board lying on its side, where its squares are larger. */
const TALL = '(max-aspect-ratio: 7/8)';

/** Whether the window is higher than wide, the panel below the board. */
export const useTall = (): boolean => useMedia(TALL);

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

/** How the board lies: on its side in a tall window, and round for the player across the table. */
export function useTurn(): Turn {
  const tall = useTall();
  const flipped = useGame((state) => state.preferences.flipped);
  if (tall) return flipped ? 1 : 3;
  return flipped ? 2 : 0;
}
