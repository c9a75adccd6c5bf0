import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { GameEntry } from '../game';
import type { FollowAddress } from '../platform/address';
import type { SettingsStore } from '../settingsStore';
import type { ShellSettings } from '../settings';

/** Another game of the page, and a function to open it. */
export interface OtherGame extends Pick<GameEntry, 'id' | 'name' | 'library'> {
  readonly open: () => void;
}

/** The services of the page for every component of every game. */
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

/** The services of the page for the components below; null outside the page. */
export const ShellContext = createContext<ShellContents | null>(null);

/** Hook: returns the services of the page. @throws outside the page's `ShellContext`, a mistake in the program. */
export function useShell(): ShellContents {
  const shell = useContext(ShellContext);
  if (shell === null) throw new Error('no shell around this component');
  return shell;
}

/** Hook: returns a part of the common settings, and renders when that part changes. */
export const useShellSettings = <T>(part: (settings: ShellSettings) => T): T =>
  useStore(useShell().settings, part);

/**
 * Hook: returns the function that reloads the page with its new version, if one is ready and not postponed;
 * otherwise null.
 */
export const useNewVersion = (): (() => void) | null => useStore(useShell().newVersion);
