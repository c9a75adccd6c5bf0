import { useEffect, useState } from 'react';
import { storageFault, type StorageFault } from '../../../shell/storage';
import type { KeptGame } from '../../store/saves';
import { useBattleState, useBattleStore } from '../base/useGame';

/**
 * All kept battles, or why they cannot be read, asked for anew whenever the battle in hand or `asked` changes; null until
 * they are here.
 */
export function useKept(asked: number): readonly KeptGame[] | StorageFault | null {
  const { library } = useBattleStore();
  const game = useBattleState((state) => state.game);
  const [kept, setKept] = useState<readonly KeptGame[] | StorageFault | null>(null);
  useEffect(() => {
    let wanted = true;
    void library
      .keptGames()
      .catch(storageFault)
      .then((games) => {
        if (wanted) setKept(games);
      });
    return () => {
      wanted = false;
    };
  }, [library, game, asked]);
  return kept;
}
