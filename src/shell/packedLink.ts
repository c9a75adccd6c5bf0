import { pack, unpack, type UnpackFault } from './platform/packing';

/** What a link carries. */
export interface PackedText {
  /** As far as it could be unpacked. */
  readonly text: string;
  /** What the text means is what it meant in this version of links. */
  readonly version: number;
  /** Made by a newer version of this page, or not to be unpacked whole. */
  readonly fault: UnpackFault | 'newer' | null;
}

/**
 * The fragment of an address that carries a text: its head (`#r3`), then the text packed.
 *
 * @throws {ReferenceError} in a browser that cannot pack; ask `canPack` first.
 */
export const writePacked = async (head: string, text: string): Promise<string> =>
  `${head}=${await pack(text)}`;

/** The text of a fragment with a head, in which a version may stand behind its name, up to the newest known. Never throws. */
export async function readPacked(
  name: string,
  newest: number,
  fragment: string,
): Promise<PackedText> {
  // Programs that turn addresses into links may take the stop behind one for a part of it.
  const [, digits = '', packed = ''] = new RegExp(`^${name}(\\d*)=([\\w-]*)`).exec(fragment) ?? [];
  const version = digits === '' ? 1 : Number(digits);
  if (version > newest) return { text: '', version, fault: 'newer' };
  return { ...(await unpack(packed)), version };
}

/** The fragment with a head (a pattern) in a pasted address, or null where the text is none. */
export const packedIn = (head: string, text: string): string | null =>
  new RegExp(`^\\S{0,500}?(${head}=[\\w-]+)\\S{0,9}$`).exec(text.trim())?.[1] ?? null;
