import { useEffect, useState } from 'react';
import type { KeptGame } from '../../store/state';
import { useBattleState, useBattleStore } from '../base/useGame';

/** All kept battles, asked for anew whenever the battle in hand or `asked` changes; null until they are here. */
export function useKept(asked: number): readonly KeptGame[] | 'forbidden' | null {
  const { library } = useBattleStore();
  const game = useBattleState((state) => state.game);
  const [kept, setKept] = useState<readonly KeptGame[] | 'forbidden' | null>(null);
  useEffect(() => {
    let wanted = true;
    library.keptGames().then(
      (games) => {
        if (wanted) setKept(games);
      },
      () => {
        if (wanted) setKept('forbidden');
      },
    );
    return () => {
      wanted = false;
    };
  }, [library, game, asked]);
  return kept;
}
