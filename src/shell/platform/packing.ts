/** What is wrong with a packed text: cut off or garbled, unpacking to more than it may, or of no use to this browser. */
export type UnpackFault = 'damaged' | 'tooLarge' | 'unsupported';

/** Bytes of a text at most, packed and unpacked. */
export const MOST_BYTES = 400_000;
/** Bytes given to the browser to unpack at a time: what comes of them, a thousandfold at most, is soon counted. */
const PORTION = 256;
const FORMAT = 'deflate-raw';

/** Whether this browser can pack and unpack. */
export const canPack = (): boolean => 'CompressionStream' in globalThis;

/**
 * A text deflated, in base64url.
 *
 * @throws {ReferenceError} in a browser that cannot; ask `canPack` first.
 */
export async function pack(text: string): Promise<string> {
  const { bytes } = await through(new TextEncoder().encode(text), new CompressionStream(FORMAT));
  return toBase64Url(bytes);
}

/** The text of what `pack` made, as far as it can be read; empty where it is too large. */
export async function unpack(
  packed: string,
): Promise<{ readonly text: string; readonly fault: UnpackFault | null }> {
  if (!canPack()) return { text: '', fault: 'unsupported' };
  if (packed.length > MOST_BYTES) return { text: '', fault: 'tooLarge' };
  const { bytes, fault } = await through(fromBase64Url(packed), new DecompressionStream(FORMAT));
  if (fault === 'tooLarge') return { text: '', fault };
  const text = new TextDecoder().decode(bytes);
  return { text, fault: text === '' ? 'damaged' : fault };
}

interface Passed {
  readonly bytes: Uint8Array;
  readonly fault: UnpackFault | null;
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
  const passed = (fault: UnpackFault | null): Passed => ({ bytes: joined(parts, length), fault });
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
