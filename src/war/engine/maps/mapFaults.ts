import type { Board } from '../board';
import type { Fault as PositionFault } from '../notation/notation';
import type { TextPlace, RecordTextFault } from '../../../shell/record/recordText';
import type { Side, Square } from '../vocabulary';

/** One of the things that the two halves of a map are compared in. */
export type Compared = 'arsenals' | 'forts' | 'passes' | 'squares';

type Counted = { readonly found: number; readonly wanted: number };
type Bounded = { readonly found: number; readonly least: number; readonly most: number };

/** What makes a text no map that a game can be played on; `row` counts from 1, from the north. */
export type MapFault = TextPlace &
  (
    | WithoutPlace<RecordTextFault>
    /** Nothing of it is read. Lengths in characters. */
    | ({ readonly code: 'longText' } & Counted)
    /** No map that the program brings along has this id. */
    | { readonly code: 'unknownMap'; readonly text: string }
    | { readonly code: 'noName' }
    | { readonly code: 'tagTwice'; readonly name: string }
    | ({ readonly code: 'longTag'; readonly name: string } & Counted)
    | ({ readonly code: 'manyOpenings' } & Counted)
    /** A tag behind the first row. */
    | { readonly code: 'lateTag' }
    | { readonly code: 'noRows' }
    | ({ readonly code: 'rowCount' } & Bounded)
    | { readonly code: 'oddRows'; readonly found: number }
    | ({ readonly code: 'columnCount' } & Bounded)
    | ({ readonly code: 'rowLength'; readonly row: number } & Counted)
    | { readonly code: 'unknownSign'; readonly sign: string }
    // Of a map whose rows hold together.
    | { readonly code: 'noArsenal'; readonly side: Side }
    | ({ readonly code: 'manyArsenals'; readonly side: Side } & Counted)
    /** It stands in the other side's territory. */
    | { readonly code: 'foreignArsenal'; readonly side: Side; readonly square: Square }
    /** No line leaves it within its own territory, where its army deploys. */
    | { readonly code: 'arsenalWithoutLines'; readonly side: Side; readonly square: Square }
    /** No enemy can ever march there. */
    | { readonly code: 'arsenalOutOfReach'; readonly side: Side; readonly square: Square }
    /** Squares of its territory where an army can stand in communication. */
    | ({ readonly code: 'fewSquares'; readonly side: Side } & Counted)
    | { readonly code: 'badOpening'; readonly board: Board; readonly fault: PositionFault }
    | ({ readonly code: 'openingUnits'; readonly side: Side } & Counted)
    | { readonly code: 'openingGround'; readonly side: Side; readonly square: Square }
  );

/** What a map may have and hardly means. */
export type MapWarning = TextPlace &
  (
    | { readonly code: 'unknownTag'; readonly name: string }
    | { readonly code: 'fortOffLines'; readonly side: Side; readonly square: Square }
    /** Squares that no march leads to from the rest of the map; the first of them, and how many. */
    | { readonly code: 'walledIn'; readonly square: Square; readonly count: number }
    /** The rule book speaks of two. */
    | { readonly code: 'arsenalCount'; readonly side: Side; readonly found: number }
    | {
        readonly code: 'unequal';
        readonly what: Compared;
        readonly north: number;
        readonly south: number;
      }
    | { readonly code: 'openingIsolated'; readonly square: Square }
  );

type WithoutPlace<T> = T extends unknown ? Omit<T, keyof TextPlace> : never;
/** As `mapPlay` and others find it, before its place in the text is known. */
export type Unplaced<T> = WithoutPlace<T>;
