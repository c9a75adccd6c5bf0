import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TextStorage, StorageWatcher } from './storage';
import { settingsFrom, type Definitions, type ValuesOf } from './settings';
import { isRecord, jsonOf, type JsonRecord } from './json';
import { stored, type Stored } from './stored';

/** Where the shell and a game read at a first visit keep their settings, side by side. */
export const SETTINGS_KEY = 'game-of-war/preferences';

/** Settings in force: to read, to be told of, and to change. */
export interface SettingsStore<V> extends Omit<StoreApi<V>, 'setState'> {
  /** Changes some of them, and keeps them if the browser can: a page without storage plays on without. */
  change(wish: Partial<V>): void;
}

/** All settings stored under a key, those of others too, by name. */
const settingsAt = (key: string): Stored<JsonRecord> =>
  stored({ key, schema: (json) => (isRecord(json) ? json : null), empty: {} });

/** The settings stored under a key: a newer version's as far as they are understood, under what was chosen since without it. */
export const storedSettings = (storage: Pick<TextStorage, 'read'>, key: string): JsonRecord => {
  const { newer, read } = settingsAt(key);
  const later = jsonOf(newer(storage));
  return { ...(isRecord(later) ? later : {}), ...read(storage) };
};

/** Settings as the browser keeps them under a key, following those of its other tabs until `stop`. */
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
    change(wish) {
      setState(wish);
      own.write(storage, { ...own.read(storage), ...wish });
    },
    stop: watcher(key, () => setState(read())),
  };
}
