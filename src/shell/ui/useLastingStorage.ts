import { useEffect, useState } from 'react';
import { askForLastingStorage, storageLife, type StorageLife } from '../platform/lastingStorage';
import type { TextStorage } from '../storage';

/** Stores that this browser has been asked. */
const ASKED_KEY = 'game-of-war/lasting-storage-asked';

/** Hook: asks the browser once, when there is something worth saving, for persistent storage. */
export function useLastingStorage(storage: TextStorage, isWorthPersisting: boolean): void {
  useEffect(() => {
    if (!isWorthPersisting || storage.read(ASKED_KEY) !== null) return;
    storage.write(ASKED_KEY, 'asked');
    void askForLastingStorage();
  }, [storage, isWorthPersisting]);
}

/** Hook: returns how long the browser keeps its storage; null until it has answered. */
export function useStorageLife(): StorageLife | null {
  const [life, setLife] = useState<StorageLife | null>(null);
  useEffect(() => void storageLife().then(setLife), []);
  return life;
}
