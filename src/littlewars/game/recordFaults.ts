import type { TextPlace } from '../../shell/record/recordText';
import type { CountryFault } from '../engine/countryFaults';
import type { ForceFault } from '../engine/forces';
import type { Reason } from '../engine/reasons';
import type { Side } from '../engine/types';

/** What is wrong with a record or a save, where; what is good is kept. */
export type RecordFault = TextPlace &
  (
    | { readonly code: 'badTag'; readonly text: string }
    /** A comment that never ends. */
    | { readonly code: 'openComment' }
    /** A tag without which there is no battle. */
    | { readonly code: 'missingTag'; readonly tag: string }
    /** A tag that says nothing that it can say; what is usual is taken instead. */
    | { readonly code: 'badValue'; readonly tag: string; readonly text: string }
    | { readonly code: 'country'; readonly fault: CountryFault }
    | { readonly code: 'force'; readonly side: Side; readonly fault: ForceFault }
    /** A word that is no order: it and what follows is left aside. */
    | { readonly code: 'noOrder'; readonly text: string }
    /** A place outside of the setting out, or an order within it. */
    | { readonly code: 'notHere'; readonly text: string }
    /** The move has another number. */
    | { readonly code: 'moveNumber'; readonly text: string; readonly expected: number }
    /** The rules refuse it; it and what follows is left aside. */
    | { readonly code: 'refused'; readonly text: string; readonly reasons: readonly Reason[] }
    /** Not everybody is set out. */
    | { readonly code: 'notSetOut'; readonly side: Side; readonly reasons: readonly Reason[] }
    /** What the record says of a shot is not what it is. */
    | {
        readonly code: 'wrongShot';
        readonly text: string;
        readonly expected: string;
      }
    | { readonly code: 'wrongResult'; readonly text: string; readonly expected: string }
    /** More than any battle has. */
    | { readonly code: 'tooLong' }
    /** A save that is no JSON, or not of this game. */
    | { readonly code: 'noSave' }
    /** It was written by a newer version of this program. */
    | { readonly code: 'newer' }
    /** A link that is cut off or garbled, too large, or that this browser cannot unpack. */
    | { readonly code: 'link'; readonly fault: 'damaged' | 'tooLarge' | 'unsupported' }
  );
