/*
 * Cleans what programs do to a text on its way: curly quotation marks, long dashes, marks of a quoted mail, fences
 * of Markdown, invisible characters. It runs once, before any reader, and leaves a clean text unchanged. Words of
 * comments and names are never changed. Lines keep their numbers, so that faults are reported with the line that a
 * person sees.
 */
import { jsonOf } from './json';

/** The kinds of cleaning, in the order in which they are reported. */
const CHANGES = [
  'mail',
  'fence',
  'around',
  'entities',
  'quotes',
  'dashes',
  'lines',
  'invisible',
] as const;
/**
 * A kind of cleaning that a pasted text needed: of marks of a quoted mail (`mail`), a code block (`fence`), text
 * `around` the record, HTML `entities`, typographic `quotes` and `dashes`, broken `lines`, or `invisible` characters.
 */
export type Change = (typeof CHANGES)[number];

/**
 * A pasted text after cleaning, and the kinds of cleaning that it needed (`changes`), each once in a fixed order; none
 * if the text was clean.
 */
export interface Cleaned {
  readonly text: string;
  readonly changes: readonly Change[];
}

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
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const QUOTES = '"\u00ab\u00bb\u2018-\u201f\u2033\uff02';
const CURLY = /[\u201c-\u201f\u2033\uff02]/g;

/**
 * A pattern of blanks within a line. Characters that `^` takes for line ends are excluded; otherwise an empty text
 * would take quadratic time.
 */
const B = String.raw`[^\S\n\r\u2028\u2029]`;
/** A tag on its line, with any quotation marks: the text before its value, its name, the value, the text after it. */
const TAG = new RegExp(
  String.raw`^(${B}*\[${B}*(\w+)${B}+)[${QUOTES}]([^\n]*)[${QUOTES}](${B}*\]${B}*(?:;[^\n]*|\{[^}\n]*\}${B}*)?)$`,
);
const TAG_BEGINS = new RegExp(String.raw`^${B}*\[${B}*\w+${B}+[${QUOTES}]`);
const ANY_TAG = new RegExp(TAG_BEGINS.source, 'm');
const TURN = new RegExp(String.raw`^${B}*\d{1,9}\.(?:\s|$)`, 'm');
const BRACKETED_LINE = new RegExp(String.raw`^${B}*\[[^\n]*$`, 'gm');
const HTML_TAG = new RegExp(String.raw`^${B}*\[\w+${B}+&(?:quot|#34);`, 'm');
const QUOTE_MARKS = new RegExp(String.raw`^${B}*(?:>${B}?)+`);
const QUOTED = new RegExp(String.raw`${QUOTE_MARKS.source}\S`, 'm');
const FENCE = new RegExp(String.raw`^${B}*(?:\x60{3}|~~~)[\w-]*${B}*$`);

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

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

/**
 * Returns a pasted text without what copying has added, such as quote marks, code fences or invisible characters, and
 * the kinds of cleaning that it needed. Lines keep their numbers, and words in comments and names are unchanged. `look`
 * describes the game's records.
 */
export function cleanText(pasted: string, look: RecordLook): Cleaned {
  const changes = new Set<Change>();
  let text = pasted.replace(/\r\n?/g, '\n');
  const change = (code: Change, next: string): void => {
    if (next === text) return;
    text = next;
    changes.add(code);
  };
  change('entities', withoutEntities(text));
  if (quotesRecord(text)) change('mail', withoutQuoteMarks(text));
  change('fence', withinFences(text));
  if (ANY_TAG.test(text)) {
    change('around', withoutPreface(text));
    change('lines', withWholeTags(text));
  }
  if (ANY_TAG.test(text) || TURN.test(text)) return recordCleaned(text, look, changes);
  const bare = bareCleaned(text, changes);
  return { text: bare, changes: inOrder(changes) };
}

const inOrder = (changes: ReadonlySet<Change>): Change[] =>
  CHANGES.filter((code) => changes.has(code));

/** Returns whether the marks of a mail precede the record, rather than being in a comment. */
function quotesRecord(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.every((line) => QUOTE_MARKS.test(line))) return lines.length > 0;
  return lines.some(
    (line) => QUOTE_MARKS.test(line) && TAG_BEGINS.test(line.replace(QUOTE_MARKS, '')),
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ quot: '"', '#34': '"', apos: "'", '#39': "'", lt: '<', gt: '>', amp: '&', nbsp: ' ' },
};

/** Returns a text without the entities of copied HTML. */
const withoutEntities = (text: string): string =>
  HTML_TAG.test(text)
    ? text.replace(
        /&(quot|#34|apos|#39|lt|gt|amp|nbsp);/g,
        (all, name: string) => ENTITIES[name] ?? all,
      )
    : text;

/** Returns the text between fences that begin before the record, with blanks for the rest. */
function withinFences(text: string): string {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => FENCE.test(line));
  const begins = lines.findIndex((line) => TAG_BEGINS.test(line) || /^\s*\d+\./.test(line));
  if (first >= 0 && (begins < 0 || first < begins)) {
    let inside = false;
    return lines
      .map((line) => {
        if (!FENCE.test(line)) return inside ? line : blank(line);
        inside = !inside;
        return blank(line);
      })
      .join('\n');
  }
  // On lines of their own, or around a line of code.
  const marked = text.replace(/^\s*`{1,3}(?=\s*\S)/, blank);
  return marked === text ? text : marked.replace(/`{1,3}\s*$/, blank);
}

