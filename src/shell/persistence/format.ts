import type { Steps } from '../steps';
import type { TextStorage } from '../storage';
import type { Shown } from './saveState';

/** A game that is saved under an id, its key in the library. */
export interface Identified {
  readonly id: string;
}

/**
 * A fault of a save, with the code that identifies its kind; the code `newer` means that a newer version wrote the
 * save.
 */
export interface Coded {
  readonly code: string;
}

/** The result of reading a save: the game, up to the first order that cannot be used, and all faults of the text. */
export interface SaveReading<G, F> {
  /** Null if nothing can be used. */
  readonly game: G | null;
  readonly faults: readonly F[];
}

/**
 * The result of reading a save: the game, up to the first order that cannot be used, all faults, and the text that
 * was read.
 */
export interface ReadSave<G, F> extends SaveReading<G, F> {
  readonly text: string;
}

/** A save that could not be read completely. Its text stays in the browser unchanged until the player discards it. */
export interface DamagedSave<F> {
  readonly text: string;
  readonly faults: readonly F[];
  /** Whether a part of it is good enough to play. */
  readonly recovered: boolean;
}

/** A game of the library, with its id and when it was last saved; read without executing its orders. */
export interface SavedGame<G, F> extends ReadSave<G, F> {
  readonly id: string;
  /** When it was last saved; an invalid date if its entry has none. */
  readonly at: Date;
}

/**
 * The format of the saves of one kind of game `G`: how they are written, read and compared. It is all that
 * `persistence` knows of a game. `F` is a fault of a save that is only partly readable; `Head` is what `scan` returns
 * in addition, for the list of saved games.
 */
export interface SaveFormat<G extends Identified, F extends Coded, Head = unknown> {
  /** The format name in a save, under `format`. */
  readonly name: string;
  /** The version of its saves; one of a newer version is reported (a fault `newer`) and never overwritten. */
  readonly version: number;
  /** The storage key of the session pointer. */
  readonly key: string;
  /** The storage key of the texts of damaged saves. */
  readonly damagedKey: string;
  readonly write: (game: G) => string;
  /** Fetches what reading a text takes, before it is read or scanned. Never rejects; without it nothing is fetched. */
  readonly ready?: (text: string) => Promise<void>;
  /** Reads a save as far as it is good, order by order, because that may take seconds. Never throws. */
  readonly readSteps: (text: string) => Steps<SaveReading<G, F>>;
  /** Reads a save without executing orders, as far as comparing and listing allow. Never throws. */
  readonly scan: (text: string) => SaveReading<G, F> & Head;
  /** Returns whether the game has something in clear that another player may not see. */
  readonly isSecret: (game: G) => boolean;
  /** Returns whether it is over: then opening it from the library only shows it, and the current game stays. */
  readonly isOver: (game: G) => boolean;
  /** Returns whether a state that developed differently can be a game of its own, which is not so during its setup. */
  readonly mayFork: (game: G) => boolean;
  /** Returns whether `game` continues `old`, so that nothing irreversible is lost with that. */
  readonly isContinuation: (old: G, game: G) => boolean;
  /** Returns the progress of a game as numbers, the most important first, to compare two states of it. */
  readonly standing: (game: G) => readonly number[];
  /** Returns whether something irreversible has happened since `before`, which must wait for the disk. */
  readonly isIrreversible: (before: G | null, game: G) => boolean;
  /** Returns the game under another name; without a name if that is empty. */
  readonly named: (game: G, name: string) => G;
  /** Saves the part of a deleted game that must survive it. */
  readonly rescue?: (game: G, storage: TextStorage) => void;
}

/**
 * The part of a game store's state that concerns saving: the shown game and how it is saved, whether a save is being
 * loaded, and which damaged saves were found.
 */
export interface PersistenceState<G, F> extends Shown<G> {
  /** Whether the game is at the board, by the route; set only by `followRoute`. */
  readonly screen: 'headquarters' | 'game';
  /** Whether a state of the game that developed differently was found and added to the library as a game of its own. */
  readonly aside: boolean;
  readonly damaged: readonly DamagedSave<F>[];
  /** The progress of loading a save, 0 to 1; null if none is loading, or it is fast. */
  readonly reading: number | null;
}

/** The initial saving state of a game's store: no game, headquarters on the screen, no damaged saves. */
export const NOTHING_SAVED = {
  game: null,
  save: { is: 'saved', library: 'forbidden' },
  screen: 'headquarters',
  aside: false,
  damaged: [],
  reading: null,
} as const satisfies PersistenceState<never, never>;

/** The store of a game with the members that persistence uses: its saving state, read, changed and subscribed to. */
export interface PersistedStore<G, F> {
  readonly getState: () => PersistenceState<G, F>;
  readonly setState: (change: Partial<PersistenceState<G, F>>) => void;
  readonly subscribe: (
    changed: (state: PersistenceState<G, F>, before: PersistenceState<G, F>) => void,
  ) => () => void;
}

/**
 * The player's choices about saving the current game: what to do when another tab has changed it, and with damaged
 * saves.
 */
export interface SaveOrders {
  /** Whether a save was damaged when the page was opened, which headquarters explain before play continues. */
  readonly foundDamage: boolean;
  /** Continues from what another tab has written. */
  readonly followOtherTab: () => Promise<void>;
  /**
   * Saves this tab's game, as one of its own if another tab has changed it; never one that undoes what the other
   * has sealed or revealed.
   */
  readonly chooseThisTab: () => Promise<void>;
  /** Asks a database again that has not answered. */
  readonly tryAgain: () => Promise<void>;
  /** Forgets a damaged save for good. */
  readonly discardDamaged: (text: string) => void;
}
