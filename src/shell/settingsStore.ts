import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TextStorage, StorageWatcher } from './storage';
import { settingsFrom, type Definitions, type ValuesOf } from './settings';
import { isRecord, jsonOf, type JsonRecord } from './json';
import { stored, type Stored } from './stored';

/**
 * The storage key of the settings for all games together with those of Debord's game, which a first visit reads
 * together.
 */
export const SETTINGS_KEY = 'game-of-war/preferences';

/** The current values of settings, to read, to subscribe to, and to change; a change is saved. */
export interface SettingsStore<V> extends Omit<StoreApi<V>, 'setState'> {
  /** Changes some of them, and saves them if the browser can. */
  change(changes: Partial<V>): void;
}

/** Returns all settings stored under a key, including others', by name. */
const settingsAt = (key: string): Stored<JsonRecord> =>
  stored({ key, schema: (json) => (isRecord(json) ? json : null), empty: {} });

/**
 * Returns the settings stored under a key, not checked. If a newer version has written them, they are used as far as
 * they are understood, and what this version has changed since takes precedence.
 */
export const storedSettings = (storage: Pick<TextStorage, 'read'>, key: string): JsonRecord => {
  const { newer, read } = settingsAt(key);
  const later = jsonOf(newer(storage));
  return { ...(isRecord(later) ? later : {}), ...read(storage) };
};

/**
 * Creates a store of the settings saved under `key`, for their definitions. It follows changes by other tabs until
 * `stop` is called.
 */
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
