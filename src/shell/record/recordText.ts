/*
 * The text of a record, in the manner of chess's PGN: tags, words, comments, and where all of it stands. What words mean is
 * the game's. Nothing is imported here, so that an engine may read its notation by it.
 */

/** A place in a text: line and column, both from 1; a column is a UTF-16 unit of the line. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** A tag of a record: `[Name "value"]`. */
export interface Tag {
  readonly name: string;
  readonly value: string;
}

/** A tag as it was read. Its place is that of its bracket; its value begins at `valueColumn`. */
export interface PlacedTag extends Tag, TextPlace {
  readonly valueColumn: number;
}

/** A word between blanks and comments: a number, or an order. */
export interface Word extends TextPlace {
  readonly text: string;
}

/** What is wrong with the text of a record, whatever it says. */
export type RecordTextFault = TextPlace &
  (
    | { readonly code: 'badTag'; readonly text: string }
    /** A comment that never ends. */
    | { readonly code: 'openComment' }
    /** A variation that never ends: the outermost one. */
    | { readonly code: 'openVariation' }
    /** A parenthesis that closes nothing. */
    | { readonly code: 'strayParenthesis' }
  );

/** What stands between the tags' end and the text's: words, comments without their braces, and variations. */
export type RecordToken =
  | (Word & { readonly kind: 'word' })
  | (Word & { readonly kind: 'comment' })
  | (TextPlace & { readonly kind: 'open' | 'close' });

/** How a game writes its records. */
export interface RecordForm {
  /** Whether parentheses enclose variations; elsewhere they are signs of words. */
  readonly variations: boolean;
  /** Words that are read at most. */
  readonly mostWords: number;
}

export interface ScannedText {
  readonly tags: readonly PlacedTag[];
  /** Every `close` among them closes an `open`. */
  readonly tokens: readonly RecordToken[];
  /** Those of parentheses only where these enclose variations. */
  readonly faults: readonly RecordTextFault[];
  /** Where the first word stands that is one too many; null where all is read. */
  readonly rest: TextPlace | null;
}

const WORD = /[^\s{;]+/y;
const WORD_OF_VARIATIONS = /[^\s{;()]+/y;
const BLANKS = /[^\S\n]+/y;
const TAG_HEAD = /\[[^\S\n]*[A-Za-z0-9_]+[^\S\n]+"/y;
const TAG_END = /[^\S\n]*\]/y;

/** Where what a sticky expression finds at an index ends; the index itself where it finds nothing. */
function endOf(expression: RegExp, text: string, at: number): number {
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : at;
}

/** Everything in the text of a record, in one pass over it. Behind the first word there are no tags. Never throws. */
export function scanText(text: string, { variations, mostWords }: RecordForm): ScannedText {
  const tags: PlacedTag[] = [];
  const tokens: RecordToken[] = [];
  const faults: RecordTextFault[] = [];
  /** Where the variations begin that are open. */
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

/** Reads `[Name "value"]`, `\"` and `\\` in the value being signs of it; null where it is none. */
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

/** A tag line; a line break in the value, which the notation cannot say, becomes a blank. */
export const writeTag = ({ name, value }: Tag): string =>
  `[${name} "${value.replaceAll('\n', ' ').replace(/["\\]/g, '\\$&')}"]`;

/** A day as the tag `Date` says it: `2026.11.21`. */
export const dateText = (day: Date): string =>
  [
    `${day.getFullYear()}`.padStart(4, '0'),
    `${day.getMonth() + 1}`.padStart(2, '0'),
    `${day.getDate()}`.padStart(2, '0'),
  ].join('.');

/** Puts faults in the order of the text. */
export const inOrder = <F extends TextPlace>(faults: F[]): F[] =>
  faults.sort((a, b) => a.line - b.line || a.column - b.column);
