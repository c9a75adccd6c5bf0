import { createStore } from 'zustand/vanilla';
import type { SettingsStore } from './settingsStore';

/**
 * Returns a copy of settings in memory, with the values of `from` except for those of `otherwise`; its changes are
 * not saved.
 */
export function inMemorySettings<V>(
  from: SettingsStore<V>,
  otherwise: Partial<V>,
): SettingsStore<V> {
  const { setState, ...store } = createStore<V>(() => ({ ...from.getState(), ...otherwise }));
  return { ...store, change: (changes) => setState(changes) };
}
