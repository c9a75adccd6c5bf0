import {
  scanText,
  writeTag,
  type PlacedTag,
  type TextPlace,
  type Word,
} from '../../shell/record/recordText';
import type { RecordFault } from './recordFaults';

export interface RecordText {
  readonly tags: readonly PlacedTag[];
  readonly words: readonly Word[];
  readonly faults: readonly RecordFault[];
}

/** The most words of a record: more than the orders of any battle. */
const MOST_WORDS = 30_000;
/** The most characters of a record. */
const LONGEST_RECORD = 2_000_000;

/** Splits the text of a record into its tags and words; comments are ignored, and there are no variations. */
export function partRecord(text: string): RecordText {
  const { tags, tokens, faults, rest } = scanText(text.slice(0, LONGEST_RECORD), {
    variations: false,
    mostWords: MOST_WORDS,
  });
  const tooLong = (place: TextPlace): RecordFault => ({ ...place, code: 'tooLong' });
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

/** Returns a tag line; line breaks in the value, which the notation does not allow, become one blank. */
export const tagLine = (name: string, value: string): string =>
  writeTag({ name, value: value.replace(/[\r\n]+/g, ' ') });
