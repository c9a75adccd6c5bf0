import { pack, unpack, type UnpackFault } from './platform/packing';

/** The text that a link contains, as it was unpacked. */
export interface PackedText {
  /** As far as it could be unpacked. */
  readonly text: string;
  /** The version of links by which the text is read. */
  readonly version: number;
  /** Made by a newer version of this page, or not completely unpackable. */
  readonly fault: UnpackFault | 'newer' | null;
}

/**
 * Returns the fragment of an address with a packed text: its head (`#r3`), `=`, then the text.
 *
 * @throws {ReferenceError} in a browser that cannot pack; check `canPack` first.
 */
export const writePacked = async (head: string, text: string): Promise<string> =>
  `${head}=${await pack(text)}`;

/**
 * Reads the text in the fragment of an address whose head is `name`, followed by a version of at most `newest`
 * (`#r3=`). `fault` says why the text is incomplete. Never throws.
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

/** Returns the fragment in a pasted address whose head matches a pattern, such as `#r3=…`; null if there is none. */
export const packedIn = (head: string, text: string): string | null =>
  new RegExp(`^\\S{0,500}?(${head}=[\\w-]+)\\S{0,9}$`).exec(text.trim())?.[1] ?? null;
