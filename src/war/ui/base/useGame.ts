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

/** The game of the page, its state and its orders, for the components below; null outside the page. */
export const GameStoreContext = createContext<GameStore | null>(null);

/**
 * The table that the components below show and give orders on: the page's war, its past, a study or a lesson. Null
 * outside the page.
 */
export const TableContext = createContext<Table | null>(null);

/** The settings of the war for the components below; a lesson has its own. Null outside the page. */
export const SettingsContext = createContext<SettingsStore<WarSettings> | null>(null);

function there<T>(value: T | null): T {
  if (value === null) throw new Error('no game around this component');
  return value;
}

/** Hook: returns the game of the page. @throws outside the page's `WarContexts`, which is a mistake in the program. */
export const useGameStore = (): GameStore => there(useContext(GameStoreContext));

/** Hook: returns a part of the game's state, and renders when that part changes. */
export const useGameState = <T>(part: (state: GameState) => T): T =>
  useStore(useGameStore().state, part);

/** Hook: returns the state of a store, and renders when it changes. */
export const useReadable = <T>(store: Readable<T>): T => useStore(store);

/** Hook: returns the route of the page, and renders at every change. */
export const useWarRoute = (): WarRoute => useRoute(useGameStore().navigation);

/**
 * Hook: returns the table to give orders on. @throws outside the page's `WarContexts`, which is a mistake in the
 * program.
 */
export const useTable = (): Table => there(useContext(TableContext));

/** Hook: returns a part of the table's state, and renders when that part changes. */
export const useTableState = <T>(part: (state: TableState) => T): T =>
  useStore(useTable().state, part);

/**
 * Hook: returns the settings of the war, to read and to change. @throws outside the page's `WarContexts`, which is a
 * mistake in the program.
 */
export const useWarSettings = (): SettingsStore<WarSettings> => there(useContext(SettingsContext));

/** Hook: returns a part of the settings of the war, and renders when that part changes. */
export const useSettings = <T>(part: (settings: WarSettings) => T): T =>
  useStore(useWarSettings(), part);

/**
 * The side that sentences address as *you*, for the components below: the only person's, against a bot or a lesson;
 * null if two people play.
 */
export const YouContext = createContext<Side | null>(null);

/** Hook: returns the side that sentences address as *you*; null if two people play. */
export const useYou = (): Side | null => useContext(YouContext);

/** Hook: returns the position of the current war; null before a war. */
export const useWarPosition = (): Position | null =>
  useGameState(({ game }) => (game?.stage.name === 'war' ? present(game.stage.war) : null));
