import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { GameDoor } from '../game';
import type { FollowAddress } from '../platform/address';
import type { SettingsStore } from '../settingsStore';
import type { ShellSettings } from '../settings';

/** Another game of the page, and the way to it. */
export interface OtherGame extends Pick<GameDoor, 'id' | 'name' | 'library'> {
  readonly open: () => void;
}

/** What the page has for every component, of whichever game. */
export interface ShellContents {
  readonly settings: SettingsStore<ShellSettings>;
  /** Takes the new version of the page that is ready; null where there is none, or it is put off. */
  readonly newVersion: StoreApi<(() => void) | null>;
  /** Whether all that matters is kept, so that the page may be loaded anew. */
  readonly mayReload: () => boolean;
  readonly others: readonly OtherGame[];
  /** For the one who shows the game and goes where its addresses lead. */
  readonly followAddress: FollowAddress;
}

export const ShellContext = createContext<ShellContents | null>(null);

/** @throws outside the page's `ShellContext`, which is a mistake in the program. */
export function useShell(): ShellContents {
  const shell = useContext(ShellContext);
  if (shell === null) throw new Error('no shell around this component');
  return shell;
}

/** A part of the settings that every game has, rendered anew when that part changes. */
export const useShellSettings = <T>(part: (settings: ShellSettings) => T): T =>
  useStore(useShell().settings, part);

/** The new version that is ready and has not been put off. */
export const useNewVersion = (): (() => void) | null => useStore(useShell().newVersion);
