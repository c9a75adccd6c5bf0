import { pack, unpack } from '../../shell/platform/packing';
import type { LinkFault } from '../game/linkFormat';

const MAP_HASH = '#map=';

/**
 * The fragment of an address that carries the text of a map: `#map=`, then the text packed.
 *
 * @throws {ReferenceError} in a browser that cannot pack; ask `canPack` first.
 */
export const writeMapLink = async (text: string): Promise<string> =>
  `${MAP_HASH}${await pack(text)}`;

/** The fragment of a pasted address that carries a map, or null where the text is none. */
export const mapLinkIn = (text: string): string | null =>
  /^\S{0,500}?(#map=[\w-]+)\S{0,9}$/.exec(text.trim())?.[1] ?? null;

/** The text of such a fragment, as far as it can be read. Never throws. */
export const readMapLink = (
  fragment: string,
): Promise<{ readonly text: string; readonly fault: LinkFault | null }> =>
  unpack(fragment.slice(MAP_HASH.length));
