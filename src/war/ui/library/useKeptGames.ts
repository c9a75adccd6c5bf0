import { useCallback, useEffect, useState } from 'react';
import { storageFault, type StorageFault } from '../../../shell/storage';
import type { KeptGame } from '../../store/keptGames';
import { useGameStore } from '../base/useGame';

/** What the library has, or why it cannot be read; null until it has been read. */
export type KeptGames = readonly KeptGame[] | StorageFault | null;

/** The games of the library, read again whenever the page is looked at again. */
export function useKeptGames(): { games: KeptGames; refresh: () => void } {
  const store = useGameStore();
  const [games, setGames] = useState<KeptGames>(null);
  const refresh = useCallback((): void => {
    void store.library.keptGames().catch(storageFault).then(setGames);
  }, [store]);
  useEffect(() => {
    refresh();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [refresh]);
  return { games, refresh };
}
