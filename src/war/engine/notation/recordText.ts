import {
  scanText,
  type PlacedTag,
  type RecordTextFault,
  type ScannedText,
  type Word,
} from '../../../shell/record/recordText';
import { readSquare, type Board } from '../board';
import type { Action, Square } from '../vocabulary';

const WORDS: Readonly<Record<string, Action>> = {
  '.': { type: 'endTurn' },
  resign: { type: 'surrender' },
  draw: { type: 'draw' },
};

/** Longer than any action in any spelling of squares. */
const MOST_LETTERS = 16;

/**
 * Returns the action that a word of a record stands for, such as `H5-G7`, `xK15`, `J14>K15`, `.`, `resign` or `draw`,
 * which may end with a mark (`!`, `=`, `~` or `#`); undefined if it is no action.
 */
export function readAction(board: Board, text: string): Action | undefined {
  if (text.length > MOST_LETTERS) return undefined;
  const word = Object.hasOwn(WORDS, text) ? WORDS[text] : undefined;
  if (word !== undefined) return word;
  if (/^x/i.test(text)) {
    const target = readSquare(board, text.slice(1).replace(/[=~#]$/, ''));
    return target === undefined ? undefined : { type: 'attack', target };
  }
  const advancing = text.includes('>');
  const squares = advancing
    ? readTwoSquares(board, text, '>')
    : readTwoSquares(board, text.replace(/!$/, ''), '-');
  return squares && { type: advancing ? 'advance' : 'move', from: squares[0], to: squares[1] };
}

/** Reads two squares and the sign between them, which may also occur within squares: `5-H-G7`. */
function readTwoSquares(board: Board, text: string, sign: string): [Square, Square] | undefined {
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
    const from = readSquare(board, text.slice(0, at));
    const to = readSquare(board, text.slice(at + 1));
    if (from !== undefined && to !== undefined) return [from, to];
  }
  return undefined;
}

/** A word in the turns of a record, the number of a turn or an action, with the comments after it. */
export interface TurnWord extends Word {
  /** The comments after it, in order. */
  readonly comments: readonly string[];
}

/**
 * The text of a record split into tags and words, with every fault of its form; whether the words are legal actions
 * is not checked yet.
 */
export interface RecordText {
  readonly tags: readonly PlacedTag[];
  /** The words of the game itself, without those of its variations, in order. */
  readonly words: readonly TurnWord[];
  /** How many variations of the game were ignored, not counting those within them. */
  readonly variations: number;
  readonly faults: readonly RecordTextFault[];
}

/** Returns the tags, words, comments and variations in the text of a record, with every fault of its form. */
export const scanRecord = (text: string): ScannedText =>
  scanText(text, { variations: true, mostWords: Infinity });

/** Returns a record's text split into its tags and the words of its turns; variations are ignored and counted. */
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
