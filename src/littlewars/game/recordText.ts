import type { Tag } from './game';
import type { RecordFault, TextPlace } from './recordFaults';

/** A tag as it was read; its place is that of its bracket. */
export interface PlacedTag extends Tag, TextPlace {}

/** A word between blanks and comments: a move's number, or an order. */
export interface Word extends TextPlace {
  readonly text: string;
}

export interface RecordText {
  readonly tags: readonly PlacedTag[];
  readonly words: readonly Word[];
  readonly faults: readonly RecordFault[];
}

/** Words of a record at most: more than anybody orders in a battle. */
export const MOST_WORDS = 30_000;
/** Signs of a record at most. */
export const LONGEST_RECORD = 2_000_000;

const TAG = /^\[[^\S\n]*([A-Za-z0-9_]{1,60})[^\S\n]+"((?:[^"\\\n]|\\["\\])*)"[^\S\n]*\]/;

/** Parts the text of a record into its tags and words; comments, in braces or behind a semicolon, are passed over. */
export function partRecord(whole: string): RecordText {
  const text = whole.slice(0, LONGEST_RECORD);
  const tags: PlacedTag[] = [];
  const words: Word[] = [];
  const faults: RecordFault[] = [];
  let [line, lineStart, at] = [1, 0, 0];
  const place = (): TextPlace => ({ line, column: at - lineStart + 1 });
  const pass = (end: number): void => {
    for (; at < end; at++) if (text.charAt(at) === '\n') [line, lineStart] = [line + 1, at + 1];
  };
  const endOfLine = (): number => {
    const end = text.indexOf('\n', at);
    return end < 0 ? text.length : end;
  };
  const word = /[^\s{;]+/y;
  if (text.length < whole.length) faults.push({ line, column: 1, code: 'tooLong' });
  while (at < text.length) {
    const sign = text.charAt(at);
    if (/\s/.test(sign) || sign === '\uFEFF') pass(at + 1);
    else if (sign === ';') at = endOfLine();
    else if (sign === '{') {
      const end = text.indexOf('}', at);
      if (end < 0) faults.push({ ...place(), code: 'openComment' });
      pass(end < 0 ? text.length : end + 1);
    } else if (sign === '[' && words.length === 0) {
      const rest = text.slice(at, endOfLine());
      const [all, name = '', value = ''] = TAG.exec(rest) ?? [];
      if (all === undefined) faults.push({ ...place(), code: 'badTag', text: rest.trim() });
      else tags.push({ ...place(), name, value: value.replace(/\\(["\\])/g, '$1') });
      at += all?.length ?? rest.length;
    } else if (words.length === MOST_WORDS) {
      faults.push({ ...place(), code: 'tooLong' });
      break;
    } else {
      word.lastIndex = at;
      const [found = sign] = word.exec(text) ?? [];
      words.push({ ...place(), text: found });
      at += found.length;
    }
  }
  return { tags, words, faults };
}

/** A tag line; a line break in the value, which the notation cannot say, becomes a blank. */
export const writeTag = (name: string, value: string): string =>
  `[${name} "${value.replace(/[\r\n]+/g, ' ').replace(/["\\]/g, '\\$&')}"]`;

/** Words in lines of no more than so many signs, unless a word is longer. */
export function inLines(words: readonly string[], most = 100): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words)
    if (line === '') line = word;
    else if (line.length + 1 + word.length <= most) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  return [...lines, ...(line === '' ? [] : [line])].join('\n');
}
