import { storageManager } from './pieces';

/** How long the browser stores what this page has saved: until somebody deletes it, or until it wants the room itself. */
export type StorageLife = 'lasting' | 'clearable' | 'unknown';

async function lifeOf(
  isLasting: (storage: StorageManager) => Promise<boolean>,
): Promise<StorageLife> {
  const storage = storageManager();
  if (storage === null) return 'unknown';
  try {
    return (await isLasting(storage)) ? 'lasting' : 'clearable';
  } catch {
    // An older browser has not all of its methods, and some refuse to be asked.
    return 'unknown';
  }
}

/** Never rejects. */
export const storageLife = (): Promise<StorageLife> => lifeOf((storage) => storage.persisted());

/** Asks for storage that lasts; some browsers ask the player first, and take as long. Never rejects. */
export const askForLastingStorage = (): Promise<StorageLife> =>
  lifeOf((storage) => storage.persist());
