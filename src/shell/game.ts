import type { ComponentType } from 'react';
import type { Language } from './language/languages';
import type { TextStorage, StorageWatcher } from './storage';
import type { Sealer } from './seal';
import type { SettingsStore } from './settingsStore';
import type { ShellSettings } from './settings';

/** What a page gives to its games of the world around it. */
export interface Platform {
  readonly storage: TextStorage;
  readonly watcher: StorageWatcher;
  readonly sealer: Sealer;
  /** A whole number from 0 to n - 1 by lot. */
  readonly randomInt: (n: number) => number;
  /** A text that nothing else is named by. */
  readonly newId: () => string;
  readonly now: () => Date;
}

/** What a game is handed when it is opened. */
export interface ShellServices extends Platform {
  readonly settings: SettingsStore<ShellSettings>;
}

/** The game under way, as it can be saved where the page has failed. */
export interface GameInHand {
  readonly fileName: string;
  readonly text: string;
  /** Its screen and its stage, by the program's own names, for the report of a fault; nothing that is secret. */
  readonly at: string;
}

/** A game as the page shows it. */
export interface GameScreen {
  readonly Screen: ComponentType;
  /** The text it keeps of what is under way, to be saved as a file where the page has failed; null where none. */
  readonly kept: () => GameInHand | null;
  /** Whether all of what is under way is kept, so that a page loaded anew goes on with it. */
  readonly mayReload: () => boolean;
  /** Fetches what most open next, called once all is here that the first frame needs. */
  readonly fetchNext?: () => void;
}

/**
 * A game, as it is registered with the shell: all that the page must know before it is opened. Its address is its id
 * behind `#`, and whatever the game puts behind that; the first game registered has every other address.
 */
export interface GameDoor {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  /** What the files of its library say that they are of (`FileFormat`), so that every game of the page knows whose one is. */
  readonly library?: string;
  /**
   * Makes it ready to be shown. It adds its messages before it first waits, so that the page's language can be set
   * meanwhile. @throws where something of it cannot be fetched; another call tries again.
   */
  readonly open: (services: ShellServices) => Promise<GameScreen>;
}

/** The game that an address (its fragment, `#…`) leads to. */
export function gameAt<G extends Pick<GameDoor, 'id'>>(
  [first, ...others]: readonly [G, ...G[]],
  fragment: string,
): G {
  const [, id] = /^#([\w-]+)/.exec(fragment) ?? [];
  return others.find((game) => game.id === id) ?? first;
}
