import type { Sealer } from '../../shell/seal';
import type { Steps } from '../../shell/steps';
import type { Order } from '../engine/orders';
import type { Points } from '../engine/points';
import type { Battle, BySide, Side } from '../engine/types';
import type { KriegspielOrder } from '../kriegspiel/orders';
import type { Refused } from '../engine/reasons';
import type { KriegspielReason } from '../kriegspiel/reasons';
import type { Game, Placement } from './game';
import type { KriegspielPlacement } from './kriegspiel/game';
import type { SealedGame } from './kriegspiel/sealedGame';
import type { RecordFault } from './recordText';
import type { OpenedCamp, Risen } from './settingOut';

// The operations of a page on a battle of either kind, Little Wars or Kriegspiel.

/** A game of Little Wars or of Kriegspiel; of the latter without the secret orders, which are hidden. */
export type AnyGame = Game | SealedGame;
/** An order of Little Wars or of Kriegspiel. */
export type AnyOrder = Order | KriegspielOrder;
/** An order of setting out, of Little Wars or of Kriegspiel. */
export type AnyPlacement = Placement | KriegspielPlacement;
/** A reason against an order of Little Wars or of Kriegspiel. */
export type AnyReason = KriegspielReason;
/** A fault of a record of Little Wars or of Kriegspiel. */
export type AnyRecordFault = RecordFault<AnyReason>;

/** Returns whether a game is one of Kriegspiel, not of Little Wars. */
export const isKriegspiel = (game: AnyGame): game is SealedGame => 'chapters' in game.muster;

/** What could be read of a save or record of either kind, with its faults; `game` is null if nothing can be used. */
export interface AnyReading<G extends AnyGame = AnyGame> {
  /** Null if nothing can be used. */
  readonly game: G | null;
  readonly faults: readonly AnyRecordFault[];
  /** The result in the record: `red`, `blue`, `draw`, or `*` for an unfinished battle; missing if it has none. */
  readonly result?: string;
}

/** The result of an order in a game of either kind: the game and the battle after it, or every reason against it. */
export type AnyGiven<G extends AnyGame = AnyGame> =
  | { readonly ok: true; readonly game: G; readonly battle: Battle }
  | Refused<KriegspielReason>;

/** An order that was executed, with the battles before and after it, and how many orders the game had then. */
export interface Given {
  /** How many orders the game had after this one, counting itself and secret orders. */
  readonly count: number;
  readonly before: Battle;
  readonly order: AnyOrder;
  readonly after: Battle;
}

/**
 * The functions by which games of one kind, Little Wars or Kriegspiel, are played and saved. Battles have everything
 * that the rules know, secrets included; only `shown` and `since` leave out what the page may not show.
 */
export interface Playing<G extends AnyGame, O> {
  /** Returns all orders of the battle; none while it is being set out. */
  readonly orders: (game: G) => readonly AnyOrder[];
  /** Returns the battle after setting out and after each order; before that, the field as the side that is setting out knows it. */
  readonly battles: (game: G) => readonly Battle[];
  /**
   * Returns the present battle as the side `by` may see it while its player looks alone, or as both may (`by` null);
   * null if none may be shown.
   */
  readonly shown: (game: G, by: Side | null) => Battle | null;
  /** Returns the points of a side in a battle of this kind (littlewars.md 6.5). */
  readonly points: (battle: Battle, side: Side) => Points;
  /** Returns the orders that `now` has in addition to `before`, as far as both sides may know them. */
  readonly since: (before: G, now: G) => readonly Given[];
  /** Returns the game after one more order of its battle, or every reason against it. */
  readonly given: (game: G, order: O) => AnyGiven<G>;
  /** Returns the game after an order of setting out, or every reason against it. */
  readonly setOut: (game: G, order: O) => AnyGiven<G>;
  /** Returns whether the side that is setting out may finish. */
  readonly mayClose: (game: G) => boolean;
  /** Returns what a side has set out as the text that is encrypted. */
  readonly writeCamp: (camp: OpenedCamp<AnyPlacement>) => string;
  /** Reads the text of `writeCamp`; null if it is unreadable. */
  readonly readCamp: (text: string) => OpenedCamp<AnyPlacement> | null;
  /** Returns the game after both sides have set out, decrypted, null where that failed: in battle, or set out again. */
  readonly begun: (game: G, camps: BySide<OpenedCamp<AnyPlacement> | null>) => Risen<G>;
  /** Returns how many of the orders cannot be undone; those after them can. */
  readonly lasting: (game: G) => number;
  /** Returns the game after only its first `count` orders. */
  readonly backTo: (game: G, count: number) => G;
  readonly writeRecord: (game: G) => string;
  /** Returns the text of a game as it is saved. */
  readonly writeSave: (game: G) => string;
  /** Reads a save, executing its orders step by step; `scanSave` does not execute them. Neither throws. */
  readonly readSave: (text: string) => Steps<AnyReading<G>>;
  readonly scanSave: (text: string) => AnyReading<G>;
  /** Reads a record, executing its orders step by step. Never throws. */
  readonly readRecord: (text: string) => Steps<AnyReading<G>>;
  /** Returns whether `game` continues `old`, so that replacing that loses nothing that cannot be undone. */
  readonly isContinuation: (old: G, game: G) => boolean;
  /** Returns how far a game has come, as numbers compared one after the other; the greater is farther. */
  readonly progress: (game: G) => readonly number[];
  /** Returns whether everything secret in a game is encrypted, so that it may be saved. */
  readonly isSealed: (game: G) => boolean;
  /** Returns whether secret orders of a game that was read from a save have to be decrypted before it can be shown. */
  readonly isUnopened: (game: G) => boolean;
  /**
   * Decrypts the secret orders of a game that was read from a save: returns, in steps, the game with them, and the
   * sides whose secret orders are lost. Rejects with `KeyOutOfReach` if the key cannot be read now.
   */
  readonly opened: (
    game: G,
    sealer: Sealer,
  ) => Promise<Steps<{ readonly game: G; readonly lost: readonly Side[] }>>;
  /** Returns a game with its secrets encrypted. Rejects with `KeyOutOfReach` if the key cannot be read or stored. */
  readonly sealed: (game: G, sealer: Sealer) => Promise<G>;
}
