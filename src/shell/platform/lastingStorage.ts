import { storageManager } from './pieces';

/**
 * How long the browser keeps the page's storage: until somebody deletes it (`lasting`), until the browser needs the
 * room (`clearable`), or `unknown`.
 */
export type StorageLife = 'lasting' | 'clearable' | 'unknown';

async function lifeOf(
  isLasting: (storage: StorageManager) => Promise<boolean>,
): Promise<StorageLife> {
  const storage = storageManager();
  if (storage === null) return 'unknown';
  try {
    return (await isLasting(storage)) ? 'lasting' : 'clearable';
  } catch {
    // An older browser lacks some of its methods, and some refuse the call.
    return 'unknown';
  }
}

/**
 * Returns how long the browser keeps the page's storage: until somebody deletes it, or until it needs the room. Never
 * rejects.
 */
export const storageLife = (): Promise<StorageLife> => lifeOf((storage) => storage.persisted());

/**
 * Asks the browser to keep the page's storage until somebody deletes it, and returns how long it keeps it from now
 * on. Some browsers ask the player first; the promise then waits for that. Never rejects.
 */
export const askForLastingStorage = (): Promise<StorageLife> =>
  lifeOf((storage) => storage.persist());
