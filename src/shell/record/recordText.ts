/*
 * The text of a record, similar to chess's PGN: tags, words and comments with their places. The meaning of words
 * belongs to the game. Imports nothing, so that an engine may use it for its notation.
 */

/** A place in a text: its line and its column, both from 1. The column counts the UTF-16 units of the line. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** A tag at the head of a record, written `[Name "value"]`. */
export interface Tag {
  readonly name: string;
  readonly value: string;
}

/**
 * A tag of a record with the place of its opening bracket; `valueColumn` is the column, from 1, in which its value
 * begins, after the quotation mark.
 */
export interface PlacedTag extends Tag, TextPlace {
  readonly valueColumn: number;
}

/** A word of a record after its tags, with its place: whatever stands between blanks and comments. */
export interface Word extends TextPlace {
  readonly text: string;
}

/**
 * A fault of the form of a record's text, with its place: a malformed tag (`badTag`), a comment (`openComment`) or
 * variation (`openVariation`) without an end, or a closing parenthesis without a beginning (`strayParenthesis`).
 */
export type RecordTextFault = TextPlace &
  (
    | { readonly code: 'badTag'; readonly text: string }
    | { readonly code: 'openComment' }
    /** An unterminated variation, the outermost one. */
    | { readonly code: 'openVariation' }
    /** A closing parenthesis without an opening one. */
    | { readonly code: 'strayParenthesis' }
  );

/**
 * A part of a record's text after its tags, with its place: a word, a comment without its braces, or the start
 * (`open`) or end (`close`) of a variation.
 */
export type RecordToken =
  | (Word & { readonly kind: 'word' })
  | (Word & { readonly kind: 'comment' })
  | (TextPlace & { readonly kind: 'open' | 'close' });

/**
 * The form of a game's records as far as it differs from those of other games: whether parentheses enclose variations,
 * and how many words a record may have.
 */
export interface RecordForm {
  /** Whether parentheses enclose variations; otherwise they are characters of words. */
  readonly variations: boolean;
  /** The greatest number of words that are read. */
  readonly mostWords: number;
}

/**
 * A record's text split into its tags and its tokens, both in the order of the text, with every fault of its form.
 * `rest` is the place of the first word that was not read because there are too many; null if all were read.
 */
export interface ScannedText {
  readonly tags: readonly PlacedTag[];
  /** Every `close` among them closes an `open`. */
  readonly tokens: readonly RecordToken[];
  /** The faults in their order, an unterminated variation last; of parentheses only if they enclose variations. */
  readonly faults: readonly RecordTextFault[];
  /** The place of the first word beyond the limit; null if everything is read. */
  readonly rest: TextPlace | null;
}

const WORD = /[^\s{;]+/y;
const WORD_OF_VARIATIONS = /[^\s{;()]+/y;
const BLANKS = /[^\S\n]+/y;
const TAG_HEAD = /\[[^\S\n]*[A-Za-z0-9_]+[^\S\n]+"/y;
const TAG_END = /[^\S\n]*\]/y;

/** Returns the end of a sticky expression's match at an index; the index itself without a match. */
function endOf(expression: RegExp, text: string, at: number): number {
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : at;
}

/**
 * Splits the text of a record into its tags and its tokens (words, comments, and the ends of variations), and returns
 * them with every fault of form. What follows the first word is no tag. At most `mostWords` words are read. Never
 * throws.
 */
export function scanText(text: string, { variations, mostWords }: RecordForm): ScannedText {
  const tags: PlacedTag[] = [];
  const tokens: RecordToken[] = [];
  const faults: RecordTextFault[] = [];
  /** The starts of open variations. */
  const open: TextPlace[] = [];
  let rest: TextPlace | null = null;
  let inTurns = false;
  let words = 0;
  let line = 1;
  let lineStart = 0;
  let at = 0;
  const place = (): TextPlace => ({ line, column: at - lineStart + 1 });
  const pass = (end: number): void => {
    for (; at < end; at++)
      if (text.charAt(at) === '\n') {
        line += 1;
        lineStart = at + 1;
      }
  };
  while (at < text.length && rest === null) {
    const sign = text.charAt(at);
    if (sign === '\n') pass(at + 1);
    else if (/\s/.test(sign)) at = endOf(BLANKS, text, at);
    else if (sign === ';') {
      const end = endOfLine(text, at);
      tokens.push({ ...place(), kind: 'comment', text: text.slice(at + 1, end) });
      at = end;
    } else if (sign === '{') {
      const end = text.indexOf('}', at);
      if (end < 0) faults.push({ ...place(), code: 'openComment' });
      else tokens.push({ ...place(), kind: 'comment', text: text.slice(at + 1, end) });
      pass(end < 0 ? text.length : end + 1);
    } else if (sign === '[' && !inTurns) {
      const tag = readTag(text, at);
      const end = tag?.end ?? endOfLine(text, at);
      if (tag === null)
        faults.push({ ...place(), code: 'badTag', text: text.slice(at, end).trim() });
      else {
        const { name, value } = tag;
        tags.push({ ...place(), name, value, valueColumn: tag.valueAt - lineStart + 1 });
      }
      at = end;
    } else if (variations && sign === '(') {
      inTurns = true;
      open.push(place());
      tokens.push({ ...place(), kind: 'open' });
      at += 1;
    } else if (variations && sign === ')') {
      if (open.pop() === undefined) faults.push({ ...place(), code: 'strayParenthesis' });
      else tokens.push({ ...place(), kind: 'close' });
      at += 1;
    } else if (words === mostWords) rest = place();
    else {
      inTurns = true;
      words += 1;
      const end = endOf(variations ? WORD_OF_VARIATIONS : WORD, text, at);
      tokens.push({ ...place(), kind: 'word', text: text.slice(at, end) });
      at = end;
    }
  }
  if (open[0] !== undefined) faults.push({ ...open[0], code: 'openVariation' });
  return { tags, tokens, faults, rest };
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** Reads `[Name "value"]`, with `\"` and `\\` as escapes in the value; null if it is no tag. */
function readTag(text: string, at: number): (Tag & { valueAt: number; end: number }) | null {
  const valueAt = endOf(TAG_HEAD, text, at);
  if (valueAt === at) return null;
  const name = text.slice(at + 1, valueAt - 1).trim();
  let value = '';
  let i = valueAt;
  for (; text.charAt(i) !== '"'; i++) {
    if (text.charAt(i) === '\\') {
      i += 1;
      if (!/["\\]/.test(text.charAt(i))) return null;
    }
    const sign = text.charAt(i);
    if (sign === '' || sign === '\n') return null;
    value += sign;
  }
  const end = endOf(TAG_END, text, i + 1);
  return end === i + 1 ? null : { name, value, valueAt, end };
}

/** Returns a tag as a line of a record, `[Name "value"]`; a line break in the value becomes a blank. */
export const writeTag = ({ name, value }: Tag): string =>
  `[${name} "${value.replaceAll('\n', ' ').replace(/["\\]/g, '\\$&')}"]`;

/** Returns a date in the form of the tag `Date` of a record, by the local time zone: `2026.11.21`. */
export const dateText = (day: Date): string =>
  [
    `${day.getFullYear()}`.padStart(4, '0'),
    `${day.getMonth() + 1}`.padStart(2, '0'),
    `${day.getDate()}`.padStart(2, '0'),
  ].join('.');

/** Sorts an array of faults of a text in place, by line and then by column, and returns the same array. */
export const inOrder = <F extends TextPlace>(faults: F[]): F[] =>
  faults.sort((a, b) => a.line - b.line || a.column - b.column);
