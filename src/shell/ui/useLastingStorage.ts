import { useEffect, useState } from 'react';
import { askForLastingStorage, storageLife, type StorageLife } from '../platform/lastingStorage';
import type { TextStorage } from '../storage';

/** Says in local storage that this browser has been asked. */
const ASKED_KEY = 'game-of-war/lasting-storage-asked';

/** Asks the browser once, as soon as there is something worth keeping, to keep what is stored until somebody deletes it. */
export function useLastingStorage(storage: TextStorage, isWorthKeeping: boolean): void {
  useEffect(() => {
    if (!isWorthKeeping || storage.read(ASKED_KEY) !== null) return;
    storage.write(ASKED_KEY, 'asked');
    void askForLastingStorage();
  }, [storage, isWorthKeeping]);
}

/** How long the browser keeps what is stored; null until it has answered. */
export function useStorageLife(): StorageLife | null {
  const [life, setLife] = useState<StorageLife | null>(null);
  useEffect(() => void storageLife().then(setLife), []);
  return life;
}
