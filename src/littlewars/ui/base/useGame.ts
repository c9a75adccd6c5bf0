import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Platform } from '../../../shell/game';
import type { BattleState } from '../../store/state';
import type { BattleStore } from '../../store/store';

/** The one battle of the page: its state and its orders. */
export const BattleStoreContext = createContext<BattleStore | null>(null);

/** What screens ask of the world around the game: lots, and a place for what one has made. */
export type World = Pick<Platform, 'randomInt' | 'storage'>;
export const WorldContext = createContext<World | null>(null);

function there<T>(value: T | null): T {
  if (value === null) throw new Error('no battle around this component');
  return value;
}

/** @throws outside the page of Little Wars, which is a mistake in the program; so do the hooks below. */
export const useBattleStore = (): BattleStore => there(useContext(BattleStoreContext));

/** A part of the state of the page, rendered anew when that part changes. */
export const useBattleState = <T>(part: (state: BattleState) => T): T =>
  useStore(useBattleStore().state, part);

export const useWorld = (): World => there(useContext(WorldContext));
