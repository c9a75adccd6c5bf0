import type { Board } from '../board';
import type { MapFault } from '../maps/mapFaults';
import type { HandicapTextFault } from './handicapText';
import type { Fault as PositionFault } from './notation';
import type { Position } from '../position';
import type { Reason } from '../reasons';
import type { TextPlace, RecordTextFault } from '../../../shell/record/recordText';
import type { RulesFault } from './ruleText';
import type { Ending } from '../vocabulary';

/** The results that a record may have: the side that won, `draw`, or `*` for none yet. */
export const RESULTS = ['N', 'S', 'draw', '*'] as const;
/** The result of a record: the side that won, `draw`, or `*` for none yet. */
export type Result = (typeof RESULTS)[number];

/**
 * The mark after an attack or a move that takes an arsenal, which says its outcome (notation.md): the target resists
 * (`=`), is dislodged (`~`) or is destroyed (`#`), or an arsenal is taken (`!`).
 */
export type Mark = '=' | '~' | '#' | '!';

/** The place of a fault in a record: its line and column, and the turn and action, null if it is in none. */
export interface RecordPlace extends TextPlace {
  readonly turn: number | null;
  /** The action as written. */
  readonly action: string | null;
}

/**
 * A fault of a record (notation.md) with its place, distinguished by `code`: of the form of the text, of a tag
 * (`badDate`, `badRules`, `noPosition`, `badMap`, `wrongResult` …), of the number of a turn, of a mark, or of an
 * action, which ends the replay (`badAction`, `illegal`, `unendedTurn`, `tooManyActions`).
 */
export type RecordFault = RecordPlace &
  (
    | WithoutPlace<RecordTextFault>
    | { readonly code: 'tagTwice'; readonly name: string }
    | { readonly code: 'badDate'; readonly text: string }
    | { readonly code: 'badRules'; readonly fault: RulesFault }
    /** Without a position the replay has no start, so it is required. */
    | { readonly code: 'noPosition' }
    | { readonly code: 'badMap'; readonly fault: MapFault }
    | { readonly code: 'badPosition'; readonly board: Board; readonly fault: PositionFault }
    /** The tag is preserved, and the position counts. */
    | { readonly code: 'badHandicap'; readonly board: Board; readonly fault: HandicapTextFault }
    | { readonly code: 'badResult'; readonly text: string }
    | { readonly code: 'wrongResult'; readonly found: Result; readonly wanted: Result }
    /** `wanted` is null if the game is unfinished. */
    | {
        readonly code: 'wrongTermination';
        readonly found: string;
        readonly wanted: Ending['by'] | null;
      }
    | { readonly code: 'wrongNumber'; readonly found: number; readonly wanted: number }
    | { readonly code: 'noNumber' }
    /** `wanted` is null if no mark belongs there. */
    | { readonly code: 'wrongMark'; readonly found: Mark; readonly wanted: Mark | null }
    // Each of these four stops the replay.
    /** The record is longer than any game; it is read up to here. */
    | { readonly code: 'tooManyActions'; readonly wanted: number }
    /** The next turn's number comes before this turn has ended. */
    | { readonly code: 'unendedTurn'; readonly found: number }
    | { readonly code: 'badAction' }
    /** `position` is the one in which the action was illegal. */
    | {
        readonly code: 'illegal';
        readonly reasons: readonly Reason[];
        readonly position: Position;
      }
  );

/**
 * A fault of a record that is read as a study: any `RecordFault`, a variation with no turn before it
 * (`variationFirst`) or nested too deeply (`deepVariation`), or an unreadable arrow or marked square (`badShape`).
 */
export type StudyFault =
  | RecordFault
  | (RecordPlace &
      /** A variation without a turn before it to replace; it is ignored. */
      (
        | { readonly code: 'variationFirst' }
        /** It is ignored, with everything within it. */
        | { readonly code: 'deepVariation'; readonly wanted: number }
        /** An unreadable arrow or marked square. */
        | { readonly code: 'badShape'; readonly text: string }
      ));

type WithoutPlace<T> = T extends unknown ? Omit<T, keyof TextPlace> : never;
