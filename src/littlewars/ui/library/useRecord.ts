import { useEffect, useState } from 'react';
import type { Game } from '../../game/game';
import { isKriegspiel } from '../../game/playing';
import { useBattleStore } from '../base/useGame';

/** The reading of an included record. */
interface RecordRead {
  /** Its battle, once all orders have been carried out; null before. */
  readonly game: Game | null;
  /** How much has been carried out, 0 to 1. */
  readonly share: number;
}

/**
 * Hook: executes the orders of a record that comes with the program, in slices so that the page responds. Returns the
 * game, null until that is done and if it cannot be read, and the progress, from 0 to 1.
 */
export function useRecord(text: string): RecordRead {
  const store = useBattleStore();
  const [read, setRead] = useState<RecordRead>({ game: null, share: 0 });
  useEffect(() => {
    const control = new AbortController();
    void store
      .readRecord(text, (share) => setRead({ game: null, share }), control.signal)
      .then((reading) => {
        if (reading !== null && !control.signal.aborted) {
          const { game } = reading;
          setRead({ game: game === null || isKriegspiel(game) ? null : game, share: 1 });
        }
      });
    return () => control.abort();
  }, [store, text]);
  return read;
}
