import { createStore } from 'zustand/vanilla';
import type { SettingsStore } from '../../shell/settingsStore';
import type { TextStorage } from '../../shell/storage';
import { settingsOf, type LittleWarsSettings } from '../game/settings';

/** Where a browser keeps the settings of Little Wars, beside its other texts: not among those that a first visit reads. */
export const SETTINGS_KEY = 'little-wars/settings';

function keptIn(storage: Pick<TextStorage, 'read'>): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(storage.read(SETTINGS_KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    // It is no text of this program: nothing has been chosen.
    return {};
  }
}

/** Settings as the browser keeps them. One without storage plays on without. */
export function openSettings(
  storage: Pick<TextStorage, 'read' | 'write'>,
): SettingsStore<LittleWarsSettings> {
  const { setState, ...store } = createStore<LittleWarsSettings>(() => settingsOf(keptIn(storage)));
  return {
    ...store,
    change(wish) {
      setState(wish);
      storage.write(SETTINGS_KEY, JSON.stringify({ ...keptIn(storage), ...wish }));
    },
  };
}
