import { createStore } from 'zustand/vanilla';
import type { SettingsStore } from './settingsStore';

/**
 * Returns a store of settings that are not saved: those in `otherwise`, and for all others the present values of
 * `from`. A change reaches neither `from` nor the browser's storage, and later changes of `from` are not followed.
 */
export function inMemorySettings<V>(
  from: SettingsStore<V>,
  otherwise: Partial<V>,
): SettingsStore<V> {
  const { setState, ...store } = createStore<V>(() => ({ ...from.getState(), ...otherwise }));
  return { ...store, change: (changes) => setState(changes) };
}
