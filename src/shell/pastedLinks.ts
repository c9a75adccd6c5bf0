import { hasTags, INVISIBLE, withoutQuoteMarks } from './pastedText';

/** Letters of the line of a link that a program has broken, all but its first and its last, at least. */
const SHORTEST_LINE = 30;
/** Lines that a broken link is put together of at most. */
const MOST_LINES = 1_000;
/** Wrappers of links lie around one another three deep at most. */
const MOST_WRAPPERS = 3;

/**
 * The fragments that a pasted text may carry behind a head (`#r3=`, as a pattern without groups), the likeliest first; empty where it
 * carries none, or is a record by itself. It is found within sentences, Markdown, the quoted lines of a mail and the addresses of programs that look at
 * links first; more than one are returned where a program may have broken the link into lines.
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

/** What the first of some fragments carries that is whole, or as much as comes of any of them; null of none. */
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

/** The lines, or words, behind a packed text that may be its own. */
function brokenLines(behind: string): string[] {
  const lines: string[] = [];
  const line = /[^\S\n]*\n?[^\S\n]*([\w-]+)/y;
  if (!/^\s/.test(behind)) return lines;
  for (let found = line.exec(behind); found !== null; found = line.exec(behind)) {
    const [, part = ''] = found;
    lines.push(part);
    if (part.length < SHORTEST_LINE || lines.length === MOST_LINES) break;
  }
  return lines;
}

const signOf = (_: string, hex: string): string => String.fromCharCode(parseInt(hex, 16));

/** A mail read as it was sent: signs in hexadecimal behind `=`, which also ends a line that goes on. */
const asSent = (text: string): string =>
  /=3D/i.test(text) ? text.replace(/=[^\S\n]*\n/g, '').replace(/=([2-7][\dA-F])/gi, signOf) : '';

/** A text with its outermost wrappers of addresses undone; the same where it has none. */
function unwrapped(text: string): string {
  const third = /urldefense\.com\/v3\/__(\S+?)__;([\w-]*)/.exec(text);
  if (third !== null) return fromUrlDefense(third[1] ?? '', third[2] ?? '');
  const second = /urldefense\.proofpoint\.com\/v2\/url\?u=([^&\s]+)/.exec(text);
  if (second?.[1] !== undefined)
    return percentRead(second[1].replaceAll('-', '%').replaceAll('_', '/'));
  return percentRead(text);
}

const percentRead = (text: string): string => text.replace(/%([2-7][\dA-F])/gi, signOf);

/** Signs stand aside, in base64, for each `*` of the address; `**` and a letter stand for several. */
function fromUrlDefense(address: string, aside: string): string {
  let signs = '';
  try {
    signs = atob(aside.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return address;
  }
  let at = 0;
  return address.replace(/\*/g, () => signs.charAt(at++) || '*');
}
