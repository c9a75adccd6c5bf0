import type { Steps } from '../steps';
import type { TextStorage } from '../storage';
import type { Shown } from './saveState';

/** A game with the id under which it is saved, its key in the library. */
export interface Identified {
  readonly id: string;
}

/**
 * A fault of a save, with a `code` for its kind; the code `newer` means that a newer version of the program wrote the
 * save.
 */
export interface Coded {
  readonly code: string;
}

/**
 * The result of reading a save: the game, up to the first order that cannot be used, and all faults of its text; the
 * game is null if nothing can be used.
 */
export interface SaveReading<G, F> {
  /** Null if nothing can be used. */
  readonly game: G | null;
  readonly faults: readonly F[];
}

/**
 * The result of reading a save, with the `text` that was read: the game, up to the first order that cannot be used,
 * null if nothing can be used; and all faults.
 */
export interface ReadSave<G, F> extends SaveReading<G, F> {
  readonly text: string;
}

/**
 * A save that could not be read completely: its text, its faults, and whether a part of it could be recovered. The text
 * stays in the browser unchanged until the player discards it.
 */
export interface DamagedSave<F> {
  readonly text: string;
  readonly faults: readonly F[];
  /** Whether a part of it is good enough to play. */
  readonly recovered: boolean;
}

/**
 * A game in the list of saved games: its id, when it was last saved (`at`), its text, and the game read from it without
 * executing its orders, null if it is unreadable.
 */
export interface SavedGame<G, F> extends ReadSave<G, F> {
  readonly id: string;
  /** When it was last saved; an invalid date if its entry has none. */
  readonly at: Date;
}

/**
 * The format of the saves of one game: how the type `G` of its games is written, read and compared, and under which
 * storage keys. Saving and loading knows nothing else of a game. `F` is a fault of a save that is only partly readable;
 * `Head` is what `scan` returns in addition, for the list of saved games.
 */
export interface SaveFormat<G extends Identified, F extends Coded, Head = unknown> {
  /** The format's name, which a save states in its member `format`. */
  readonly name: string;
  /** The version of today's saves; a save of a newer version is reported by a fault `newer` and never overwritten. */
  readonly version: number;
  /** The storage key of the pointer to the current game. */
  readonly key: string;
  /** The storage key of the texts of damaged saves. */
  readonly damagedKey: string;
  readonly write: (game: G) => string;
  /**
   * Fetches the code needed to read a text, before it is read or scanned. Never rejects; without it nothing is fetched.
   */
  readonly ready?: (text: string) => Promise<void>;
  /** Reads a save as far as it is good, in steps, because executing its orders may take seconds. Never throws. */
  readonly readSteps: (text: string) => Steps<SaveReading<G, F>>;
  /** Reads a save without executing orders, as far as comparing and listing allow. Never throws. */
  readonly scan: (text: string) => SaveReading<G, F> & Head;
  /**
   * Where a save has the time left on its clock: the name of the member, after those of the objects around it. Two
   * saves that differ only there are of the same state. Missing if no game has a clock.
   */
  readonly timePath?: readonly string[];
  /** Returns whether the game has something in clear that another player may not see. */
  readonly isSecret: (game: G) => boolean;
  /** Returns whether the game is over: opening it from the library then only shows it, and the current game stays. */
  readonly isOver: (game: G) => boolean;
  /**
   * Returns whether a state that developed differently in two tabs can become a game of its own; false during a game's
   * setup.
   */
  readonly mayFork: (game: G) => boolean;
  /** Returns whether `game` continues `old`, so that replacing `old` loses nothing irreversible. */
  readonly isContinuation: (old: G, game: G) => boolean;
  /** Returns the progress of a game as numbers, the most important first, to compare two states of it. */
  readonly progress: (game: G) => readonly number[];
  /**
   * Returns whether something irreversible has happened between `before` (null if there was no game) and `game`; such a
   * save waits for the disk.
   */
  readonly isIrreversible: (before: G | null, game: G) => boolean;
  /** Returns the game with this name; without a name if it is empty. */
  readonly named: (game: G, name: string) => G;
  /** Returns the name of a game; empty if it has none. */
  readonly nameOf: (game: G) => string;
  /** Saves elsewhere the part of a deleted game that must survive it. */
  readonly rescue?: (game: G, storage: TextStorage) => void;
}

/**
 * The part of a game store's state that concerns saving: the shown game and how it is saved, whether its board or the
 * start page is on the screen, the damaged saves found, and the progress of loading a save.
 */
export interface PersistenceState<G, F> extends Shown<G> {
  /** `game` while the board is on the screen, otherwise `headquarters`, the start page; follows the route. */
  readonly screen: 'headquarters' | 'game';
  /** Whether a state of the game that developed differently was found and added to the library as a separate game. */
  readonly forked: boolean;
  /** The damaged saves found and not discarded, the latest found last. */
  readonly damaged: readonly DamagedSave<F>[];
  /** The progress of loading a save, from 0 to 1; null if none is loading, or for the first 0.3 seconds. */
  readonly reading: number | null;
}

/**
 * The initial saving state of a game's store: no game, the start page on the screen, no damaged saves, nothing being
 * loaded.
 */
export const NOTHING_SAVED = {
  game: null,
  save: { is: 'saved', library: 'forbidden' },
  screen: 'headquarters',
  forked: false,
  damaged: [],
  reading: null,
} as const satisfies PersistenceState<never, never>;

/**
 * A game's store, limited to what saving uses: read, change and subscribe to the saving state. `subscribe` passes the
 * new and the previous state, and returns an unsubscribe function.
 */
export interface PersistedStore<G, F> {
  readonly getState: () => PersistenceState<G, F>;
  readonly setState: (change: Partial<PersistenceState<G, F>>) => void;
  readonly subscribe: (
    changed: (state: PersistenceState<G, F>, before: PersistenceState<G, F>) => void,
  ) => () => void;
}

/**
 * The player's answers to problems of saving: which tab's state of the current game continues after two tabs have
 * changed it, trying again after a silent database, and discarding a damaged save.
 */
export interface SaveOrders {
  /** Whether a save was damaged when the page was opened; the start page reports that before play continues. */
  readonly foundDamage: boolean;
  /** Loads what another tab has written, and drops this tab's state. */
  readonly followOtherTab: () => Promise<void>;
  /**
   * Continues with this tab's state: it is saved as a separate game if another tab has changed the game. A game with a
   * secret is saved only if it continues the other tab's state; otherwise nothing changes.
   */
  readonly chooseThisTab: () => Promise<void>;
  /** Tries again to save the current game; without a game, to load it. */
  readonly tryAgain: () => Promise<void>;
  /** Deletes the damaged save with this text for good. */
  readonly discardDamaged: (text: string) => void;
}
