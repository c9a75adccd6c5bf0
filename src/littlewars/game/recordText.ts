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

/** Words of a record at most: more than anybody orders in a battle. */
const MOST_WORDS = 30_000;
/** Signs of a record at most. */
const LONGEST_RECORD = 2_000_000;

/** Parts the text of a record into its tags and words; comments are passed over, and there are no variations. */
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
      // Parentheses are signs of words here, and have no faults.
      ...faults.filter((fault) => fault.code === 'badTag' || fault.code === 'openComment'),
      ...(rest === null ? [] : [tooLong(rest)]),
    ],
  };
}

/** A tag line; line breaks in the value, which the notation cannot say, become one blank. */
export const tagLine = (name: string, value: string): string =>
  writeTag({ name, value: value.replace(/[\r\n]+/g, ' ') });
