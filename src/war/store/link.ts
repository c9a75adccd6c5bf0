import { pack, unpack } from '../../shell/platform/packing';
import { LINK_VERSION, type LinkFault } from '../game/linkFormat';

export interface LinkReading {
  /** The text as far as it could be unpacked. */
  readonly text: string;
  /** The text means what it meant in this version of links. */
  readonly version: number;
  readonly fault: LinkFault | null;
}

/**
 * The fragment of an address that carries a text: `#r2=`, then the text packed.
 *
 * @throws {ReferenceError} in a browser that cannot pack; ask `canPack` first.
 */
export const writeLink = async (text: string): Promise<string> =>
  `#r${LINK_VERSION}=${await pack(text)}`;

/** The text of a fragment, as far as it can be read. Never throws. */
export async function readLink(fragment: string): Promise<LinkReading> {
  // Programs that turn addresses into links may take the stop behind one for a part of it.
  const [, digits, packed = ''] = /^#r(\d*)=([\w-]*)/.exec(fragment) ?? [];
  const version = digits === undefined || digits === '' ? 1 : Number(digits);
  if (version > LINK_VERSION) return { text: '', version, fault: 'newer' };
  return { ...(await unpack(packed)), version };
}

/** Characters of a link that common messengers send whole. */
export const LONGEST_LINK = 2_000;

/** The fragment in a pasted address, or null where the text is none. */
export const linkIn = (text: string): string | null =>
  /^\S{0,500}?(#r\d*=[\w-]+)\S{0,9}$/.exec(text.trim())?.[1] ?? null;
