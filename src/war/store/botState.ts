import type { Action, Side } from '../engine/vocabulary';
import type { Game } from '../game/game';
import type { BotOffer } from '../game/botRules';
import type { BotLevel } from '../game/seat';
import type { War } from '../game/war';

/** Why a program cannot play: there is nothing to think with, or it failed or answered with no turn again and again. */
export type BotFault = 'missing' | 'lost' | 'garbled';

/** The rest of a turn as a program wants to play it. */
export interface BotTurn {
  readonly actions: readonly Action[];
  /** How it judges what comes of it, in tenths of an infantry, for its own side. */
  readonly score: number;
  /** Why, as sentences in the language of the moment. */
  readonly why: () => readonly string[];
}

/** What thinks; a program asks it for one thing at a time. */
export interface BotEngine {
  /** The rest of the turn under way in a war; one of the two is called once, unless it is asked again or stopped. */
  readonly think: (
    game: Game,
    war: War,
    how: { readonly level: BotLevel; readonly ms: number },
    done: (turn: BotTurn) => void,
    failed: (fault: BotFault) => void,
  ) => void;
  readonly stop: () => void;
}

/** What the programs of a game are doing. */
export type BotState =
  /** It is nobody's turn, a person's, or everything stands still. */
  | { readonly is: 'waiting' }
  | { readonly is: 'thinking'; readonly side: Side }
  /** Orders are given one by one: `left` are to come. */
  | { readonly is: 'playing'; readonly side: Side; readonly left: number }
  | { readonly is: 'offering'; readonly side: Side; readonly offer: BotOffer }
  | { readonly is: 'paused'; readonly side: Side }
  | { readonly is: 'failed'; readonly side: Side; readonly fault: BotFault };

/** A turn that a program has ended, and why it played it. */
export interface PlayedTurn {
  readonly turn: number;
  readonly side: Side;
  readonly why: () => readonly string[];
}

export interface BotsState {
  readonly now: BotState;
  /** The last turn of a program, until it is taken back. */
  readonly played: PlayedTurn | null;
}

/** The programs of the war in hand, while it is at its board; another object whenever they do something else, with the same orders. */
export interface RunningBots extends BotsState {
  /** Gives the orders that are to come at once. */
  readonly skip: () => void;
  /** Stops everything until `goOn`. */
  readonly pause: () => void;
  /** Goes on after a pause, or asks again what has failed. */
  readonly goOn: () => void;
  /** What a person says to an offer. */
  readonly answer: (accepts: boolean) => void;
  /** Whether a side's program agrees to a draw now. */
  readonly agrees: (side: Side) => boolean;
}
