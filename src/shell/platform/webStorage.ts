import { storageFault, type StorageWatcher, type TextStorage } from '../storage';

type Web = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns texts in the browser's storage; `web` is called each time, because the access itself may be forbidden. */
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

/** Reports changes by the page's other tabs. */
export const windowWatcher: StorageWatcher = (key, changed) => {
  const listen = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
};
