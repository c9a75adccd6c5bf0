import { createStore } from 'zustand/vanilla';
import type { SettingsStore } from './settingsStore';

/**
 * Returns a store of settings that is not saved, with the values of `from` except for those given in `otherwise`; for
 * lessons and demonstrations. It does not follow later changes of `from`.
 */
export function inMemorySettings<V>(
  from: SettingsStore<V>,
  otherwise: Partial<V>,
): SettingsStore<V> {
  const { setState, ...store } = createStore<V>(() => ({ ...from.getState(), ...otherwise }));
  return { ...store, change: (changes) => setState(changes) };
}
