import { createStore } from 'zustand/vanilla';
import type { SettingsStore } from './settingsStore';

/** Settings that begin as others are, but for some, and are kept nowhere. */
export function inMemorySettings<V>(
  from: SettingsStore<V>,
  otherwise: Partial<V>,
): SettingsStore<V> {
  const { setState, ...store } = createStore<V>(() => ({ ...from.getState(), ...otherwise }));
  return { ...store, change: (wish) => setState(wish) };
}
