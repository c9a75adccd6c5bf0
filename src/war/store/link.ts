import { LINK_VERSION } from './isLink';

/**
 * What is wrong with a link: cut off or garbled, unpacking to more than any game, made by a newer version of this page,
 * or of no use to this browser.
 */
export type LinkFault = 'damaged' | 'tooLarge' | 'newer' | 'unsupported';

export interface LinkReading {
  /** The text as far as it could be unpacked. */
  readonly text: string;
  /** The text means what it meant in this version of links. */
  readonly version: number;
  readonly fault: LinkFault | null;
}

/** Characters of a link that common messengers send whole. */
export const LONGEST_LINK = 2_000;
/** Bytes of a game at most, packed and unpacked. */
const MOST_BYTES = 400_000;
/** Bytes given to the browser to unpack at a time: what comes of them, a thousandfold at most, is soon counted. */
const PORTION = 256;

/** The fragment in a pasted address, or null where the text is none. */
export const linkIn = (text: string): string | null =>
  /^\S{0,500}?(#r\d*=[\w-]+)\S{0,9}$/.exec(text.trim())?.[1] ?? null;

/**
 * The fragment of an address that carries a text: `#r2=`, then the text deflated, in base64url.
 *
 * @throws {ReferenceError} in a browser that cannot compress; ask `canLink` first.
 */
export async function writeLink(text: string): Promise<string> {
  const { bytes } = await through(new TextEncoder().encode(text), new CompressionStream(FORMAT));
  return `#r${LINK_VERSION}=${toBase64Url(bytes)}`;
}

const FORMAT = 'deflate-raw';
export const canLink = (): boolean => 'CompressionStream' in globalThis;

/** The text of a fragment, as far as it can be read. Never throws. */
export async function readLink(fragment: string): Promise<LinkReading> {
  // Programs that turn addresses into links may take the stop behind one for a part of it.
  const [, digits, packed = ''] = /^#r(\d*)=([\w-]*)/.exec(fragment) ?? [];
  const version = digits === undefined || digits === '' ? 1 : Number(digits);
  if (!canLink()) return { text: '', version, fault: 'unsupported' };
  if (version > LINK_VERSION) return { text: '', version, fault: 'newer' };
  if (packed.length > MOST_BYTES) return { text: '', version, fault: 'tooLarge' };
  const { bytes, fault } = await through(fromBase64Url(packed), new DecompressionStream(FORMAT));
  if (fault === 'tooLarge') return { text: '', version, fault };
  const text = new TextDecoder().decode(bytes);
  return { text, version, fault: text === '' ? 'damaged' : fault };
}

interface Passed {
  readonly bytes: Uint8Array;
  readonly fault: LinkFault | null;
}

/** What comes out of a stream of the browser for some bytes, up to a fault in them or the bound. */
async function through(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
): Promise<Passed> {
  let at = 0;
  const portions = new ReadableStream<BufferSource>({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.slice(at, (at += PORTION)));
      else controller.close();
    },
  });
  const parts: Uint8Array[] = [];
  let length = 0;
  const passed = (fault: LinkFault | null): Passed => ({ bytes: joined(parts, length), fault });
  const reader = portions.pipeThrough(stream).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return passed(null);
      length += value.length;
      if (length > MOST_BYTES) {
        await reader.cancel();
        return { bytes: new Uint8Array(), fault: 'tooLarge' };
      }
      parts.push(value);
    }
  } catch {
    return passed('damaged');
  }
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function toBase64Url(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array {
  // One letter alone over the last four is no byte: something is missing behind it.
  const whole = text.length % 4 === 1 ? text.slice(0, -1) : text;
  const letters = atob(whole.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
