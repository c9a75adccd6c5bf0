import { useCallback, useEffect, useState } from 'react';
import { storageFault, type StorageFault } from '../../storage';

/** What a database lists, or why it cannot be read; null until it has been read. */
export type Listed<T> = readonly T[] | StorageFault | null;

/**
 * What `all` lists, read again whenever the page is looked at again, `refresh` is called, or `watch`, which returns the way
 * to stop, hears of a change. Both have to stay the same functions.
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
