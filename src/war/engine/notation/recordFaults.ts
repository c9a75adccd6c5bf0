import type { Board } from '../board';
import type { MapFault } from '../maps/mapFaults';
import type { HandicapTextFault } from './handicapText';
import type { Fault as PositionFault } from './notation';
import type { Position } from '../position';
import type { Reason } from '../reasons';
import type { TextPlace, RecordTextFault } from '../../../shell/record/recordText';
import type { RulesFault } from './ruleText';
import type { Ending } from '../vocabulary';

export const RESULTS = ['N', 'S', 'draw', '*'] as const;
export type Result = (typeof RESULTS)[number];

/** What stands behind an attack, or behind a move that takes an arsenal. */
export type Mark = '=' | '~' | '#' | '!';

/** Where a fault is: in the text, and in the game where it is one of the turns. */
export interface RecordPlace extends TextPlace {
  readonly turn: number | null;
  /** The action as it is written. */
  readonly action: string | null;
}

/** What is wrong with a record, and where. */
export type RecordFault = RecordPlace &
  (
    | WithoutPlace<RecordTextFault>
    | { readonly code: 'tagTwice'; readonly name: string }
    | { readonly code: 'badDate'; readonly text: string }
    | { readonly code: 'badRules'; readonly fault: RulesFault }
    /** Without a position there is nothing to replay from, so it may not be left out. */
    | { readonly code: 'noPosition' }
    | { readonly code: 'badMap'; readonly fault: MapFault }
    | { readonly code: 'badPosition'; readonly board: Board; readonly fault: PositionFault }
    /** The tag stays as it is, and the war is as its position says. */
    | { readonly code: 'badHandicap'; readonly board: Board; readonly fault: HandicapTextFault }
    | { readonly code: 'badResult'; readonly text: string }
    | { readonly code: 'wrongResult'; readonly found: Result; readonly wanted: Result }
    /** `wanted` is null where the game is not over. */
    | {
        readonly code: 'wrongTermination';
        readonly found: string;
        readonly wanted: Ending['by'] | null;
      }
    | { readonly code: 'wrongNumber'; readonly found: number; readonly wanted: number }
    | { readonly code: 'noNumber' }
    /** `wanted` is null where no mark belongs. */
    | { readonly code: 'wrongMark'; readonly found: Mark; readonly wanted: Mark | null }
    // The replay stops at each of these four.
    /** The record is longer than any game; it is read up to here. */
    | { readonly code: 'tooManyActions'; readonly wanted: number }
    /** The next turn's number stands before this turn has ended. */
    | { readonly code: 'unendedTurn'; readonly found: number }
    | { readonly code: 'badAction' }
    /** `position` is where the action was not legal. */
    | {
        readonly code: 'illegal';
        readonly reasons: readonly Reason[];
        readonly position: Position;
      }
  );

/** What is wrong with a record that is read with its variations, comments and shapes. */
export type StudyFault =
  | RecordFault
  | (RecordPlace &
      /** A variation with no turn before it that it could take the place of; it is left aside. */
      (
        | { readonly code: 'variationFirst' }
        /** It is left aside, with all within it. */
        | { readonly code: 'deepVariation'; readonly wanted: number }
        /** An arrow or a marked square that cannot be read. */
        | { readonly code: 'badShape'; readonly text: string }
      ));

type WithoutPlace<T> = T extends unknown ? Omit<T, keyof TextPlace> : never;
