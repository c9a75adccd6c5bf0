import type { Board } from '../board';
import type { Fault as PositionFault } from '../notation/notation';
import type { TextPlace, RecordTextFault } from '../../../shell/record/recordText';
import type { Side, Square } from '../vocabulary';

/** What is counted on both halves of a map: arsenals, forts, passes, or squares where units can stand. */
export type Compared = 'arsenals' | 'forts' | 'passes' | 'squares';

type Counted = { readonly found: number; readonly wanted: number };
type Bounded = { readonly found: number; readonly least: number; readonly most: number };

/**
 * A fault by which a text is not a playable map (docs/maps.md), with its line and column, distinguished by `code`: of
 * its form, tags and rows, of its arsenals, of too few squares for an army (`fewSquares`), or of an opening. `row`
 * counts from 1 in the north; lengths are in characters.
 */
export type MapFault = TextPlace &
  (
    | WithoutPlace<RecordTextFault>
    /** Nothing of it is read. Lengths are in characters. */
    | ({ readonly code: 'longText' } & Counted)
    /** No shipped map has this id. */
    | { readonly code: 'unknownMap'; readonly text: string }
    | { readonly code: 'noName' }
    | { readonly code: 'tagTwice'; readonly name: string }
    | ({ readonly code: 'longTag'; readonly name: string } & Counted)
    | ({ readonly code: 'manyOpenings' } & Counted)
    /** A tag after the first row. */
    | { readonly code: 'lateTag' }
    | { readonly code: 'noRows' }
    | ({ readonly code: 'rowCount' } & Bounded)
    | { readonly code: 'oddRows'; readonly found: number }
    | ({ readonly code: 'columnCount' } & Bounded)
    | ({ readonly code: 'rowLength'; readonly row: number } & Counted)
    | { readonly code: 'unknownSign'; readonly sign: string }
    // Faults of a map whose rows are consistent.
    | { readonly code: 'noArsenal'; readonly side: Side }
    | ({ readonly code: 'manyArsenals'; readonly side: Side } & Counted)
    /** It is in the other side's territory. */
    | { readonly code: 'foreignArsenal'; readonly side: Side; readonly square: Square }
    /** No line leaves it within its own territory, where its army deploys. */
    | { readonly code: 'arsenalWithoutLines'; readonly side: Side; readonly square: Square }
    /** No enemy can ever march to it. */
    | { readonly code: 'arsenalOutOfReach'; readonly side: Side; readonly square: Square }
    /** The squares of the side's territory where an army can be in communication are too few. */
    | ({ readonly code: 'fewSquares'; readonly side: Side } & Counted)
    | { readonly code: 'badOpening'; readonly board: Board; readonly fault: PositionFault }
    | ({ readonly code: 'openingUnits'; readonly side: Side } & Counted)
    | { readonly code: 'openingGround'; readonly side: Side; readonly square: Square }
  );

/**
 * A property of a playable map that is probably unintended: a tag of an unknown name, a fort on no line of an arsenal
 * of its side, squares that no march reaches (`walledIn`), another number of arsenals than two on a side, unequal
 * halves, or an opening with isolated units.
 */
export type MapWarning = TextPlace &
  (
    | { readonly code: 'unknownTag'; readonly name: string }
    | { readonly code: 'fortOffLines'; readonly side: Side; readonly square: Square }
    /** Squares that no march from the rest of the map reaches: the first, and the number. */
    | { readonly code: 'walledIn'; readonly square: Square; readonly count: number }
    /** The rule book assumes two. */
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
/** A fault or warning `T` of a map without its line and column, which are not known yet. */
export type Unplaced<T> = WithoutPlace<T>;
