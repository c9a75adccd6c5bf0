import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { SettingsStore } from '../../../shell/settingsStore';
import { useRoute } from '../../../shell/ui/useNavigation';
import type { Battle } from '../../engine/types';
import type { LittleWarsRoute } from '../../game/route';
import type { LittleWarsSettings } from '../../game/settings';
import { battleShown, type BattleState } from '../../store/state';
import type { BattleStore, Readable } from '../../store/store';

/**
 * The game of the page, its state and its orders, for the components below; a lesson has its own. Null outside the
 * page.
 */
export const BattleStoreContext = createContext<BattleStore | null>(null);

/** The settings of Little Wars for the components below; a lesson has its own. Null outside the page. */
export const SettingsContext = createContext<SettingsStore<LittleWarsSettings> | null>(null);

/** A function that returns a random whole number from 0 to n - 1. */
export type Lot = (n: number) => number;
/**
 * The function that draws random numbers, for the components below, so that tests can decide them; null outside the
 * page.
 */
export const LotContext = createContext<Lot | null>(null);

function there<T>(value: T | null): T {
  if (value === null) throw new Error('no battle around this component');
  return value;
}

/**
 * Hook: returns the game of the page, its state and its orders. @throws outside the page of Little Wars, which is a
 * mistake in the program.
 */
export const useBattleStore = (): BattleStore => there(useContext(BattleStoreContext));

/** Hook: returns a part of the page's state, and renders when that part changes. */
export const useBattleState = <T>(part: (state: BattleState) => T): T =>
  useStore(useBattleStore().state, part);

/** Hook: returns the current battle as the page may show it; null if there is none, or if it is behind the curtain. */
export const useBattle = (): Battle | null => useBattleState(battleShown);

/** Hook: returns the state of a store, and renders when it changes. */
export const useReadable = <T>(store: Readable<T>): T => useStore(store);

/** Hook: returns the route of the page, and renders at every change. */
export const useLittleWarsRoute = (): LittleWarsRoute => useRoute(useBattleStore().navigation);

/**
 * Hook: returns the store of the settings of Little Wars. @throws outside the page of Little Wars, which is a mistake
 * in the program.
 */
export const useOwnSettings = (): SettingsStore<LittleWarsSettings> =>
  there(useContext(SettingsContext));

/** Hook: returns a part of the settings of Little Wars, and renders when that part changes. */
export const useSettings = <T>(part: (settings: LittleWarsSettings) => T): T =>
  useStore(useOwnSettings(), part);

/**
 * Hook: returns the function that draws random numbers. @throws outside the page of Little Wars, which is a mistake
 * in the program.
 */
export const useLot = (): Lot => there(useContext(LotContext));
