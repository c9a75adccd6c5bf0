import {
  scanText,
  type PlacedTag,
  type RecordTextFault,
  type ScannedText,
  type Word,
} from '../../../shell/record/recordText';

/** A word of the turns: a turn's number or an action. */
export interface TurnWord extends Word {
  /** The comments after it, in order. */
  readonly comments: readonly string[];
}

export interface RecordText {
  readonly tags: readonly PlacedTag[];
  /** Those of the game itself. */
  readonly words: readonly TurnWord[];
  /** How many variations of the game were ignored, not counting those within them. */
  readonly variations: number;
  readonly faults: readonly RecordTextFault[];
}

/** Returns everything in the text of a game record. */
export const scanRecord = (text: string): ScannedText =>
  scanText(text, { variations: true, mostWords: Infinity });

/** Splits the text of a game record into tags and the words of the game; variations are ignored. */
export function partRecord(text: string): RecordText {
  const { tags, tokens, faults } = scanRecord(text);
  const words: (Word & { readonly comments: string[] })[] = [];
  let variations = 0;
  let depth = 0;
  for (const token of tokens)
    if (token.kind === 'open') {
      if (depth === 0) variations += 1;
      depth += 1;
    } else if (token.kind === 'close') depth -= 1;
    else if (depth === 0 && token.kind === 'word') words.push({ ...token, comments: [] });
    else if (depth === 0 && token.kind === 'comment') words.at(-1)?.comments.push(token.text);
  return { tags, words, variations, faults };
}
