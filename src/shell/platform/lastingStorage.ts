import { storageManager } from './browserApis';

/** How long the browser keeps storage: until deleted (`lasting`), until it needs room (`clearable`), or `unknown`. */
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
 * Resolves with how long the browser keeps the page's storage: until somebody deletes it (`lasting`), until the browser
 * needs the room (`clearable`), or `unknown`. Never rejects.
 */
export const storageLife = (): Promise<StorageLife> => lifeOf((storage) => storage.persisted());

/**
 * Asks the browser to keep the page's storage until somebody deletes it, and resolves with how long it now keeps it:
 * `lasting` if it agrees, otherwise `clearable` or `unknown`. Some browsers ask the user first; the promise then waits
 * for the answer. Never rejects.
 */
export const askForLastingStorage = (): Promise<StorageLife> =>
  lifeOf((storage) => storage.persist());
