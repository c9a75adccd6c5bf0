import type { GameLookup, GameDatabase, EntryWithId } from '../../src/shell/library';
import { isEntry } from '../../src/shell/libraryEntry';
import { readPointer } from '../../src/shell/persistence/sessionPointer';
import type { KeyStore } from '../../src/shell/platform/seal';
import { createTextStorage } from '../../src/shell/platform/webStorage';
import type { Sealer } from '../../src/shell/seal';
import type { StorageWatcher } from '../../src/shell/storage';

/** The fault of a storage: none, no room for a write, no access at all, or a disk error. */
export type Trouble = 'none' | 'full' | 'forbidden' | 'disk';

/** One browser: its storage, shared by its tabs, and the notices that tabs get of one another's writes. */
export function createBrowser() {
  const entries = new Map<string, string>();
  const writes: { key: string; text: string }[] = [];
  const games = new Map<string, unknown>();
  const tabs: { key: string; changed: () => void }[][] = [];
  const noticeListeners = new Set<() => void>();
  let currentId: unknown;
  const deleted = new Set<string>();
  /** An answer that fails as the database does; a silent one counts as having been waited for. */
  const asked = (): void => {
    if (browser.archiveTrouble === 'silent') throw named('TimeoutError');
    if (browser.archiveTrouble === 'full') throw named('QuotaExceededError');
    if (browser.archiveTrouble === 'forbidden') throw named('SecurityError');
    if (browser.archiveTrouble === 'disk') throw named('UnknownError');
  };
  const archive: GameDatabase = {
    entries: async () => {
      if (browser.archiveTrouble !== 'full') asked();
      return Promise.resolve([...games]);
    },
    get: async (id) => {
      if (browser.archiveTrouble !== 'full') asked();
      return Promise.resolve(games.get(id) ?? (deleted.has(id) ? '(deleted)' : undefined));
    },
    // In effect at once: a later request finds it done.
    update: async (id, change, strict = false) => {
      asked();
      const old = games.get(id);
      const changed = change(old);
      if (changed !== old) browser.updates.push({ id, entry: changed, strict });
      games.set(id, changed);
      return Promise.resolve();
    },
    remove: (id) => {
      games.delete(id);
      deleted.add(id);
      return Promise.resolve();
    },
    currentId: async () => {
      if (browser.archiveTrouble !== 'full') asked();
      return Promise.resolve(currentId);
    },
    putCurrentId: async (id) => {
      asked();
      currentId = id;
      return Promise.resolve();
    },
    // A write by no particular tab is reported to none.
    watch: () => () => undefined,
  };
  const browser = {
    entries,
    writes,
    trouble: 'none' as Trouble,
    /** The database of the library, and what goes wrong with it. */
    games,
    archive,
    archiveTrouble: 'none' as Trouble | 'silent',
    /** All texts written there, in order. */
    updates: [] as { readonly id: string; readonly entry: unknown; readonly strict: boolean }[],
    /** What the database has of the current game, at once; `key` is where local storage has its pointer. */
    lookup(key: string): GameLookup {
      if (browser.archiveTrouble === 'silent') return 'silent';
      if (browser.archiveTrouble === 'forbidden') return 'forbidden';
      const entryOf = (id: unknown): EntryWithId | null => {
        const entry = typeof id === 'string' ? games.get(id) : null;
        return typeof id === 'string' && isEntry(entry) ? { ...entry, id } : null;
      };
      const hint = entries.get(key);
      const { id } = readPointer(hint);
      const isPointerDeleted = id !== null && !games.has(id) && deleted.has(id);
      return { current: entryOf(currentId), pointedTo: entryOf(id), isPointerDeleted };
    },
    /** The text of the current game in the database. */
    saved: (): string | undefined => {
      const entry = typeof currentId === 'string' ? games.get(currentId) : undefined;
      return isEntry(entry) ? entry.text : undefined;
    },
    /** Whether tabs are notified of writes at once; without it a write can cross with another. */
    notices: true,
    tab() {
      const listeners: { key: string; changed: () => void }[] = [];
      tabs.push(listeners);
      const notify = (key: string | null): void => {
        if (!browser.notices) return;
        for (const others of tabs)
          if (others !== listeners)
            for (const { key: heard, changed } of others)
              if (key === null || key === heard) changed();
      };
      const change = (key: string, text: string | null): void => {
        if ((entries.get(key) ?? null) === text) return;
        if (text === null) entries.delete(key);
        else entries.set(key, text);
        notify(key);
      };
      const web = {
        getItem: (key: string): string | null => entries.get(key) ?? null,
        setItem(key: string, text: string): void {
          if (browser.trouble === 'full') throw named('QuotaExceededError');
          if (browser.trouble === 'disk') throw named('NS_ERROR_FILE_CORRUPTED');
          writes.push({ key, text });
          change(key, text);
        },
        removeItem: (key: string): void => change(key, null),
      };
      const storage = createTextStorage(() => {
        if (browser.trouble === 'forbidden') throw named('SecurityError');
        return web;
      });
      const watcher: StorageWatcher = (key, changed) => {
        const listener = { key, changed };
        listeners.push(listener);
        return () => void listeners.splice(listeners.indexOf(listener), 1);
      };
      /** All of the storage gone at once, as when another tab clears it. */
      const clear = (): void => {
        entries.clear();
        notify(null);
      };
      let own: (() => void) | null = null;
      const recorded = <T>(done: T): T => {
        if (browser.notices)
          for (const listener of noticeListeners) if (listener !== own) listener();
        return done;
      };
      const database: GameDatabase = Object.assign(Object.create(archive) as GameDatabase, {
        update: (...asked: Parameters<GameDatabase['update']>) =>
          archive.update(...asked).then(recorded),
        remove: (id: string) => archive.remove(id).then(recorded),
        putCurrentId: (id: string | null) => archive.putCurrentId(id).then(recorded),
        watch(written: () => void) {
          noticeListeners.add((own = written));
          return () => void noticeListeners.delete(written);
        },
      });
      return { storage, watcher, clear, database };
    },
  };
  return browser;
}
export type Browser = ReturnType<typeof createBrowser>;

const named = (name: string): Error => Object.assign(new Error(name), { name });

/** The store of one browser's keys, in memory. */
export function memoryKeys(): KeyStore {
  let stored: CryptoKey | undefined;
  return {
    load: () => Promise.resolve(stored),
    put(key) {
      stored ??= key;
      return Promise.resolve(stored);
    },
    earlier: () => Promise.resolve(undefined),
    forgetEarlier: () => Promise.resolve(),
  };
}

/** A sealer whose seals hold nothing but a number, and which can forget them. */
export function numberSealer(): Sealer & { forget(data: string): void } {
  const texts = new Map<string, string>();
  let sealed = 0;
  return {
    seal(text) {
      const data = `seal ${(sealed += 1)}`;
      texts.set(data, text);
      return Promise.resolve({ iv: '', data });
    },
    open({ data }) {
      const text = texts.get(data);
      return text === undefined ? Promise.reject(new Error('broken')) : Promise.resolve(text);
    },
    forget: (data) => void texts.delete(data),
  };
}
