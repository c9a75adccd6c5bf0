import type { ComponentType } from 'react';
import type { Language } from './language/languages';
import type { TextStorage, StorageWatcher } from './storage';
import type { Sealer } from './seal';
import type { SettingsStore } from './settingsStore';
import type { ShellSettings } from './settings';

/** The environment that the page passes to its games: storage, encryption, random numbers, ids and the time. */
export interface Platform {
  readonly storage: TextStorage;
  readonly watcher: StorageWatcher;
  readonly sealer: Sealer;
  /** Returns a random whole number from 0 to n - 1. */
  readonly randomInt: (n: number) => number;
  /** Returns a unique id. */
  readonly newId: () => string;
  readonly now: () => Date;
}

/** What a game gets from the page when it is opened: the environment, and the settings for all games. */
export interface ShellServices extends Platform {
  readonly settings: SettingsStore<ShellSettings>;
}

/** The current game as the text of a file, so that the player can save it after the page has failed. */
export interface GameInHand {
  readonly fileName: string;
  readonly text: string;
  /** Its screen and its stage, by the program's own names, for an error report; nothing secret. */
  readonly at: string;
}

/**
 * An opened game as the page shows it: its component, and what the page asks it when something fails or is to be
 * reloaded.
 */
export interface GameScreen {
  readonly Screen: ComponentType;
  /** Returns the text of the current game, to be saved as a file after the page has failed; null if there is none. */
  readonly inHand: () => GameInHand | null;
  /** Returns whether the current game is saved completely, so that a reloaded page continues it. */
  readonly mayReload: () => boolean;
  /** Fetches what is probably opened next; called when the first frame has everything it needs. */
  readonly fetchNext?: () => void;
}

/**
 * A game as registered with the page: what must be known before its code is loaded. Its addresses are `#` and its id,
 * with any suffix; the first game registered has all other addresses.
 */
export interface GameEntry {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  /** The format of its library files (`FileFormat`), by which every game of the page recognises them. */
  readonly library?: string;
  /**
   * Loads the game. It adds its messages before it first waits, so that the page's language can be set meanwhile.
   * @throws if a part cannot be fetched; another call tries again.
   */
  readonly open: (services: ShellServices) => Promise<GameScreen>;
}

/**
 * Returns to which of some games an address belongs, by its fragment (`#…`); the first if the fragment names no
 * other.
 */
export function gameAt<G extends Pick<GameEntry, 'id'>>(
  [first, ...others]: readonly [G, ...G[]],
  fragment: string,
): G {
  const [, id] = /^#([\w-]+)/.exec(fragment) ?? [];
  return others.find((game) => game.id === id) ?? first;
}
