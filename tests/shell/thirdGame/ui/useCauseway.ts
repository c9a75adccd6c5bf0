import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { SettingsStore } from '../../../../src/shell/settingsStore';
import type { TextStorage } from '../../../../src/shell/storage';
import type { Settings } from '../game/saves';
import type { Causeway, State } from '../store/store';

/** What the page provides to all components of the game: the store, the storage and the settings. */
export interface Contents {
  readonly store: Causeway;
  readonly storage: TextStorage;
  readonly settings: SettingsStore<Settings>;
}

export const CausewayContext = createContext<Contents | null>(null);

export function useContents(): Contents {
  const contents = useContext(CausewayContext);
  if (contents === null) throw new Error('no game around this component');
  return contents;
}

export const useCauseway = (): Causeway => useContents().store;

/** Hook: returns a part of the state of the page, and renders again when it changes. */
export const useCausewayState = <T>(part: (state: State) => T): T =>
  useStore(useCauseway().state, part);
