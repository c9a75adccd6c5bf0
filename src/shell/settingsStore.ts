import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TextStorage, StorageWatcher } from './storage';
import { settingsFrom, type Definitions, type ValuesOf } from './settings';
import { isRecord, jsonOf, type JsonRecord } from './json';
import { stored, type Stored } from './stored';

/** The storage key of the settings that all games share; those of Debord's game are stored under the same key. */
export const SETTINGS_KEY = 'game-of-war/preferences';

/** A store of the current values of settings: read them, subscribe to them, and `change` some of them. */
export interface SettingsStore<V> extends Omit<StoreApi<V>, 'setState'> {
  /** Changes some of the values, and saves them if the browser can. */
  change(changes: Partial<V>): void;
}

/** Returns all settings stored under a key, including others', by name. */
const settingsAt = (key: string): Stored<JsonRecord> =>
  stored({ key, schema: (json) => (isRecord(json) ? json : null), empty: {} });

/**
 * Returns the settings stored under `key`, by name, unchecked; empty if there are none. If a newer version of the
 * program has written some, these are included, and what this version has changed since takes precedence.
 */
export const storedSettings = (storage: Pick<TextStorage, 'read'>, key: string): JsonRecord => {
  const { newer, read } = settingsAt(key);
  const later = jsonOf(newer(storage));
  return { ...(isRecord(later) ? later : {}), ...read(storage) };
};

/**
 * Returns a store of the settings defined in `definitions`, with the values stored under `key` or their defaults. A
 * change is saved under `key`; changes by other tabs, which `watcher` reports, are followed until `stop` is called.
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
