import { besideKey, newerAt, ownKey } from '../versions';

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
  /** What a newer version of the program has kept there, or null; it stays, and what is written goes beside it. */
  newer(): string | null;
  /** Calls back when another tab has written, `newer` where that was a newer version; returns the way to stop. */
  watch(changed: () => void, newer: () => void): () => void;
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

/** `version`: the one whose texts are kept; those of a newer are left where they are. */
export function createSlot(drawer: Drawer, key: string, watcher: Watcher, version: number): Slot {
  const beside = besideKey(key, version);
  let at = key;
  let seen: string | null | undefined;
  /** Goes beside what a newer version has written, and back once that is gone. */
  const settle = (): void => {
    // What this tab knows need not be looked into again, at every move.
    if (at === key && drawer.read(key) === seen) return;
    const own = ownKey(drawer, key, version);
    if (own === at) return;
    at = own;
    seen = drawer.read(at);
  };
  const put = (text: string): Written => {
    settle();
    const written = drawer.write(at, text);
    if (written === 'kept') seen = text;
    return written;
  };
  /** Whether another tab has written; storage that cannot be read has nothing to overwrite. */
  const changedElsewhere = (): boolean => {
    settle();
    const kept = drawer.read(at);
    return kept !== undefined && kept !== (seen ?? null);
  };
  const newer = (): string | null => newerAt(drawer, key, version);
  return {
    read() {
      settle();
      return (seen = drawer.read(at));
    },
    write: (text) => (changedElsewhere() ? 'elsewhere' : put(text)),
    overwrite: put,
    clear() {
      settle();
      drawer.remove(at);
      seen = null;
    },
    newer,
    watch(changed, newerCame) {
      const look = (): void => {
        if (newer() !== null) newerCame();
        if (changedElsewhere()) changed();
      };
      const stops = [watcher(key, look), watcher(beside, look)];
      return () => stops.forEach((stop) => stop());
    },
  };
}
