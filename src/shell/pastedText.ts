/*
 * Cleans what programs do to a text on its way: curly quotation marks, long dashes, marks of a quoted mail, fences
 * of Markdown, invisible characters. It runs once, before any reader, and leaves a clean text unchanged. Words of
 * comments and names are never changed. Lines keep their numbers, so that faults are reported with the line that a
 * person sees.
 */
import { jsonOf } from './json';
import {
  BLANK,
  type RecordLook,
  withoutQuoteMarks,
  ANY_TAG,
  TURN,
  QUOTE_MARKS,
  TAG_BEGINS,
  blank,
  recordParts,
  BRACKETED_LINE,
  TAG,
  INVISIBLE,
} from './pastedRecord';

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

const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const CURLY = /[\u201c-\u201f\u2033\uff02]/g;
const HTML_TAG = new RegExp(String.raw`^${BLANK}*\[\w+${BLANK}+&(?:quot|#34);`, 'm');
const FENCE = new RegExp(String.raw`^${BLANK}*(?:\x60{3}|~~~)[\w-]*${BLANK}*$`);

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
  const preface = recordParts(before)
    .map(({ kind, text: part }) => (kind === 'comment' ? '' : part))
    .join('');
  return preface.trim() === '' || TURN.test(preface) || preface.search(BRACKETED_LINE) >= 0
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
    const content = look.notation.includes(name)
      ? notation(value).replaceAll('\u00a0', ' ')
      : value;
    const isStraight = whole.charAt(head.length) === '"';
    if (isStraight && whole.at(-behind.length - 1) === '"') return `${head}"${content}"${behind}`;
    changes.add('quotes');
    // A straight quotation mark within curly ones belongs to the name.
    return `${head}"${isStraight ? content : content.replaceAll('"', '\\"')}"${behind}`;
  });
  return { text: parts.join(''), changes: inOrder(changes) };
}

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
