import { useCallback, useEffect, useState } from 'react';
import { storageFault, type StorageFault } from '../../storage';

/** The entries of a database, or the fault that prevents reading it; null until it has been read. */
export type Listed<T> = readonly T[] | StorageFault | null;

/**
 * Hook: returns the entries that `all` resolves to. They are read again whenever the window gets the focus, `refresh`
 * is called, or `watch`, which returns an unsubscribe function, reports a change. `all` and `watch` must stay the
 * same functions.
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
