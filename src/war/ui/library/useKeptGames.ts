import { useCallback, useEffect, useState } from 'react';
import type { KeptGame } from '../../store/keptGames';
import { useGameStore } from '../base/useGame';

/** What the library has, or that the browser forbids it; null until it has been read. */
export type KeptGames = readonly KeptGame[] | 'forbidden' | null;

/** The games of the library, read again whenever the page is looked at again. */
export function useKeptGames(): { games: KeptGames; refresh: () => void } {
  const store = useGameStore();
  const [games, setGames] = useState<KeptGames>(null);
  const refresh = useCallback((): void => {
    store.library.keptGames().then(setGames, () => setGames('forbidden'));
  }, [store]);
  useEffect(() => {
    refresh();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [refresh]);
  return { games, refresh };
}
