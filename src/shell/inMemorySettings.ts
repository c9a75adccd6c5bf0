import { createStore } from 'zustand/vanilla';
import type { SettingsStore } from './settingsStore';

/** Returns settings with the values of others except for `otherwise`; changes are not saved. */
export function inMemorySettings<V>(
  from: SettingsStore<V>,
  otherwise: Partial<V>,
): SettingsStore<V> {
  const { setState, ...store } = createStore<V>(() => ({ ...from.getState(), ...otherwise }));
  return { ...store, change: (changes) => setState(changes) };
}
