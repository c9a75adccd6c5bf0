import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Drawer, Watcher } from './platform/slot';
import { settingsFrom, type Definitions, type ValuesOf } from './settings';

/** Where the shell and the games keep their settings, side by side. */
export const SETTINGS_KEY = 'game-of-war/preferences';

/** Settings in force: to read, to be told of, and to change. */
export interface Settings<V> extends Omit<StoreApi<V>, 'setState'> {
  /** Changes some of them, and keeps them if the browser can: a page without storage plays on without. */
  change(wish: Partial<V>): void;
}

type Kept = Readonly<Record<string, unknown>>;

/** All settings kept, those of others too; none where what is kept is damaged. */
function keptIn(storage: Drawer): Kept {
  try {
    const kept: unknown = JSON.parse(storage.read(SETTINGS_KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

/** Settings as the browser keeps them, following those of its other tabs until `stop`. */
export function createSettings<D extends Definitions>(
  definitions: D,
  storage: Drawer,
  watcher: Watcher,
): Settings<ValuesOf<D>> & { readonly stop: () => void } {
  const read = (): ValuesOf<D> => settingsFrom(definitions, keptIn(storage));
  const { setState, ...store } = createStore<ValuesOf<D>>(read);
  return {
    ...store,
    change(wish) {
      setState(wish);
      storage.write(SETTINGS_KEY, JSON.stringify({ ...keptIn(storage), ...store.getState() }));
    },
    stop: watcher(SETTINGS_KEY, () => setState(read())),
  };
}

/** Settings that begin as others are, but for some, and are kept nowhere. */
export function passingSettings<V>(from: Settings<V>, otherwise: Partial<V>): Settings<V> {
  const { setState, ...store } = createStore<V>(() => ({ ...from.getState(), ...otherwise }));
  return { ...store, change: (wish) => setState(wish) };
}
