/** A place in a text: line and column, both from 1; a column is a UTF-16 unit of the line. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

export interface Tag {
  readonly name: string;
  readonly value: string;
}

/** A tag as it was read. Its place is that of its bracket; its value begins at `valueColumn`. */
export interface PlacedTag extends Tag, TextPlace {
  readonly valueColumn: number;
}

/** A word between blanks and comments: a turn's number, or an action. */
export interface Word extends TextPlace {
  readonly text: string;
}

export type RecordTextFault = TextPlace &
  (
    | { readonly code: 'badTag'; readonly text: string }
    /** A comment that never ends. */
    | { readonly code: 'openComment' }
  );

export interface RecordText {
  readonly tags: readonly PlacedTag[];
  readonly words: readonly Word[];
  readonly faults: readonly RecordTextFault[];
}

const WORD = /[^\s{;]+/y;
const BLANKS = /[^\S\n]+/y;
const TAG_HEAD = /\[[^\S\n]*[A-Za-z0-9_]+[^\S\n]+"/y;
const TAG_END = /[^\S\n]*\]/y;

/** Where what a sticky expression finds at an index ends; the index itself where it finds nothing. */
function endOf(expression: RegExp, text: string, at: number): number {
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : at;
}

/** Parts the text of a game record into tags and words, in one pass over it. Behind the first word there are no tags. */
export function partRecord(text: string): RecordText {
  const tags: PlacedTag[] = [];
  const words: Word[] = [];
  const faults: RecordTextFault[] = [];
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
  while (at < text.length) {
    const sign = text.charAt(at);
    if (sign === '\n') pass(at + 1);
    else if (/\s/.test(sign)) at = endOf(BLANKS, text, at);
    else if (sign === ';') at = endOfLine(text, at);
    else if (sign === '{') {
      const end = text.indexOf('}', at);
      if (end < 0) faults.push({ ...place(), code: 'openComment' });
      pass(end < 0 ? text.length : end + 1);
    } else if (sign === '[' && words.length === 0) {
      const tag = readTag(text, at);
      const end = tag?.end ?? endOfLine(text, at);
      if (tag === null)
        faults.push({ ...place(), code: 'badTag', text: text.slice(at, end).trim() });
      else {
        const { name, value } = tag;
        tags.push({ ...place(), name, value, valueColumn: tag.valueAt - lineStart + 1 });
      }
      at = end;
    } else {
      const end = endOf(WORD, text, at);
      words.push({ ...place(), text: text.slice(at, end) });
      at = end;
    }
  }
  return { tags, words, faults };
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
