import type { Side, Square, Terrain, Unit } from '../vocabulary';
import type { Fault } from './notation';

/** The facts about a game that a file of the program pykrieg has and a position does not (`FileDetail`). */
export const FILE_DETAILS = ['game_name', 'players', 'event', 'result'] as const;
/**
 * The name of a fact about a game that a file of the program pykrieg has and a position does not: `game_name`,
 * `players`, `event` or `result`.
 */
export type FileDetail = (typeof FILE_DETAILS)[number];

/**
 * A fault of a position's text in any known format: any `Fault` of a position string, an unknown format or character,
 * too many squares, an arsenal on the wrong square, another map, or bad fields of pykrieg's KFEN. `at` is the index
 * of its first character, from 0.
 */
export type FormatFault =
  | Fault
  | ({ readonly at: number } & (
      | { readonly code: 'unknownFormat' }
      /** KFEN: the fields of the turn are too long. Lengths are in characters. */
      | { readonly code: 'longField'; readonly found: number; readonly wanted: number }
      | { readonly code: 'unknownSign'; readonly sign: string }
      /** A run-length line with more squares than the board. */
      | { readonly code: 'tooManySquares'; readonly found: number; readonly wanted: number }
      | { readonly code: 'noArsenalOf'; readonly square: Square; readonly side: Side }
      /** The first squares whose ground differs from this board's, and the number of all. */
      | { readonly code: 'otherMap'; readonly squares: readonly Square[]; readonly count: number }
      /** KFEN: the number of fields after the rows is not none, three or five. */
      | { readonly code: 'stateCount'; readonly found: number }
      | { readonly code: 'badPhase' | 'badActions' | 'badRetreats'; readonly text: string }
      /** A KFEN file that is not JSON, or has no board. */
      | { readonly code: 'notJson' | 'noBoard' }
    ));

/**
 * A note on a position in another program's format: what was missing and had to be assumed (`…Assumed`,
 * `arsenalsAbsent`), what was present and is ignored (`…LeftOut`, `groundDiffers`, `arsenalsOverrun`,
 * `turnUnderWay`), or, in writing, what the format cannot express (`…Unsaid`).
 */
export type FormatNote =
  // Reading: missing in the text.
  | { readonly code: 'sideAssumed'; readonly side: Side }
  | { readonly code: 'turnAssumed'; readonly turn: number }
  | { readonly code: 'retreatAssumed' }
  /** The text shows no ground; this board's is assumed. */
  | { readonly code: 'groundAssumed' }
  /** The text shows neither ground nor arsenals; the arsenals are assumed to stand. */
  | { readonly code: 'arsenalsAssumed'; readonly squares: readonly Square[] }
  /** Missing in a text that shows ground or other arsenals; assumed to have fallen. */
  | { readonly code: 'arsenalsAbsent'; readonly squares: readonly Square[] }
  // Reading: present in the text, but not in a position.
  | { readonly code: 'groundDiffers'; readonly squares: readonly Square[] }
  /** Arsenals under an enemy fighting unit, which no rule set here allows; assumed to have fallen (rules.md 8.1). */
  | { readonly code: 'arsenalsOverrun'; readonly squares: readonly Square[] }
  /** Passes and forts with an owner other than the unit on them. */
  | { readonly code: 'ownersLeftOut'; readonly squares: readonly Square[] }
  /** The text has moves of the turn, or its battle has begun; the turn starts over from the board shown. */
  | { readonly code: 'turnUnderWay'; readonly moves: number; readonly battle: boolean }
  /** Units that must retreat besides the one of the side to move. */
  | { readonly code: 'retreatsLeftOut'; readonly squares: readonly Square[] }
  | { readonly code: 'historyLeftOut'; readonly turns: number }
  | { readonly code: 'detailsLeftOut'; readonly details: readonly FileDetail[] }
  // Writing: the format cannot express it.
  | { readonly code: 'sideUnsaid'; readonly side: Side }
  | { readonly code: 'turnUnsaid'; readonly turn: number }
  | { readonly code: 'retreatUnsaid'; readonly square: Square }
  /** Fallen arsenals, written as plain squares. */
  | { readonly code: 'arsenalsUnsaid'; readonly squares: readonly Square[] };

/**
 * The contents of a square in a text: its terrain, its unit, and the side whose arsenal is there; the latter two are
 * null if there is none.
 */
export interface Content {
  readonly ground: Terrain;
  readonly unit: Unit | null;
  /** The side whose arsenal is there. */
  readonly arsenal: Side | null;
}

/** A square on which a text of another format shows something; `at` is the index of its first character. */
export interface Cell extends Content {
  readonly at: number;
  readonly square: Square;
}

/**
 * The contents of a text in another program's format, before they are checked against the board: squares, the state of
 * the turn, faults and notes. Fields that the text lacks are null.
 */
export interface Scan {
  /** The squares that show something, row by row from A1, each at most once. */
  readonly cells: readonly Cell[];
  /** Whether the signs are on other squares than intended; then nothing is compared with the board. */
  readonly displaced: boolean;
  readonly side: Side | null;
  /** Whether the moves of the turn are over and only the attack remains. */
  readonly battle: boolean;
  /** The number of moves of the turn that the text records. */
  readonly moves: number;
  readonly turn: number | null;
  /** The squares of units that must retreat, each with its place in the text. */
  readonly retreats: readonly { readonly at: number; readonly square: Square }[] | null;
  readonly faults: readonly FormatFault[];
  readonly notes: readonly FormatNote[];
}
