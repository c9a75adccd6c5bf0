import { createStore } from 'zustand/vanilla';
import type { Settings } from './settingsStore';

/** Settings that begin as others are, but for some, and are kept nowhere. */
export function passingSettings<V>(from: Settings<V>, otherwise: Partial<V>): Settings<V> {
  const { setState, ...store } = createStore<V>(() => ({ ...from.getState(), ...otherwise }));
  return { ...store, change: (wish) => setState(wish) };
}
