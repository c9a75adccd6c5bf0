import { pack, unpack, type UnpackFault } from './platform/packing';

/** The text unpacked from a link, as far as possible, with the link's version and the fault found in it. */
export interface PackedText {
  /** The text, as far as it could be unpacked; may be empty. */
  readonly text: string;
  /** The version stated by the link, such as 3 in `#r3=`; 1 if it states none. */
  readonly version: number;
  /**
   * Why the text is incomplete: `newer` if a newer version of this page made the link, otherwise a fault of unpacking;
   * null if it is complete.
   */
  readonly fault: UnpackFault | 'newer' | null;
}

/**
 * Returns the fragment of an address that carries `text` in compressed form, such as `#r3=…`: `head` (`#r3`), `=`, then
 * the text compressed.
 *
 * @throws {ReferenceError} (rejects) in a browser that cannot compress; check `canPack` first.
 */
export const writePacked = async (head: string, text: string): Promise<string> =>
  `${head}=${await pack(text)}`;

/**
 * Returns the text that a link's fragment such as `#r3=…` carries in compressed form. `name` (`#r`) is the beginning
 * without the version, `newest` the newest version that is understood; the text of a newer link is empty. Faults are
 * part of the result; never rejects.
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
 * Returns the fragment, such as `#r3=…`, of a pasted text that is a single address or fragment, without characters
 * after it. `head` is a regular expression for the part before `=`, without groups. Null if the text is not a single
 * address with such a fragment.
 */
export const packedIn = (head: string, text: string): string | null =>
  new RegExp(`^\\S{0,500}?(${head}=[\\w-]+)\\S{0,9}$`).exec(text.trim())?.[1] ?? null;
