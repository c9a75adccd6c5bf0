/*
 * The parts of a record in a pasted text, before it is read: its tags, comments and words, and the games of a text of several.
 */
/**
 * How a game's records are recognised in a pasted text: by the name of the tag that every record has (`needed`), and
 * the names of the tags whose values are notation, in which dashes are normalised.
 */
export interface RecordLook {
  /** The names of the tags whose values are notation rather than a text for people. */
  readonly notation: readonly string[];
  /** The name of the tag that every record of the game has. */
  readonly needed: string;
}

/**
 * A global regular expression that matches invisible characters in copied text, such as soft hyphens and zero-width
 * spaces, but not the joiners that emoji contain.
 */
export const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069]/g;

const QUOTES = '"\u00ab\u00bb\u2018-\u201f\u2033\uff02';

/**
 * The pattern of one blank within a line. Characters that `^` takes for line ends are excluded; otherwise an empty text
 * would take quadratic time.
 */
export const BLANK = String.raw`[^\S\n\r\u2028\u2029]`;

/** A tag on its line, with any quotation marks: the text before its value, its name, the value, the text after it. */
export const TAG = new RegExp(
  String.raw`^(${BLANK}*\[${BLANK}*(\w+)${BLANK}+)[${QUOTES}]([^\n]*)[${QUOTES}](${BLANK}*\]${BLANK}*(?:;[^\n]*|\{[^}\n]*\}${BLANK}*)?)$`,
);

/** Matches the beginning of a tag at the beginning of a text, up to the first quotation mark of its value. */
export const TAG_BEGINS = new RegExp(String.raw`^${BLANK}*\[${BLANK}*\w+${BLANK}+[${QUOTES}]`);

/** Matches the beginning of the first tag in a text of any number of lines. */
export const ANY_TAG = new RegExp(TAG_BEGINS.source, 'm');

/** Matches the number of a turn at the beginning of a line, such as `12.` */
export const TURN = new RegExp(String.raw`^${BLANK}*\d{1,9}\.(?:\s|$)`, 'm');

/** Matches, globally, each line that begins with a bracket. */
export const BRACKETED_LINE = new RegExp(String.raw`^${BLANK}*\[[^\n]*$`, 'gm');

/** Matches the marks (`>`) with which a mail quotes a line, at the beginning of the line. */
export const QUOTE_MARKS = new RegExp(String.raw`^${BLANK}*(?:>${BLANK}?)+`);
const QUOTED = new RegExp(String.raw`${QUOTE_MARKS.source}\S`, 'm');

/** Returns a text in which every character but the line ends is a blank. */
export const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * Returns a text in which the quote marks (`>`) at the beginning of the lines of a quoted mail are replaced by blanks,
 * so that lines and columns stay the same; the same text if it has none.
 */
export function withoutQuoteMarks(text: string): string {
  if (!QUOTED.test(text)) return text;
  return text
    .split('\n')
    .map((line) => line.replace(QUOTE_MARKS, blank))
    .join('\n');
}

interface RecordPart {
  readonly kind: 'comment' | 'tag' | 'words';
  readonly text: string;
}

/** Splits a record into parts that joined are the text. A tag has its own line, without the line end. */
export function recordParts(text: string): RecordPart[] {
  const parts: RecordPart[] = [];
  let begun = 0;
  let at = 0;
  const take = (kind: RecordPart['kind'], end: number): void => {
    if (begun < at) parts.push({ kind: 'words', text: text.slice(begun, at) });
    parts.push({ kind, text: text.slice(at, end) });
    begun = at = end;
  };
  const lineEnd = (from: number): number => {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
  };
  let atLineStart = true;
  while (at < text.length) {
    if (atLineStart) {
      atLineStart = false;
      const end = lineEnd(at);
      if (end - at < LONGEST_TAG && TAG.test(text.slice(at, end).replace(INVISIBLE, ''))) {
        take('tag', end);
        continue;
      }
    }
    const sign = text.charAt(at);
    if (sign === '{') {
      const end = text.indexOf('}', at);
      take('comment', end < 0 ? text.length : end + 1);
    } else if (sign === ';') take('comment', lineEnd(at));
    else {
      at += 1;
      atLineStart = sign === '\n';
    }
  }
  if (begun < at) parts.push({ kind: 'words', text: text.slice(begun, at) });
  return parts;
}

/** The most characters of a tag's line. */
const LONGEST_TAG = 20_000;

/** The extent of a game within a text: the index of its first character, and of the first after it (`end`). */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the extents of the games in a cleaned text, in order: after the turns of one game, tags begin another if they
 * include the tag `needed`. A text without such tags is one game.
 */
export function gamesIn(text: string, { needed }: RecordLook): readonly Part[] {
  const starts = [0];
  let at = 0;
  /** The start of tags after turns. */
  let begun: number | null = null;
  let isPlayed = false;
  for (const { kind, text: part } of recordParts(text)) {
    if (kind === 'tag' && isPlayed) {
      begun ??= at;
      if (TAG.exec(part)?.[2] === needed) {
        starts.push(begun);
        [begun, isPlayed] = [null, false];
      }
    } else if (kind === 'words' && part.replace(BRACKETED_LINE, '').trim() !== '')
      [begun, isPlayed] = [null, true];
    at += part.length;
  }
  return starts.map((start, i) => ({ start, end: starts[i + 1] ?? text.length }));
}

/**
 * Returns the text of one game out of a text of several, `start` and `end` being its extent, with an empty line before
 * it for each line above, so that lines keep their numbers.
 */
export const partOf = (text: string, { start, end }: Part): string =>
  text.slice(0, start).replace(/[^\n]+/g, '') + text.slice(start, end);

/** Returns whether a text contains the address of a page. */
export const hasAddress = (text: string): boolean => /\b(?:https?:\/\/|www\.)\S/i.test(text);

/**
 * Returns whether a text has the tags of a record (`[Name "value"]`); a link in such a text is part of the record.
 */
export const hasTags = (text: string): boolean => ANY_TAG.test(withoutQuoteMarks(text));
