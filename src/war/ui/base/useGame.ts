import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { SettingsStore } from '../../../shell/settingsStore';
import { useRoute } from '../../../shell/ui/useNavigation';
import type { WarRoute } from '../../game/route';
import type { WarSettings } from '../../game/settings';
import type { GameState } from '../../store/state';
import type { GameStore } from '../../store/store';
import type { Readable, Table, TableState } from '../../store/table';
import type { Side } from '../../engine/vocabulary';
import type { Position } from '../../engine/position';
import { present } from '../../game/war';

/** The one game of the page: its state and its orders. */
export const GameStoreContext = createContext<GameStore | null>(null);

/** The table where a component stands: of the page's war, of its past, or of a lesson. */
export const TableContext = createContext<Table | null>(null);

/** The settings in force where a component stands: a lesson has its own. */
export const SettingsContext = createContext<SettingsStore<WarSettings> | null>(null);

function there<T>(value: T | null): T {
  if (value === null) throw new Error('no game around this component');
  return value;
}

/** @throws outside the page's `WarContexts`, which is a mistake in the program; so do the hooks below. */
export const useGameStore = (): GameStore => there(useContext(GameStoreContext));

/** A part of the game's state, rendered anew when that part changes. */
export const useGameState = <T>(part: (state: GameState) => T): T =>
  useStore(useGameStore().state, part);

/** All that a store has, rendered anew when it changes. */
export const useReadable = <T>(store: Readable<T>): T => useStore(store);

/** Where the page is; rendered anew at every other screen. */
export const useWarRoute = (): WarRoute => useRoute(useGameStore().navigation);

/** The table to give orders on. */
export const useTable = (): Table => there(useContext(TableContext));

/** A part of what is on the table, rendered anew when that part changes. */
export const useTableState = <T>(part: (state: TableState) => T): T =>
  useStore(useTable().state, part);

/** The settings of the war, to be changed. */
export const useWarSettings = (): SettingsStore<WarSettings> => there(useContext(SettingsContext));

/** A part of the settings of the war, rendered anew when that part changes. */
export const useSettings = <T>(part: (settings: WarSettings) => T): T =>
  useStore(useWarSettings(), part);

/** The side that is called *you*: the only person's, opposite a program or a lesson; null where two people play. */
export const YouContext = createContext<Side | null>(null);

export const useYou = (): Side | null => useContext(YouContext);

/** The position of the war in hand; null where there is no war yet. */
export const useWarPosition = (): Position | null =>
  useGameState(({ game }) => (game?.stage.name === 'war' ? present(game.stage.war) : null));
