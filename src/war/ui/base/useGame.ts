import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { SettingsStore } from '../../../shell/settingsStore';
import { useRoute } from '../../../shell/ui/useNavigation';
import type { WarRoute } from '../../game/route';
import type { WarSettings } from '../../game/settings';
import type { GameState } from '../../store/state';
import type { GameStore } from '../../store/store';
import type { Readable, Table, TableState } from '../../store/tables/table';
import type { Side } from '../../engine/vocabulary';
import type { Position } from '../../engine/position';
import { present } from '../../game/war';

/**
 * The store of the page's game of Debord's, with its state and its orders, for the components below it; null outside
 * the page. Read it by `useGameStore`.
 */
export const GameStoreContext = createContext<GameStore | null>(null);

/**
 * The table that the components below show, which is a war on its board, what is chosen on it, and the orders it
 * accepts: the table of the page's game, of its past, of a study or of a lesson. Null outside the page. Read it by
 * `useTable`.
 */
export const TableContext = createContext<Table | null>(null);

/**
 * The store of the settings of Debord's game for the components below it; lessons have one of their own, which is not
 * saved. Null outside the page. Read it by `useWarSettings`.
 */
export const SettingsContext = createContext<SettingsStore<WarSettings> | null>(null);

function there<T>(value: T | null): T {
  if (value === null) throw new Error('no game around this component');
  return value;
}

/**
 * Hook: returns the store of the page's game, with its state and its orders.
 *
 * @throws {Error} without a `WarContexts` around the component, which is a programming error
 */
export const useGameStore = (): GameStore => there(useContext(GameStoreContext));

/** Hook: returns the value that `part` selects from the state of the page's game, and renders when it changes. */
export const useGameState = <T>(part: (state: GameState) => T): T =>
  useStore(useGameStore().state, part);

/** Hook: returns the state of a Zustand store; the component renders again whenever it changes. */
export const useReadable = <T>(store: Readable<T>): T => useStore(store);

/** Hook: returns the current route of the page of Debord's game; the component renders again when it changes. */
export const useWarRoute = (): WarRoute => useRoute(useGameStore().navigation);

/**
 * Hook: returns the table that the component shows and gives orders to: a war on its board, what is chosen on it, and
 * the orders it accepts.
 *
 * @throws {Error} without a `WarContexts` around the component, which is a programming error
 */
export const useTable = (): Table => there(useContext(TableContext));

/**
 * Hook: returns the value that `part` selects from the state of the board in use (`useTable`) (its war, what is chosen,
 * why the last order was refused); the component renders again when that value changes.
 */
export const useTableState = <T>(part: (state: TableState) => T): T =>
  useStore(useTable().state, part);

/**
 * Hook: returns the store of the settings of Debord's game, to read and to change them.
 *
 * @throws {Error} without a `WarContexts` around the component, which is a programming error
 */
export const useWarSettings = (): SettingsStore<WarSettings> => there(useContext(SettingsContext));

/** Hook: returns the value that `part` selects from the settings, and renders when it changes. */
export const useSettings = <T>(part: (settings: WarSettings) => T): T =>
  useStore(useWarSettings(), part);

/**
 * The side that sentences address as *you*, for the components below: that of the only person in a game, against a bot
 * or in a lesson; null if two people play.
 */
export const YouContext = createContext<Side | null>(null);

/** Hook: returns the side that sentences address as *you*, the only person in a game; null if two people play. */
export const useYou = (): Side | null => useContext(YouContext);

/** Hook: returns the present position of the current war; null if there is no war. */
export const useWarPosition = (): Position | null =>
  useGameState(({ game }) => (game?.stage.name === 'war' ? present(game.stage.war) : null));
