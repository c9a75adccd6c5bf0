import { useEffect, useState } from 'react';
import { askForLastingStorage, storageLife, type StorageLife } from '../platform/lastingStorage';
import type { TextStorage } from '../storage';

/** Stores that this browser has been asked. */
const ASKED_KEY = 'game-of-war/lasting-storage-asked';

/**
 * Hook: asks the browser once for persistent storage, as soon as `isWorthPersisting` is true. `storage` remembers that
 * it was asked, so that no later visit asks again.
 */
export function useLastingStorage(storage: TextStorage, isWorthPersisting: boolean): void {
  useEffect(() => {
    if (!isWorthPersisting || storage.read(ASKED_KEY) !== null) return;
    storage.write(ASKED_KEY, 'asked');
    void askForLastingStorage();
  }, [storage, isWorthPersisting]);
}

/**
 * Hook: returns how long the browser keeps the page's storage (`lasting`, `clearable` or `unknown`), as it was when the
 * component was mounted; null until the browser has answered.
 */
export function useStorageLife(): StorageLife | null {
  const [life, setLife] = useState<StorageLife | null>(null);
  useEffect(() => void storageLife().then(setLife), []);
  return life;
}
