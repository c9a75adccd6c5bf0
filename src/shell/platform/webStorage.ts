import { storageFault, type StorageWatcher, type TextStorage } from '../storage';

type Web = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Returns a storage of texts by key in the browser storage that `web` returns, local storage for example. `web` is
 * called at each access, because the browser may throw there if it forbids storage; the result then says so, and
 * nothing throws.
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
 * Calls `changed` whenever another tab of the page changes or clears the value of `key` in local storage; returns an
 * unsubscribe function.
 */
export const windowWatcher: StorageWatcher = (key, changed) => {
  const listen = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
};
