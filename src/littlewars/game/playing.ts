import type { Sealer } from '../../shell/seal';
import type { Steps } from '../../shell/steps';
import type { Order } from '../engine/orders';
import type { Points } from '../engine/points';
import type { Battle, BySide, Side } from '../engine/types';
import type { KriegspielOrder } from '../kriegspiel/orders';
import type { KriegspielReason, KriegspielRefused } from '../kriegspiel/reasons';
import type { Game, Placement } from './game';
import type { KriegspielPlacement } from './kriegspiel/game';
import type { SealedGame } from './kriegspiel/sealedGame';
import type { RecordFault } from './recordText';
import type { OpenedCamp, Risen } from './settingOut';

// What a page does with a battle of either kind, Little Wars or Kriegspiel.

/** A game of Little Wars or of Kriegspiel, as the page has it. */
export type AnyGame = Game | SealedGame;
/** An order of Little Wars or of Kriegspiel. */
export type AnyOrder = Order | KriegspielOrder;
/** An order of setting out, of Little Wars or of Kriegspiel. */
export type AnyPlacement = Placement | KriegspielPlacement;
/** A reason against an order of Little Wars or of Kriegspiel. */
export type AnyReason = KriegspielReason;
/** A fault of a record of Little Wars or of Kriegspiel. */
export type AnyRecordFault = RecordFault<AnyReason>;

/** Returns whether a game is one of Kriegspiel. */
export const isKriegspiel = (game: AnyGame): game is SealedGame => 'chapters' in game.muster;

/** What could be read of a save or record of Little Wars or of Kriegspiel, with its faults. */
export interface AnyReading<G extends AnyGame = AnyGame> {
  /** Null if nothing can be used. */
  readonly game: G | null;
  readonly faults: readonly AnyRecordFault[];
  /** The result in the record, in the words of `resultOf`; missing if it has none. */
  readonly result?: string;
}

/**
 * The result of an order in a game of Little Wars or of Kriegspiel: the game and the battle after it, or every reason
 * against it.
 */
export type AnyGiven<G extends AnyGame = AnyGame> =
  | { readonly ok: true; readonly game: G; readonly battle: Battle }
  | KriegspielRefused;

/** An order of a game that was executed, with the battles before and after it. */
export interface Given {
  /** How many orders of the game were given with it, those counted that are not known to both sides. */
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
  /** Returns all orders of the battle; none while it is set out. */
  readonly orders: (game: G) => readonly AnyOrder[];
  /** Returns the battle after setting out and after each order; while it is set out, the field as that side knows it. */
  readonly battles: (game: G) => readonly Battle[];
  /**
   * Returns the present battle as one side may see it that looks alone, or as both may (`by` null); null if none may be
   * shown.
   */
  readonly shown: (game: G, by: Side | null) => Battle | null;
  /** Returns the points of a side in a battle of this kind (6.5). */
  readonly points: (battle: Battle, side: Side) => Points;
  /** Returns the orders by which a game has gone on that both sides may know of. */
  readonly since: (before: G, now: G) => readonly Given[];
  readonly given: (game: G, order: O) => AnyGiven<G>;
  /** Returns the game after an order of setting out. */
  readonly setOut: (game: G, order: O) => AnyGiven<G>;
  /** Returns whether the side that sets out may finish. */
  readonly mayClose: (game: G) => boolean;
  /** Returns the text of a camp for sealing, and reads it; null if it is unreadable. */
  readonly writeCamp: (camp: OpenedCamp<AnyPlacement>) => string;
  readonly readCamp: (text: string) => OpenedCamp<AnyPlacement> | null;
  /** Returns the game with both camps opened, null for an unreadable one: in battle, or set out again by some. */
  readonly begun: (game: G, camps: BySide<OpenedCamp<AnyPlacement> | null>) => Risen<G>;
  /** Returns how many of the orders cannot be undone; those after them can. */
  readonly lasting: (game: G) => number;
  /** Returns the game after so many orders. */
  readonly backTo: (game: G, count: number) => G;
  readonly writeRecord: (game: G) => string;
  readonly writeSave: (game: G) => string;
  readonly readSave: (text: string) => Steps<AnyReading<G>>;
  readonly scanSave: (text: string) => AnyReading<G>;
  readonly readRecord: (text: string) => Steps<AnyReading<G>>;
  readonly isContinuation: (old: G, game: G) => boolean;
  readonly standing: (game: G) => readonly number[];
  /** Returns whether everything secret in it is sealed, so that it may be saved. */
  readonly isSealed: (game: G) => boolean;
  /** Returns whether sealed notes of a game that has been read have to be opened, before it can be shown. */
  readonly isUnopened: (game: G) => boolean;
  /**
   * Opens them: returns, in steps, the game with its notes, and the sides whose notes are lost. Rejects with `KeyOutOfReach` if it is
   * unknown whether they can be opened.
   */
  readonly opened: (
    game: G,
    sealer: Sealer,
  ) => Promise<Steps<{ readonly game: G; readonly lost: readonly Side[] }>>;
  /** Seals it. Rejects with `KeyOutOfReach` if the key cannot be read or stored now. */
  readonly sealed: (game: G, sealer: Sealer) => Promise<G>;
}