/** Returns a text with a person's words before the first tag replaced by blanks; comments and turns are kept. */
function withoutPreface(text: string): string {
  const at = ANY_TAG.exec(text)?.index ?? 0;
  const before = text.slice(0, at);
  const said = recordParts(before)
    .map(({ kind, text: part }) => (kind === 'comment' ? '' : part))
    .join('');
  return said.trim() === '' || TURN.test(said) || said.search(BRACKETED_LINE) >= 0
    ? text
    : blank(before) + text.slice(at);
}

/** The most lines of a broken tag. */
const MOST_LINES = 12;

/** Returns a text with broken tags joined, followed by empty lines. */
function withWholeTags(text: string): string {
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as string;
    if (!TAG_BEGINS.test(line) || TAG.test(line)) continue;
    let whole = line.trimEnd();
    for (let j = i + 1; j < Math.min(lines.length, i + MOST_LINES); j++) {
      const next = (lines[j] as string).trim();
      if (next === '' || TAG_BEGINS.test(next)) break;
      // A position string is broken at its strokes or at its blanks.
      whole += whole.endsWith('/') || next.startsWith('/') ? next : ` ${next}`;
      if (!TAG.test(whole)) continue;
      lines.fill('', i, j + 1);
      lines[i] = whole;
      i = j;
      break;
    }
  }
  return lines.join('\n');
}

/** Returns a record with cleaned characters in tags, numbers and orders, not in comments and names. */
function recordCleaned(text: string, look: RecordLook, changes: Set<Change>): Cleaned {
  const swap = (part: string, signs: RegExp, by: string, code: Change): string => {
    const next = part.replace(signs, by);
    if (next !== part) changes.add(code);
    return next;
  };
  const notation = (part: string): string =>
    swap(swap(part, INVISIBLE, '', 'invisible'), DASHES, '-', 'dashes');
  const parts = recordParts(text).map(({ kind, text: part }) => {
    if (kind === 'comment') return part;
    if (kind === 'words') return notation(part);
    const tag = TAG.exec(part) ?? TAG.exec(swap(part, INVISIBLE, '', 'invisible'));
    const [whole = '', head = '', name = '', value = '', behind = ''] = tag ?? [];
    const said = look.notation.includes(name) ? notation(value).replaceAll('\u00a0', ' ') : value;
    const isStraight = whole.charAt(head.length) === '"';
    if (isStraight && whole.at(-behind.length - 1) === '"') return `${head}"${said}"${behind}`;
    changes.add('quotes');
    // A straight quotation mark within curly ones belongs to the name.
    return `${head}"${isStraight ? said : said.replaceAll('"', '\\"')}"${behind}`;
  });
  return { text: parts.join(''), changes: inOrder(changes) };
}

interface RecordPart {
  readonly kind: 'comment' | 'tag' | 'words';
  readonly text: string;
}

/** Splits a record into parts that joined are the text. A tag has its own line, without the line end. */
function recordParts(text: string): RecordPart[] {
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

/**
 * The extent of one game within a text: the index of its first character (`start`), and of the first character after it
 * (`end`).
 */
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

/** A position string among a person's words: rows, side, arsenals, retreat and turn. */
const POSITION = /(?<![\w/])(?:\w+\/){7,39}\w+\s[NSns]\s[\w,-]+\s[\w-]+\s\d+/;

/** Cleans a text that is no record: a broken position string is joined; JSON gets its quotation marks. */
function bareCleaned(text: string, changes: Set<Change>): string {
  const straight = text.replace(CURLY, '"');
  if (text.trimStart().startsWith('{')) {
    if (straight === text || jsonOf(text) !== undefined || jsonOf(straight) === undefined)
      return text;
    changes.add('quotes');
    return straight;
  }
  if (!text.includes('/') || /[|_]/.test(text)) return text;
  const plain = text.replace(INVISIBLE, '').replace(DASHES, '-');
  const whole = plain
    .split('/')
    .map((row) => row.trim())
    .join('/')
    .replace(/\s+/g, ' ');
  const [position] = POSITION.exec(whole) ?? [];
  if (position === undefined || position === text.trim()) return text;
  if (text.replace(INVISIBLE, '') !== text) changes.add('invisible');
  if (text.replace(DASHES, '-') !== text) changes.add('dashes');
  if (/\s\s|[^\S ]/.test(text.trim())) changes.add('lines');
  if (position !== whole) changes.add('around');
  return position;
}

/** Returns whether a text contains the address of a page. */
export const hasAddress = (text: string): boolean => /\b(?:https?:\/\/|www\.)\S/i.test(text);

/**
 * Returns whether a text has the tags of a record (`[Name "value"]`); a link in such a text is part of the record.
 */
export const hasTags = (text: string): boolean => ANY_TAG.test(withoutQuoteMarks(text));
