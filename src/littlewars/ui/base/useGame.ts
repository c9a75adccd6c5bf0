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
 * React context: the store of the page, with its current game and all orders; in a lesson, the store of the lesson's
 * own battle. Null outside the page of Little Wars.
 */
export const BattleStoreContext = createContext<BattleStore | null>(null);

/** React context: the store of the settings of Little Wars; in a lesson, a copy. Null outside the page. */
export const SettingsContext = createContext<SettingsStore<LittleWarsSettings> | null>(null);

/** A function that returns a random whole number from 0 to n - 1. */
export type RandomInt = (n: number) => number;
/** React context: the function with which components draw random numbers; tests replace it. Null outside the page. */
export const RandomContext = createContext<RandomInt | null>(null);

function there<T>(value: T | null): T {
  if (value === null) throw new Error('no battle around this component');
  return value;
}

/**
 * Hook: returns the store of the page, with its current game and all orders; in a lesson, that of the lesson's own
 * battle.
 *
 * @throws outside the page of Little Wars, which is a programming error.
 */
export const useBattleStore = (): BattleStore => there(useContext(BattleStoreContext));

/**
 * Hook: returns the value that `part` selects from the state of the page's store (`useBattleStore`), and renders when
 * that value changes.
 *
 * @throws outside the page of Little Wars, which is a programming error.
 */
export const useBattleState = <T>(part: (state: BattleState) => T): T =>
  useStore(useBattleStore().state, part);

/** Hook: returns the current battle; null without one, and while the curtain hides it. */
export const useBattle = (): Battle | null => useBattleState(battleShown);

/** Hook: returns the state of a store, and renders whenever it changes. */
export const useReadable = <T>(store: Readable<T>): T => useStore(store);

/** Hook: returns the route of the page of Little Wars, which names the screen, and renders whenever it changes. */
export const useLittleWarsRoute = (): LittleWarsRoute => useRoute(useBattleStore().navigation);

/**
 * Hook: returns the store of the settings of Little Wars.
 *
 * @throws outside the page of Little Wars, which is a programming error.
 */
export const useOwnSettings = (): SettingsStore<LittleWarsSettings> =>
  there(useContext(SettingsContext));

/** Hook: returns the value that `part` selects from the settings of Little Wars, and renders when it changes. */
export const useSettings = <T>(part: (settings: LittleWarsSettings) => T): T =>
  useStore(useOwnSettings(), part);

/**
 * Hook: returns the function that draws random whole numbers, from 0 to n - 1.
 *
 * @throws outside the page of Little Wars, which is a programming error.
 */
export const useRandomInt = (): RandomInt => there(useContext(RandomContext));
