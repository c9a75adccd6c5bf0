import type { StorageWatcher, TextStorage, Written } from './storage';
import { besideKey, newerAt, ownKey } from './stored';

/**
 * A function that returns whether two texts of saves are the same apart from the time left on a running clock. A
 * missing text, null or undefined, is the same only as itself.
 */
export type IsSame = (one: string | null | undefined, other: string | null | undefined) => boolean;

/**
 * Reads and writes the text at one key of the browser's storage, which several tabs may write. `write` never overwrites
 * a text of another tab that this tab has not read; `overwrite` does.
 */
export interface SaveSlot {
  /** Returns the stored text; null if there is none, undefined if storage is forbidden. */
  read(): string | null | undefined;
  /**
   * Stores a text and returns the result; `elsewhere`, and nothing is written, if another tab has written since this
   * tab last read or wrote.
   */
  write(text: string): Written;
  /** Stores a text even if another tab has written, and returns the result. */
  overwrite(text: string): Written;
  clear(): void;
  /** Returns the text that a newer version has stored, or null. It stays; this version writes beside it. */
  newer(): string | null;
  /**
   * Calls `changed` when another tab has written, with its text and whether that is the one that this tab has last read
   * or written, with another time left; calls `newer` if a newer version of the program has written. Returns an
   * unsubscribe function.
   */
  watch(changed: (text: string | null, isKnown: boolean) => void, newer: () => void): () => void;
}

/**
 * Returns the reader and writer of the text at one storage `key`, which several tabs may write; `watcher` reports their
 * writes. `version` is the version of this program's texts; a text of a newer version is never overwritten. `isSame`
 * compares two texts without the time left, which another tab may have changed.
 */
export function createSaveSlot(
  storage: TextStorage,
  key: string,
  watcher: StorageWatcher,
  version: number,
  isSame: IsSame,
): SaveSlot {
  const beside = besideKey(key, version);
  let at = key;
  let seen: string | null | undefined;
  /** Uses the key beside a newer version's text, and the usual one again once that is gone. */
  const settle = (): void => {
    // A known text need not be examined again at every move.
    if (at === key && storage.read(key) === seen) return;
    const own = ownKey(storage, key, version);
    if (own === at) return;
    at = own;
    seen = storage.read(at);
  };
  const put = (text: string): Written => {
    settle();
    const written = storage.write(at, text);
    if (written === 'saved') seen = text;
    return written;
  };
  /** Returns whether another tab has written another state; unreadable storage has nothing to overwrite. */
  const changedElsewhere = (): boolean => {
    settle();
    const saved = storage.read(at);
    return saved !== undefined && !isSame(saved, seen ?? null);
  };
  const newer = (): string | null => newerAt(storage, key, version);
  return {
    read() {
      settle();
      return (seen = storage.read(at));
    },
    write: (text) => (changedElsewhere() ? 'elsewhere' : put(text)),
    overwrite(text) {
      const written = put(text);
      // What another tab wrote has been read and answered, even if storage refuses to overwrite it.
      if (written !== 'saved') seen = storage.read(at);
      return written;
    },
    clear() {
      settle();
      storage.remove(at);
      seen = null;
    },
    newer,
    watch(changed, newerCame) {
      const look = (): void => {
        if (newer() !== null) newerCame();
        settle();
        const saved = storage.read(at);
        if (saved !== undefined && saved !== (seen ?? null)) changed(saved, isSame(saved, seen));
      };
      const stops = [watcher(key, look), watcher(beside, look)];
      return () => stops.forEach((stop) => stop());
    },
  };
}
