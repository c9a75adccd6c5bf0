import {
  scanText,
  writeTag,
  type PlacedTag,
  type TextPlace,
  type Word,
} from '../../shell/record/recordText';
import type { Side } from '../engine/types';
import type { Force } from '../engine/battleRules';
import type { CountryFault } from '../engine/countryFaults';
import type { ForceFault } from '../engine/forces';
import type { Reason } from '../engine/reasons';

/** A record split into its tags and words, each with its line and column, and faults of its form. */
export interface RecordText {
  readonly tags: readonly PlacedTag[];
  readonly words: readonly Word[];
  readonly faults: readonly TextFault[];
}

/** The most words of a record: more than the orders of any battle. */
const MOST_WORDS = 30_000;
/** The most characters of a record. */
const LONGEST_RECORD = 2_000_000;

/**
 * Splits the text of a record into its tags and words; comments are left out. What is beyond 2,000,000 characters or
 * 30,000 words is ignored, with the fault `tooLong`. Never throws.
 */
export function partRecord(text: string): RecordText {
  const { tags, tokens, faults, rest } = scanText(text.slice(0, LONGEST_RECORD), {
    variations: false,
    mostWords: MOST_WORDS,
  });
  const tooLong = (place: TextPlace): TextFault => ({ ...place, code: 'tooLong' });
  return {
    tags,
    words: tokens.filter((token) => token.kind === 'word'),
    faults: [
      ...(text.length > LONGEST_RECORD ? [tooLong({ line: 1, column: 1 })] : []),
      // Parentheses are part of words here, and are no faults.
      ...faults.filter((fault) => fault.code === 'badTag' || fault.code === 'openComment'),
      ...(rest === null ? [] : [tooLong(rest)]),
    ],
  };
}

/** Returns a tag as a line of a record, `[NAME "VALUE"]`. Line breaks in the value become a space. */
export const tagLine = (name: string, value: string): string =>
  writeTag({ name, value: value.replace(/[\r\n]+/g, ' ') });

/** The places of a side, and the force that it chose, if it did. */
interface Places<P> {
  readonly force: Force | null;
  readonly places: readonly P[];
}

/** Returns a force as records write it, such as `48 25 3`: infantry, cavalry, guns. */
export const writeForce = ({ infantry, cavalry, guns }: Force): string =>
  `${infantry} ${cavalry} ${guns}`;

/** Reads a force as records write it, such as `48 25 3`: infantry, cavalry, guns; null if the text has another form. */
export function readForce(text: string): Force | null {
  const parts = /^\s*(\d{1,4})\s+(\d{1,4})\s+(\d{1,3})\s*$/.exec(text);
  if (parts === null) return null;
  const [infantry = 0, cavalry = 0, guns = 0] = parts.slice(1).map(Number);
  return { infantry, cavalry, guns };
}

/**
 * Returns what a side has set out as the text that is encrypted: on the first line its force, or a dash if it did not
 * choose one, on the second its orders of setting out, each as `write` returns it.
 */
export const writePlaces = <P>(
  { force, places }: Places<P>,
  write: (placement: P) => string,
): string => `${force === null ? '-' : writeForce(force)}\n${places.map(write).join(' ')}`;

/**
 * Reads the text that `writePlaces` returns; null if any of it is unreadable. `read` reads an order of setting out,
 * and returns null for a word that is none.
 */
export function readPlaces<P>(text: string, read: (word: string) => P | null): Places<P> | null {
  const [head = '', words = '', ...rest] = text.split('\n');
  const force = head === '-' ? null : readForce(head);
  if ((head !== '-' && force === null) || rest.length > 0) return null;
  const places: P[] = [];
  for (const word of words.split(' ').filter((each) => each !== '')) {
    const placement = read(word);
    if (placement === null) return null;
    places.push(placement);
  }
  return { force, places };
}

/**
 * A fault of a record or save, with its line and column; `code` says which, such as `badTag` or `refused`. `R` is the
 * type of the reasons for which the rules refuse an order.
 */
export type RecordFault<R = Reason> = TextPlace &
  (
    | { readonly code: 'badTag'; readonly text: string }
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
    | { readonly code: 'refused'; readonly text: string; readonly reasons: readonly R[] }
    /** Some men or guns are not set out. */
    | { readonly code: 'notSetOut'; readonly side: Side; readonly reasons: readonly R[] }
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
    /** It was written by a newer version of this program, or is a battle of Kriegspiel, which is not read here. */
    | { readonly code: 'newer'; readonly of?: 'kriegspiel' }
    /** A link that is truncated or garbled, too large, or that this browser cannot unpack. */
    | { readonly code: 'link'; readonly fault: 'damaged' | 'tooLarge' | 'unsupported' }
  );

/** A fault of a record or save that is found without executing its orders. */
export type TextFault = RecordFault<never>;
