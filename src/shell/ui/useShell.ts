import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { GameEntry } from '../game';
import type { FollowAddress } from '../platform/address';
import type { SettingsStore } from '../settingsStore';
import type { ShellSettings } from '../settings';

/** Another game of the page, with the function that opens it. */
export interface OtherGame extends Pick<GameEntry, 'id' | 'name' | 'library'> {
  readonly open: () => void;
}

/** What the page offers to every component of every game: settings, a new version, reloading, the other games. */
export interface ShellContents {
  readonly settings: SettingsStore<ShellSettings>;
  /** Takes the page's new version; null if there is none, or it is postponed. */
  readonly newVersion: StoreApi<(() => void) | null>;
  /** Returns whether everything important is saved, so that the page may be reloaded. */
  readonly mayReload: () => boolean;
  readonly others: readonly OtherGame[];
  /** For the component that shows the game and follows its addresses. */
  readonly followAddress: FollowAddress;
}

/** What the page offers to every component of every game; null outside the page. */
export const ShellContext = createContext<ShellContents | null>(null);

/**
 * Hook: returns what the page offers to every component of every game, such as the settings.
 *
 * @throws outside the page's `ShellContext`, which is a programming error.
 */
export function useShell(): ShellContents {
  const shell = useContext(ShellContext);
  if (shell === null) throw new Error('no shell around this component');
  return shell;
}

/**
 * Hook: returns the value that `part` selects from the settings for all games, and renders when that value changes.
 */
export const useShellSettings = <T>(part: (settings: ShellSettings) => T): T =>
  useStore(useShell().settings, part);

/**
 * Hook: returns the function that reloads the page with its new version; null if no new version is ready or the
 * player has postponed it.
 */
export const useNewVersion = (): (() => void) | null => useStore(useShell().newVersion);
