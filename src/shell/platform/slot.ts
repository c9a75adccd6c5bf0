/** What became of a write. `elsewhere`: another tab has written since this one last looked. */
export type Written = 'kept' | 'full' | 'forbidden' | 'elsewhere';

/**
 * One place in the browser's storage that several tabs may write: it never overwrites what another tab wrote
 * and this one has not seen.
 */
export interface Slot {
  /** The text kept, null where there is none; undefined where storage is forbidden. */
  read(): string | null | undefined;
  write(text: string): Written;
  /** Writes over what another tab wrote. */
  overwrite(text: string): Written;
  /** Empties it. */
  clear(): void;
  /** Calls back when another tab has written; returns the way to stop. */
  watch(changed: () => void): () => void;
}

/** Storage without guard, for what belongs to the browser rather than to a game. */
export interface Drawer {
  read(key: string): string | null | undefined;
  write(key: string, text: string): Written;
  remove(key: string): void;
}

type Web = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A drawer in the browser's storage; `web` is asked each time, since asking may be what is forbidden. */
export function createDrawer(web: () => Web): Drawer {
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
        return 'kept';
      } catch (error) {
        return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'forbidden';
      }
    },
    remove(key) {
      try {
        web().removeItem(key);
      } catch {
        // Nothing is kept where storage is forbidden.
      }
    },
  };
}

/** Tells when another tab has changed a key; returns the way to stop. */
export type Watcher = (key: string, changed: () => void) => () => void;

export const windowWatcher: Watcher = (key, changed) => {
  const listen = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
};

export function createSlot(drawer: Drawer, key: string, watcher: Watcher): Slot {
  let seen: string | null | undefined;
  const put = (text: string): Written => {
    const written = drawer.write(key, text);
    if (written === 'kept') seen = text;
    return written;
  };
  /** Whether another tab has written; storage that cannot be read has nothing to overwrite. */
  const changedElsewhere = (): boolean => {
    const kept = drawer.read(key);
    return kept !== undefined && kept !== (seen ?? null);
  };
  return {
    read: () => (seen = drawer.read(key)),
    write: (text) => (changedElsewhere() ? 'elsewhere' : put(text)),
    overwrite: put,
    clear: () => {
      drawer.remove(key);
      seen = null;
    },
    watch: (changed) =>
      watcher(key, () => {
        if (changedElsewhere()) changed();
      }),
  };
}
