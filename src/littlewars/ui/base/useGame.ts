import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { SettingsStore } from '../../../shell/settingsStore';
import { useRoute } from '../../../shell/ui/useNavigation';
import type { Battle } from '../../engine/types';
import type { LittleWarsRoute } from '../../game/route';
import type { LittleWarsSettings } from '../../game/settings';
import { battleShown, type BattleState } from '../../store/state';
import type { BattleStore, Readable } from '../../store/store';

/** The page's only battle store: its state and its orders. */
export const BattleStoreContext = createContext<BattleStore | null>(null);

/** The settings of a component: a lesson has its own. */
export const SettingsContext = createContext<SettingsStore<LittleWarsSettings> | null>(null);

/** Returns a random whole number from 0 to n - 1. */
export type Lot = (n: number) => number;
export const LotContext = createContext<Lot | null>(null);

function there<T>(value: T | null): T {
  if (value === null) throw new Error('no battle around this component');
  return value;
}

/**
 * Hook: the page's battle store.
 *
 * @throws outside the page of Little Wars, which is a mistake in the program; so do the hooks below.
 */
export const useBattleStore = (): BattleStore => there(useContext(BattleStoreContext));

/** Hook: a part of the page's state; rerenders when that part changes. */
export const useBattleState = <T>(part: (state: BattleState) => T): T =>
  useStore(useBattleStore().state, part);

/** Hook: the current battle as the page may show it; null if there is none or it is behind the curtain. */
export const useBattle = (): Battle | null => useBattleState(battleShown);

/** Hook: returns a store's state, and renders when it changes. */
export const useReadable = <T>(store: Readable<T>): T => useStore(store);

/** Hook: returns the route of the page, and renders at every change. */
export const useLittleWarsRoute = (): LittleWarsRoute => useRoute(useBattleStore().navigation);

/** Hook: the store of the settings of Little Wars. */
export const useOwnSettings = (): SettingsStore<LittleWarsSettings> =>
  there(useContext(SettingsContext));

/** Hook: a part of the settings of Little Wars; rerenders when that part changes. */
export const useSettings = <T>(part: (settings: LittleWarsSettings) => T): T =>
  useStore(useOwnSettings(), part);

export const useLot = (): Lot => there(useContext(LotContext));
