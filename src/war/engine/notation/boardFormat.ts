import type { Side, Square, Terrain, Unit } from '../vocabulary';
import type { Fault } from './notation';

/** Facts about a game that a file has and a position has not. */
export const FILE_DETAILS = ['game_name', 'players', 'event', 'result'] as const;
export type FileDetail = (typeof FILE_DETAILS)[number];

/** What is wrong with a text of another format; `at` is the index of the character where it begins, from 0. */
export type FormatFault =
  | Fault
  | ({ readonly at: number } & (
      | { readonly code: 'unknownFormat' }
      /** KFEN: what is said of the turn is longer than any turn's. Lengths in characters. */
      | { readonly code: 'longField'; readonly found: number; readonly wanted: number }
      | { readonly code: 'unknownSign'; readonly sign: string }
      /** A run-length line that goes on behind the last square of the board. */
      | { readonly code: 'tooManySquares'; readonly found: number; readonly wanted: number }
      | { readonly code: 'noArsenalOf'; readonly square: Square; readonly side: Side }
      /** The first squares whose ground is not this board's, and how many there are in all. */
      | { readonly code: 'otherMap'; readonly squares: readonly Square[]; readonly count: number }
      /** KFEN: the fields behind the rows are none, three or five. */
      | { readonly code: 'stateCount'; readonly found: number }
      | { readonly code: 'badPhase' | 'badActions' | 'badRetreats'; readonly text: string }
      /** A KFEN file that is no JSON, or holds no board. */
      | { readonly code: 'notJson' | 'noBoard' }
    ));

/** What had to be assumed or left out, so that nothing is lost in silence. */
export type FormatNote =
  // Reading: the text does not say it.
  | { readonly code: 'sideAssumed'; readonly side: Side }
  | { readonly code: 'turnAssumed'; readonly turn: number }
  | { readonly code: 'retreatAssumed' }
  /** The text shows no ground at all: this board's is taken. */
  | { readonly code: 'groundAssumed' }
  /** The text shows neither ground nor arsenals: these are taken to stand. */
  | { readonly code: 'arsenalsAssumed'; readonly squares: readonly Square[] }
  /** Not shown by a text that shows ground or other arsenals: taken to have fallen. */
  | { readonly code: 'arsenalsAbsent'; readonly squares: readonly Square[] }
  // Reading: the text says it, and a position cannot.
  | { readonly code: 'groundDiffers'; readonly squares: readonly Square[] }
  /** Standing under an enemy fighting unit, which no rule set here knows: taken to have fallen (rules.md 8.1). */
  | { readonly code: 'arsenalsOverrun'; readonly squares: readonly Square[] }
  /** Passes and forts that belong to a side otherwise than by the unit on them. */
  | { readonly code: 'ownersLeftOut'; readonly squares: readonly Square[] }
  /** Moves of the turn are on record, or its battle has begun: the turn begins anew from the board shown. */
  | { readonly code: 'turnUnderWay'; readonly moves: number; readonly battle: boolean }
  /** Units to retreat besides the one of the side to move. */
  | { readonly code: 'retreatsLeftOut'; readonly squares: readonly Square[] }
  | { readonly code: 'historyLeftOut'; readonly turns: number }
  | { readonly code: 'detailsLeftOut'; readonly details: readonly FileDetail[] }
  // Writing: the format cannot say it.
  | { readonly code: 'sideUnsaid'; readonly side: Side }
  | { readonly code: 'turnUnsaid'; readonly turn: number }
  | { readonly code: 'retreatUnsaid'; readonly square: Square }
  /** Fallen arsenals, written as the plain squares they are. */
  | { readonly code: 'arsenalsUnsaid'; readonly squares: readonly Square[] };

/** What stands on a square and what the square is. */
export interface Content {
  readonly ground: Terrain;
  readonly unit: Unit | null;
  /** The side whose arsenal stands there. */
  readonly arsenal: Side | null;
}

/** A square of the board that a text shows something on. */
export interface Cell extends Content {
  readonly at: number;
  readonly square: Square;
}

/** A text as read sign by sign, before it is held against the board. Null is what it does not say. */
export interface Scan {
  /** In board order, each on a square of the board of its own. */
  readonly cells: readonly Cell[];
  /** Whether signs lie on other squares than were meant: nothing is then held against the board. */
  readonly displaced: boolean;
  readonly side: Side | null;
  /** Whether the moves of the turn are over, and how many are on record. */
  readonly battle: boolean;
  readonly moves: number;
  readonly turn: number | null;
  /** Squares of units to retreat, each with its place in the text. */
  readonly retreats: readonly { readonly at: number; readonly square: Square }[] | null;
  readonly faults: readonly FormatFault[];
  readonly told: readonly FormatNote[];
}
