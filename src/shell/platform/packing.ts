/**
 * Why a compressed text in a link could not be unpacked completely: it is cut off or garbled (`damaged`), too large
 * when unpacked (`tooLarge`), or the browser cannot decompress (`unsupported`).
 */
export type UnpackFault = 'damaged' | 'tooLarge' | 'unsupported';

/** The greatest size of a text in a link, in bytes, both compressed and decompressed. */
export const MOST_BYTES = 400_000;
/** The bytes given to the browser to unpack at a time: their output, at most a thousandfold, is quickly counted. */
const PORTION = 256;
const FORMAT = 'deflate-raw';

/** Returns whether this browser can compress and decompress texts for links. */
export const canPack = (): boolean => 'CompressionStream' in globalThis;

/**
 * Returns a text as UTF-8, compressed by deflate and written in base64url, for the fragment of a link. Rejects with a
 * `ReferenceError` in a browser that cannot compress; check `canPack` first.
 */
export async function pack(text: string): Promise<string> {
  const { bytes } = await through(new TextEncoder().encode(text), new CompressionStream(FORMAT));
  return toBase64Url(bytes);
}

/**
 * Returns the text that `pack` compressed, as far as it can be read, and the fault, null if it is complete. The text is
 * empty if it is too large or the browser cannot decompress. Never rejects for characters of base64url.
 */
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

/** Returns the output of a browser's stream for some bytes, up to a fault in them or the limit. */
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
  // A single character after the last four is no byte: the text is truncated.
  const whole = text.length % 4 === 1 ? text.slice(0, -1) : text;
  const letters = atob(whole.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
