import { useCallback, useEffect, useState } from 'react';
import { storageFault, type StorageFault } from '../../../shell/storage';
import type { KeptStudy } from '../../store/studies';
import { useStudies } from '../ways/studies';

/** The studies of the library, or why they cannot be read; null until they have been read. */
export type KeptStudies = readonly KeptStudy[] | StorageFault | null;

/** The studies of the library, read again whenever one changes or the page is looked at again. */
export function useKeptStudies(): { studies: KeptStudies; refreshStudies: () => void } {
  const kept = useStudies();
  const [studies, setStudies] = useState<KeptStudies>(null);
  const refreshStudies = useCallback((): void => {
    void kept.all().catch(storageFault).then(setStudies);
  }, [kept]);
  useEffect(() => {
    refreshStudies();
    window.addEventListener('focus', refreshStudies);
    const stop = kept.watch(refreshStudies);
    return () => {
      window.removeEventListener('focus', refreshStudies);
      stop();
    };
  }, [refreshStudies, kept]);
  return { studies, refreshStudies };
}
