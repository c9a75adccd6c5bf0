import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { WarSettings } from '../../game/settings';
import type { GameState } from '../../store/state';
import type { Command } from '../../store/store';

/** The one game of the page: its store and its orders. */
export const CommandContext = createContext<Command | null>(null);

/** @throws outside the page's `CommandContext`, which is a mistake in the program. */
export function useCommand(): Command {
  const command = useContext(CommandContext);
  if (command === null) throw new Error('no game around this component');
  return command;
}

/** A part of the game's state, rendered anew when that part changes. */
export const useGame = <T>(part: (state: GameState) => T): T => useStore(useCommand().store, part);

/** A part of the settings of the war, rendered anew when that part changes. */
export const useSettings = <T>(part: (settings: WarSettings) => T): T =>
  useStore(useCommand().settings, part);
