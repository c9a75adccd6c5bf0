import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { GameEntry } from '../game';
import type { FollowAddress } from '../platform/address';
import type { SettingsStore } from '../settingsStore';
import type { ShellSettings } from '../settings';

/** Another game of the page: its id, its name in each language, its library files' format, and how it opens. */
export interface OtherGame extends Pick<GameEntry, 'id' | 'name' | 'library'> {
  readonly open: () => void;
}

/**
 * What the page provides to every component of every game: the `settings` common to all games, the function that loads
 * a new version, whether the page may be reloaded, the `others` of its games, and a way to follow its address.
 */
export interface ShellContents {
  readonly settings: SettingsStore<ShellSettings>;
  /** A store of what reloads the page with its new version; null without one, or if the player has postponed it. */
  readonly newVersion: StoreApi<(() => void) | null>;
  /** Returns whether the current game is saved completely, so that the page may be reloaded. */
  readonly mayReload: () => boolean;
  /** The other games of the page. */
  readonly others: readonly OtherGame[];
  /** Calls back with each address that the browser goes to, for what connects the game's route with it. */
  readonly followAddress: FollowAddress;
}

/**
 * What the page provides to every component of every game, such as the settings (`ShellContents`); null without a page
 * around the component. Read it by `useShell`.
 */
export const ShellContext = createContext<ShellContents | null>(null);

/**
 * Hook: returns what the page provides to every component of every game: common settings, a new version, the other
 * games.
 *
 * @throws {Error} without a `ShellContext` around the component, which is a programming error
 */
export function useShell(): ShellContents {
  const shell = useContext(ShellContext);
  if (shell === null) throw new Error('no shell around this component');
  return shell;
}

/** Hook: returns the value that `part` selects from the settings common to all games, and renders when it changes. */
export const useShellSettings = <T>(part: (settings: ShellSettings) => T): T =>
  useStore(useShell().settings, part);

/**
 * Hook: returns the function that reloads the page with its new version; null without one, or if the player postponed
 * it.
 */
export const useNewVersion = (): (() => void) | null => useStore(useShell().newVersion);
