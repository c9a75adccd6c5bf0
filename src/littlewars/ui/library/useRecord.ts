import { useEffect, useState } from 'react';
import type { Game } from '../../game/game';
import { useBattleStore } from '../base/useGame';

/** Hook: the battle of an included record, once its orders have been carried out in the background; null before. */
export function useRecord(text: string): Game | null {
  const store = useBattleStore();
  const [read, setRead] = useState<Game | null>(null);
  useEffect(() => {
    const control = new AbortController();
    void store
      .readRecord(text, () => undefined, control.signal)
      .then((reading) => {
        if (reading !== null && !control.signal.aborted) setRead(reading.game);
      });
    return () => control.abort();
  }, [store, text]);
  return read;
}
