import { useEffect, useState } from 'react';
import type { AnyReading } from '../../game/playing';
import { useBattleStore } from '../base/useGame';

interface Reading {
  readonly reading: AnyReading | null;
  /** How much of the record has been carried out, 0 to 1; null if none is being loaded. */
  readonly share: number | null;
  readonly stop: () => void;
}

/**
 * Hook: reads a text as a record by carrying out its orders, in slices so that the page responds; a new text cancels
 * the reading of the one before. Returns what was read, null until that is done and for no text; how much has been
 * carried out; and the function that stops it.
 */
export function useReading(text: string | null): Reading {
  const store = useBattleStore();
  const [read, setRead] = useState<{ of: string; reading: AnyReading } | null>(null);
  const [under, setUnder] = useState<{ of: string; share: number; stop: () => void } | null>(null);
  useEffect(() => {
    if (text === null) return;
    const control = new AbortController();
    const stop = (): void => {
      control.abort();
      setUnder(null);
    };
    const onProgress = (share: number): void => setUnder({ of: text, share, stop });
    void store.readRecord(text, onProgress, control.signal).then((reading) => {
      if (reading === null || control.signal.aborted) return;
      setUnder(null);
      setRead({ of: text, reading });
    });
    return stop;
  }, [store, text]);
  return {
    reading: read?.of === text ? read.reading : null,
    share: under?.of === text ? under.share : null,
    stop: () => under?.stop(),
  };
}
