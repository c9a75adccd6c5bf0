import { pack, unpack, type UnpackFault } from './platform/packing';

/** The text unpacked from a link, with the version of the link's format and what is wrong with it. */
export interface PackedText {
  /** As far as it could be unpacked. */
  readonly text: string;
  /** The version of links by which the text is read. */
  readonly version: number;
  /** Made by a newer version of this page, or not completely unpackable. */
  readonly fault: UnpackFault | 'newer' | null;
}

/**
 * Returns the fragment of an address that carries a compressed text: `head` (`#r3`), `=`, then the text.
 *
 * @throws {ReferenceError} in a browser that cannot compress; check `canPack` first.
 */
export const writePacked = async (head: string, text: string): Promise<string> =>
  `${head}=${await pack(text)}`;

/**
 * Reads the compressed text in the fragment of an address, such as `#r3=…`: `name` (`#r`) is the head without its
 * version, `newest` the newest version that is understood. `fault` says why the text is incomplete. Never throws.
 */
export async function readPacked(
  name: string,
  newest: number,
  fragment: string,
): Promise<PackedText> {
  // Programs that turn addresses into links may include a following full stop.
  const [, digits = '', packed = ''] = new RegExp(`^${name}(\\d*)=([\\w-]*)`).exec(fragment) ?? [];
  const version = digits === '' ? 1 : Number(digits);
  if (version > newest) return { text: '', version, fault: 'newer' };
  return { ...(await unpack(packed)), version };
}

/**
 * Returns the fragment of a pasted address if its head matches the pattern `head`, such as `#r3=…`; null if it does
 * not, or if the text is not a single address.
 */
export const packedIn = (head: string, text: string): string | null =>
  new RegExp(`^\\S{0,500}?(${head}=[\\w-]+)\\S{0,9}$`).exec(text.trim())?.[1] ?? null;
