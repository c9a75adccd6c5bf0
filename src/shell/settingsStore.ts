import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TextStorage, StorageWatcher } from './storage';
import { settingsFrom, type Definitions, type ValuesOf } from './settings';
import { broughtUp, ownKey, versionAfter, versionIn, type VersionStep } from './versions';

/** Where the shell and the games keep their settings, side by side. */
export const SETTINGS_KEY = 'game-of-war/preferences';

/** Settings in force: to read, to be told of, and to change. */
export interface SettingsStore<V> extends Omit<StoreApi<V>, 'setState'> {
  /** Changes some of them, and keeps them if the browser can: a page without storage plays on without. */
  change(wish: Partial<V>): void;
}

/** From every version of the settings to the next. The first says no version; any other has to say it. */
const STEPS: readonly VersionStep[] = [];
const VERSION = versionAfter(STEPS);

/** All settings kept under a key, those of others too; none where what is kept is damaged. */
function keptAt(storage: TextStorage, key: string): Readonly<Record<string, unknown>> {
  try {
    const text = storage.read(key) ?? '{}';
    const kept = broughtUp(STEPS, versionIn(text), JSON.parse(text), () => undefined);
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/**
 * Settings as the browser keeps them, following those of its other tabs until `stop`. A newer version's hold as far
 * as they are understood, under what has been chosen since without it; they are never written over.
 */
export function createSettings<D extends Definitions>(
  definitions: D,
  storage: TextStorage,
  watcher: StorageWatcher,
): SettingsStore<ValuesOf<D>> & { readonly stop: () => void } {
  const read = (): ValuesOf<D> =>
    settingsFrom(definitions, {
      ...keptAt(storage, SETTINGS_KEY),
      ...keptAt(storage, ownKey(storage, SETTINGS_KEY, VERSION)),
    });
  const { setState, ...store } = createStore<ValuesOf<D>>(read);
  return {
    ...store,
    change(wish) {
      setState(wish);
      const key = ownKey(storage, SETTINGS_KEY, VERSION);
      storage.write(key, JSON.stringify({ ...keptAt(storage, key), ...wish }));
    },
    stop: watcher(SETTINGS_KEY, () => setState(read())),
  };
}
