import { hasTags, INVISIBLE, withoutQuoteMarks } from './pastedRecord';

/** The least characters of a line of a broken link, except its first and its last. */
const SHORTEST_LINE = 30;
/** The most lines that a broken link is joined from. */
const MOST_LINES = 1_000;
/** The most levels of nested link wrappers. */
const MOST_WRAPPERS = 3;

/**
 * Returns the fragments (`#r3=…`) of the first link in a pasted text, also within sentences, Markdown, quoted mail or
 * the address of a link checker. `head` is a regular expression without groups for the part up to and with `=`. There
 * are several if the link may have been broken into lines, the likeliest first; none without a link or if the text is
 * itself a record.
 */
export function fragmentsIn(text: string, head: string): readonly string[] {
  if (hasTags(text)) return [];
  const form = new RegExp(`${head}([\\w-]*)`);
  let plain = withoutQuoteMarks(text).replace(INVISIBLE, '');
  for (let i = 0; i <= MOST_WRAPPERS; i++) {
    const found = [plain, asSent(plain)].flatMap((each) => fragmentsOf(each, form));
    if (found.length > 0) return [...new Set(found)];
    plain = unwrapped(plain);
  }
  return [];
}

/**
 * Reads link fragments with `read`, one after the other. Resolves with the first result for which `isWhole` returns
 * true, otherwise with the one whose text is longest; null if there are no fragments.
 */
export async function readBest<R extends { readonly text: string }>(
  fragments: readonly string[],
  read: (fragment: string) => Promise<R>,
  isWhole: (reading: R) => boolean,
): Promise<R | null> {
  let best: R | null = null;
  for (const fragment of fragments) {
    const reading = await read(fragment);
    if (isWhole(reading)) return reading;
    if (best === null || reading.text.length > best.text.length) best = reading;
  }
  return best;
}

function fragmentsOf(text: string, form: RegExp): string[] {
  const found = form.exec(text);
  if (found === null) return [];
  const [first] = found;
  const lines = brokenLines(text.slice(found.index + first.length));
  const joined = (count: number): string => first + lines.slice(0, count).join('');
  return [first, joined(lines.length), joined(lines.length - 1)];
}

/** Returns the lines, or words, after a packed text that may belong to it. */
function brokenLines(behind: string): string[] {
  const lines: string[] = [];
  const line = /[^\S\n]*(?:\n[^\S\n]*)?([\w-]+)/y;
  if (!/^\s/.test(behind)) return lines;
  for (let found = line.exec(behind); found !== null; found = line.exec(behind)) {
    const [, part = ''] = found;
    lines.push(part);
    if (part.length < SHORTEST_LINE || lines.length === MOST_LINES) break;
  }
  return lines;
}

const signOf = (_: string, hex: string): string => String.fromCharCode(parseInt(hex, 16));

/** Decodes quoted-printable text: characters in hexadecimal after `=`, which also ends a line that continues. */
const asSent = (text: string): string =>
  /=3D/i.test(text) ? text.replace(/=[^\S\n]*\n/g, '').replace(/=([2-7][\dA-F])/gi, signOf) : '';

/** Returns a text without its outermost wrappers of addresses; unchanged if it has none. */
function unwrapped(text: string): string {
  const third = /urldefense\.com\/v3\/__(\S+?)__;([\w-]*)/.exec(text);
  if (third !== null) return fromUrlDefense(third[1] ?? '', third[2] ?? '');
  const second = /urldefense\.proofpoint\.com\/v2\/url\?u=([^&\s]+)/.exec(text);
  if (second?.[1] !== undefined)
    return percentRead(second[1].replaceAll('-', '%').replaceAll('_', '/'));
  return percentRead(text);
}

const percentRead = (text: string): string => text.replace(/%([2-7][\dA-F])/gi, signOf);

/** For each `*` of the address a character is given separately, in base64; `**` and a letter stand for several. */
function fromUrlDefense(address: string, removed: string): string {
  let signs = '';
  try {
    signs = atob(removed.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return address;
  }
  let at = 0;
  return address.replace(/\*/g, () => signs.charAt(at++) || '*');
}
