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

/** The store of the page's game, with its state and its orders, for the components below; null outside the page. */
export const GameStoreContext = createContext<GameStore | null>(null);

/**
 * The board and the war that the components below show and give orders to: the page's war, its past, a study or a
 * lesson. Null outside the page.
 */
export const TableContext = createContext<Table | null>(null);

/**
 * The settings of Debord's game for the components below; lessons have settings of their own. Null outside the page.
 */
export const SettingsContext = createContext<SettingsStore<WarSettings> | null>(null);

function there<T>(value: T | null): T {
  if (value === null) throw new Error('no game around this component');
  return value;
}

/**
 * Hook: returns the store of the page's game.
 * @throws outside the page's `WarContexts`, which is a mistake in the program.
 */
export const useGameStore = (): GameStore => there(useContext(GameStoreContext));

/** Hook: returns a part of the state of the page's game; the component renders again when that part changes. */
export const useGameState = <T>(part: (state: GameState) => T): T =>
  useStore(useGameStore().state, part);

/** Hook: returns the state of a store; the component renders again when it changes. */
export const useReadable = <T>(store: Readable<T>): T => useStore(store);

/** Hook: returns the current route of the page of Debord's game; the component renders again when it changes. */
export const useWarRoute = (): WarRoute => useRoute(useGameStore().navigation);

/**
 * Hook: returns the `Table`, a board with a war and its orders, that the component shows and gives orders on.
 * @throws outside the page's `WarContexts`, which is a mistake in the program.
 */
export const useTable = (): Table => there(useContext(TableContext));

/**
 * Hook: returns a part of the state of the `Table` in use (its war, what is chosen, why the last order was refused);
 * the component renders again when that part changes.
 */
export const useTableState = <T>(part: (state: TableState) => T): T =>
  useStore(useTable().state, part);

/**
 * Hook: returns the store of the settings of Debord's game, to read and to change them.
 * @throws outside the page's `WarContexts`, which is a mistake in the program.
 */
export const useWarSettings = (): SettingsStore<WarSettings> => there(useContext(SettingsContext));

/** Hook: returns a part of the settings of Debord's game; the component renders again when that part changes. */
export const useSettings = <T>(part: (settings: WarSettings) => T): T =>
  useStore(useWarSettings(), part);

/**
 * The side that sentences address as *you*, for the components below: that of the only person in a game, against a bot
 * or in a lesson; null if two people play.
 */
export const YouContext = createContext<Side | null>(null);

/**
 * Hook: returns the side that sentences address as *you*, that of the only person in a game; null if two people play.
 */
export const useYou = (): Side | null => useContext(YouContext);

/** Hook: returns the present position of the current war; null if there is no war. */
export const useWarPosition = (): Position | null =>
  useGameState(({ game }) => (game?.stage.name === 'war' ? present(game.stage.war) : null));
