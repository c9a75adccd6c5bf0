import type { Steps } from '../steps';
import type { TextStorage } from '../storage';
import type { Shown } from './saveState';

/** A game that is saved under an id. */
export interface Identified {
  readonly id: string;
}

/** What is wrong with a save; `newer` where a newer version wrote it. */
export interface Coded {
  readonly code: string;
}

/** What is read of a save: the game as far as it is good, and everything that is not. */
export interface SaveReading<G, F> {
  /** Null where there is nothing to go on with. */
  readonly game: G | null;
  readonly faults: readonly F[];
}

/** A reading with the text that it is of. */
export interface ReadSave<G, F> extends SaveReading<G, F> {
  readonly text: string;
}

/** A save that could not be read whole; its text stays as it was found until it is discarded. */
export interface DamagedSave<F> {
  readonly text: string;
  readonly faults: readonly F[];
  /** Whether a part of it is good enough to play on. */
  readonly recovered: boolean;
}

/** A game of the library, as far as it has been read. */
export interface SavedGame<G, F> extends ReadSave<G, F> {
  readonly id: string;
  /** When it was last saved; an invalid date where its entry says none. */
  readonly at: Date;
}

/** How a game is written, read and compared: all that persistence knows of it. `Head` is what a list tells besides. */
export interface SaveFormat<G extends Identified, F extends Coded, Head = unknown> {
  /** What a save says it is of, under `format`. */
  readonly name: string;
  /** Of what is written; what is of a newer version is told (a fault `newer`) and never written over. */
  readonly version: number;
  /** Where local storage has the session pointer. */
  readonly key: string;
  /** Where local storage has the texts of damaged saves. */
  readonly damagedKey: string;
  readonly write: (game: G) => string;
  /** A save as far as it is good, its orders carried out one at a time, for that may take seconds. Never throws. */
  readonly readSteps: (text: string) => Steps<SaveReading<G, F>>;
  /** The same without carrying out orders where comparing and listing need none of them. Never throws. */
  readonly scan: (text: string) => SaveReading<G, F> & Head;
  /** Whether the game has something in clear that another player may not see. */
  readonly isSecret: (game: G) => boolean;
  /** Whether it is over: one of the library is then looked at, and the game in hand stays in hand. */
  readonly isOver: (game: G) => boolean;
  /** Whether a state that went another way can be a game of its own: not one that is still being set up. */
  readonly mayFork: (game: G) => boolean;
  /** Whether `game` has only gone on from `old`, nothing being lost with that one that nobody may take back. */
  readonly isContinuation: (old: G, game: G) => boolean;
  /** How far a game has come, what weighs most first: of two states of it the one with more is the further. */
  readonly standing: (game: G) => readonly number[];
  /** Whether something has been done since `before` that nobody may take back, and that waits for the disk. */
  readonly isIrreversible: (before: G | null, game: G) => boolean;
  /** The game under another name; without one where that is empty. */
  readonly named: (game: G, name: string) => G;
  /** What of a game that is deleted is not to go with it. */
  readonly rescue?: (game: G, storage: TextStorage) => void;
}

/**
 * What the store of a game says of how it is saved. Besides `save`, which is one state at a time, a save may be read, and
 * others have been found, whatever is in hand.
 */
export interface PersistenceState<G, F> extends Shown<G> {
  /** Whether the game is at the board: what the route says of it, and set by `followRoute` alone. */
  readonly screen: 'headquarters' | 'game';
  /** A state of the game that went another way was found, and is in the library as a game of its own. */
  readonly aside: boolean;
  readonly damaged: readonly DamagedSave<F>[];
  /** How far a save that is being read has come, 0 to 1; null where none is, or it takes no time. */
  readonly reading: number | null;
}

/** How a store begins, nothing being in hand. */
export const NOTHING_SAVED = {
  game: null,
  save: { is: 'saved', library: 'forbidden' },
  screen: 'headquarters',
  aside: false,
  damaged: [],
  reading: null,
} as const satisfies PersistenceState<never, never>;

/** The store of a game, as far as persistence needs it. */
export interface PersistedStore<G, F> {
  readonly getState: () => PersistenceState<G, F>;
  readonly setState: (change: Partial<PersistenceState<G, F>>) => void;
  readonly subscribe: (
    changed: (state: PersistenceState<G, F>, before: PersistenceState<G, F>) => void,
  ) => () => void;
}

/** What a player can choose about how the game in hand is saved. */
export interface SaveOrders {
  /** A save was damaged when the page was opened, which headquarters explains before anybody plays on. */
  readonly foundDamage: boolean;
  /** Goes on from what another tab has written. */
  readonly followOtherTab: () => Promise<void>;
  /**
   * Saves this tab's game, as one of its own where another tab has written it; never one that goes behind what the other
   * has sealed or revealed.
   */
  readonly keepThisTab: () => Promise<void>;
  /** Asks a database again that has not answered. */
  readonly tryAgain: () => Promise<void>;
  /** Forgets a damaged save for good. */
  readonly discardDamaged: (text: string) => void;
}
