import type { ComponentType } from 'react';
import type { Language } from './language/languages';
import type { MessageSource } from './language/source';
import type { TextStorage, StorageWatcher } from './storage';
import type { Sealer } from './seal';
import type { SettingsStore } from './settingsStore';
import type { ShellSettings } from './settings';

/**
 * The environment that the page passes to its games: the browser's local `storage`, a `watcher` of what other tabs
 * write to it, the `sealer` that encrypts hidden deployments, random numbers, ids, and the present time.
 */
export interface Platform {
  readonly storage: TextStorage;
  readonly watcher: StorageWatcher;
  readonly sealer: Sealer;
  /** Returns a random whole number from 0 to n - 1. */
  readonly randomInt: (n: number) => number;
  readonly newId: () => string;
  readonly now: () => Date;
}

/**
 * What a game gets from the page when it is opened: the environment (`Platform`), and the store of the settings common
 * to all games.
 */
export interface ShellServices extends Platform {
  readonly settings: SettingsStore<ShellSettings>;
}

/**
 * The current game as a file, `text` with its `fileName`, so that the player can save it after the page has failed; and
 * its screen (`at`), for an error report.
 */
export interface CurrentGameFile {
  readonly fileName: string;
  readonly text: string;
  /** Its screen and its stage, such as `game, war`, for an error report; nothing secret. */
  readonly at: string;
}

/**
 * An opened game: the component that shows it (`Screen`), and functions that return the current game as a file, say
 * whether the page may be reloaded without loss, and fetch what is probably needed next.
 */
export interface GameScreen {
  readonly Screen: ComponentType;
  /** Returns the current game as a file, to be saved after the page has failed; null if there is none. */
  readonly currentGame: () => CurrentGameFile | null;
  /** Returns whether the current game is saved completely, so that a reloaded page continues it. */
  readonly mayReload: () => boolean;
  /** Fetches the code that is probably needed next; called when the first frame has everything it needs. */
  readonly fetchNext?: () => void;
}

/**
 * A game as it is registered with the page, before its code is loaded: its id, its name in each language, and how it is
 * opened. It has the addresses whose fragment is `#` and its id, with any suffix; the first game registered has all
 * other addresses as well.
 */
export interface GameEntry {
  readonly id: string;
  /** Its title in each language. */
  readonly name: Readonly<Record<Language, string>>;
  /** The format of its library files (`FileFormat`), by which every game of the page recognises them. */
  readonly library?: string;
  /**
   * Its messages, if modules of it may be fetched before it is opened; they are registered when the page starts. A
   * module that is fetched ahead without them would be missing.
   */
  readonly messages?: MessageSource;
  /**
   * Loads the game. It adds its messages before it first waits, so that the page's language can be set meanwhile.
   * @throws if a part cannot be fetched; another call tries again.
   */
  readonly open: (services: ShellServices) => Promise<GameScreen>;
}

/**
 * Returns the game to which an address belongs, by the address's fragment: the one whose id follows the `#`, as in
 * `#littlewars/…`; the first game if the fragment names none of the others.
 */
export function gameAt<G extends Pick<GameEntry, 'id'>>(
  [first, ...others]: readonly [G, ...G[]],
  fragment: string,
): G {
  const [, id] = /^#([\w-]+)/.exec(fragment) ?? [];
  return others.find((game) => game.id === id) ?? first;
}
