import { useCallback, useEffect, useState } from 'react';
import { storageFault, type StorageFault } from '../../storage';

/** The entries of a database, or the fault that prevents reading them; null until they have been read. */
export type Listed<T> = readonly T[] | StorageFault | null;

/**
 * Hook: returns the entries with which `all` resolves (`listed`: a fault if it rejects, null until it has settled), and
 * a function that reads them again (`refresh`). They are also read again when the window gets the focus and when
 * `watch` reports a change. `all` and `watch` must stay the same functions.
 */
export function useListed<T>(
  all: () => Promise<readonly T[]>,
  watch?: (changed: () => void) => () => void,
): { readonly listed: Listed<T>; readonly refresh: () => void } {
  const [listed, setListed] = useState<Listed<T>>(null);
  const refresh = useCallback((): void => {
    void all().catch(storageFault).then(setListed);
  }, [all]);
  useEffect(() => {
    refresh();
    window.addEventListener('focus', refresh);
    const stop = watch?.(refresh);
    return () => {
      window.removeEventListener('focus', refresh);
      stop?.();
    };
  }, [refresh, watch]);
  return { listed, refresh };
}
