import type { Action, Side } from '../engine/vocabulary';
import type { Game } from '../game/game';
import type { BotOffer } from '../game/botRules';
import type { BotLevel } from '../game/seat';
import type { War } from '../game/war';

/** Why a bot cannot play: the browser has no workers, or its worker failed or returned no turn repeatedly. */
export type BotFault = 'missing' | 'lost' | 'garbled';

/** The rest of a turn as a bot chooses it. */
export interface BotTurn {
  readonly actions: readonly Action[];
  /** Its score of the position after it, in tenths of an infantry, for its own side. */
  readonly score: number;
  /** Returns the reasons, as sentences in the present language. */
  readonly why: () => readonly string[];
}

/** Computes for bots; a bot asks one thing at a time. */
export interface BotEngine {
  /**
   * Computes the rest of the current turn of a war; calls one of the callbacks once, unless it is called again or
   * stopped.
   */
  readonly think: (
    game: Game,
    war: War,
    how: { readonly level: BotLevel; readonly ms: number },
    done: (turn: BotTurn) => void,
    failed: (fault: BotFault) => void,
  ) => void;
  readonly stop: () => void;
}

/** The state of a game's bots. */
export type BotState =
  /** Nothing to do: a person's turn, no turn, or a pause. */
  | { readonly is: 'waiting' }
  | { readonly is: 'thinking'; readonly side: Side }
  /** Orders are executed one by one: `left` remain. */
  | { readonly is: 'playing'; readonly side: Side; readonly left: number }
  | { readonly is: 'offering'; readonly side: Side; readonly offer: BotOffer }
  | { readonly is: 'paused'; readonly side: Side }
  | { readonly is: 'failed'; readonly side: Side; readonly fault: BotFault };

/** A turn that a bot has ended, with its reasons. */
export interface PlayedTurn {
  readonly turn: number;
  readonly side: Side;
  readonly why: () => readonly string[];
}

export interface BotsState {
  readonly now: BotState;
  /** The last turn of a bot, until it is undone. */
  readonly played: PlayedTurn | null;
}

/**
 * The bots of the current war, while it is at its board; another object with the same orders whenever their state
 * changes.
 */
export interface RunningBots extends BotsState {
  /** Executes the remaining orders at once. */
  readonly skip: () => void;
  /** Stops everything until `goOn`. */
  readonly pause: () => void;
  /** Continues after a pause, or retries what has failed. */
  readonly goOn: () => void;
  /** Answers an offer for the person. */
  readonly answer: (accepts: boolean) => void;
  /** Returns whether a side's bot accepts a draw now. */
  readonly agrees: (side: Side) => boolean;
}
