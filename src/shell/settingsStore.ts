import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TextStorage, StorageWatcher } from './storage';
import { settingsFrom, type Definitions, type ValuesOf } from './settings';
import { isRecord, jsonOf, type JsonRecord } from './json';
import { stored, type Stored } from './stored';

/** The storage key of the settings of the shell and of a game that a first visit reads. */
export const SETTINGS_KEY = 'game-of-war/preferences';

/** Current settings: to read, to subscribe to, and to change. */
export interface SettingsStore<V> extends Omit<StoreApi<V>, 'setState'> {
  /** Changes some of them, and saves them if the browser can. */
  change(changes: Partial<V>): void;
}

/** Returns all settings stored under a key, including others', by name. */
const settingsAt = (key: string): Stored<JsonRecord> =>
  stored({ key, schema: (json) => (isRecord(json) ? json : null), empty: {} });

/**
 * Returns the settings stored under a key: those of a newer version as far as they are understood, overridden by
 * choices made since without it.
 */
export const storedSettings = (storage: Pick<TextStorage, 'read'>, key: string): JsonRecord => {
  const { newer, read } = settingsAt(key);
  const later = jsonOf(newer(storage));
  return { ...(isRecord(later) ? later : {}), ...read(storage) };
};

/** Creates settings stored under a key, following changes of other tabs until `stop`. */
export function createSettings<D extends Definitions>(
  definitions: D,
  storage: TextStorage,
  watcher: StorageWatcher,
  key = SETTINGS_KEY,
): SettingsStore<ValuesOf<D>> & { readonly stop: () => void } {
  const read = (): ValuesOf<D> => settingsFrom(definitions, storedSettings(storage, key));
  const { setState, ...store } = createStore<ValuesOf<D>>(read);
  const own = settingsAt(key);
  return {
    ...store,
    change(changes) {
      setState(changes);
      own.write(storage, { ...own.read(storage), ...changes });
    },
    stop: watcher(key, () => setState(read())),
  };
}
