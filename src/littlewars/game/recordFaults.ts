import type { TextPlace } from '../../shell/record/recordText';
import type { CountryFault } from '../engine/countryFaults';
import type { ForceFault } from '../engine/forces';
import type { Reason } from '../engine/reasons';
import type { Side } from '../engine/types';

/** A fault of a record or a save, with its place; the good part is kept. */
export type RecordFault = TextPlace &
  (
    | { readonly code: 'badTag'; readonly text: string }
    /** An unterminated comment. */
    | { readonly code: 'openComment' }
    /** A missing tag without which there is no battle. */
    | { readonly code: 'missingTag'; readonly tag: string }
    /** A tag with an invalid value; the default is used. */
    | { readonly code: 'badValue'; readonly tag: string; readonly text: string }
    | { readonly code: 'country'; readonly fault: CountryFault }
    | { readonly code: 'force'; readonly side: Side; readonly fault: ForceFault }
    /** A word that is no order; it and everything after it are ignored. */
    | { readonly code: 'noOrder'; readonly text: string }
    /** A place outside the setting out, or an order within it. */
    | { readonly code: 'notHere'; readonly text: string }
    /** A wrong number of a move. */
    | { readonly code: 'moveNumber'; readonly text: string; readonly expected: number }
    /** The rules refuse it; it and everything after it are ignored. */
    | { readonly code: 'refused'; readonly text: string; readonly reasons: readonly Reason[] }
    /** Some men or guns are not set out. */
    | { readonly code: 'notSetOut'; readonly side: Side; readonly reasons: readonly Reason[] }
    /** The result of a shot in the record is wrong. */
    | {
        readonly code: 'wrongShot';
        readonly text: string;
        readonly expected: string;
      }
    | { readonly code: 'wrongResult'; readonly text: string; readonly expected: string }
    /** More words than any battle has. */
    | { readonly code: 'tooLong' }
    /** A save that is not JSON, or not of this game. */
    | { readonly code: 'noSave' }
    /** It was written by a newer version of this program. */
    | { readonly code: 'newer' }
    /** A link that is truncated or garbled, too large, or that this browser cannot unpack. */
    | { readonly code: 'link'; readonly fault: 'damaged' | 'tooLarge' | 'unsupported' }
  );
