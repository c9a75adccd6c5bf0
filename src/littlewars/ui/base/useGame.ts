import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { SettingsStore } from '../../../shell/settingsStore';
import { useRoute } from '../../../shell/ui/useNavigation';
import type { Battle } from '../../engine/types';
import type { LittleWarsRoute } from '../../game/route';
import type { LittleWarsSettings } from '../../game/settings';
import { battleShown, type BattleState } from '../../store/state';
import type { BattleStore, Readable } from '../../store/store';

/** The one battle of the page: its state and its orders. */
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

/** @throws outside the page of Little Wars, which is a mistake in the program; so do the hooks below. */
export const useBattleStore = (): BattleStore => there(useContext(BattleStoreContext));

/** A part of the state of the page, rendered anew when that part changes. */
export const useBattleState = <T>(part: (state: BattleState) => T): T =>
  useStore(useBattleStore().state, part);

/** The battle in hand as the page may show it; null without one, and behind the curtain. */
export const useBattle = (): Battle | null => useBattleState(battleShown);

/** Hook: returns a store's state, and renders when it changes. */
export const useReadable = <T>(store: Readable<T>): T => useStore(store);

/** Hook: returns the route of the page, and renders at every change. */
export const useLittleWarsRoute = (): LittleWarsRoute => useRoute(useBattleStore().navigation);

/** The settings of Little Wars, to be changed. */
export const useOwnSettings = (): SettingsStore<LittleWarsSettings> =>
  there(useContext(SettingsContext));

/** A part of the settings of Little Wars, rendered anew when that part changes. */
export const useSettings = <T>(part: (settings: LittleWarsSettings) => T): T =>
  useStore(useOwnSettings(), part);

export const useLot = (): Lot => there(useContext(LotContext));
