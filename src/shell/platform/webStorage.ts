import { storageFault, type StorageWatcher, type TextStorage } from '../storage';

type Web = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Returns storage of texts by key in the browser's storage that `web` returns. `web` is called each time, because the
 * access itself may be forbidden.
 */
export function createTextStorage(web: () => Web): TextStorage {
  return {
    read(key) {
      try {
        return web().getItem(key);
      } catch {
        return undefined;
      }
    },
    write(key, text) {
      try {
        web().setItem(key, text);
        return 'saved';
      } catch (error) {
        return storageFault(error);
      }
    },
    remove(key) {
      try {
        web().removeItem(key);
      } catch {
        // Nothing is stored if storage is forbidden.
      }
    },
  };
}

/**
 * Calls `changed` when another tab of the page changes this key of local storage; returns an unsubscribe function.
 */
export const windowWatcher: StorageWatcher = (key, changed) => {
  const listen = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
};
