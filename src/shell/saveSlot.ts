import type { StorageWatcher, TextStorage, Written } from './storage';
import { besideKey, newerAt, ownKey } from './versions';

/**
 * One place in the browser's storage that several tabs may write: it never overwrites what another tab wrote
 * and this one has not seen.
 */
export interface SaveSlot {
  /** The text kept, null where there is none; undefined where storage is forbidden. */
  read(): string | null | undefined;
  write(text: string): Written;
  /** Writes over what another tab wrote. */
  overwrite(text: string): Written;
  /** Whether another tab has written since this one last looked. */
  isChanged(): boolean;
  /** Empties it. */
  clear(): void;
  /** What a newer version of the program has kept there, or null; it stays, and what is written goes beside it. */
  newer(): string | null;
  /** Calls back when another tab has written, `newer` where that was a newer version; returns the way to stop. */
  watch(changed: () => void, newer: () => void): () => void;
}

/** `version`: the one whose texts are kept; those of a newer are left where they are. */
export function createSaveSlot(
  storage: TextStorage,
  key: string,
  watcher: StorageWatcher,
  version: number,
): SaveSlot {
  const beside = besideKey(key, version);
  let at = key;
  let seen: string | null | undefined;
  /** Goes beside what a newer version has written, and back once that is gone. */
  const settle = (): void => {
    // What this tab knows need not be looked into again, at every move.
    if (at === key && storage.read(key) === seen) return;
    const own = ownKey(storage, key, version);
    if (own === at) return;
    at = own;
    seen = storage.read(at);
  };
  const put = (text: string): Written => {
    settle();
    const written = storage.write(at, text);
    if (written === 'kept') seen = text;
    return written;
  };
  /** Whether another tab has written; storage that cannot be read has nothing to overwrite. */
  const changedElsewhere = (): boolean => {
    settle();
    const kept = storage.read(at);
    return kept !== undefined && kept !== (seen ?? null);
  };
  const newer = (): string | null => newerAt(storage, key, version);
  return {
    read() {
      settle();
      return (seen = storage.read(at));
    },
    write: (text) => (changedElsewhere() ? 'elsewhere' : put(text)),
    overwrite: put,
    isChanged: changedElsewhere,
    clear() {
      settle();
      storage.remove(at);
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
