import { packedIn, readPacked, writePacked, type PackedText } from '../../../shell/packedLink';
import { LINK_VERSION } from '../../game/linkFormat';
import { fragmentsIn, readBest } from '../../../shell/pastedLinks';

/**
 * Returns the fragment of an address that contains a game's record: `#r3=`, then `text` compressed.
 * @throws {ReferenceError} in a browser that cannot compress; check `canPack` first.
 */
export const writeLink = (text: string): Promise<string> => writePacked(`#r${LINK_VERSION}`, text);

/** Returns the record in a fragment of a link, as much as can be decompressed, and its fault. Never throws. */
export const readLink = (fragment: string): Promise<PackedText> =>
  readPacked('#r', LINK_VERSION, fragment);

/** The most characters of a link that common messengers transmit whole. */
export const LONGEST_LINK = 2_000;

/** Returns the fragment with a game's record in a pasted address, from `#r`; null if it has none. */
export const linkIn = (text: string): string | null => packedIn(String.raw`#r\d*`, text);

/**
 * Returns the fragment of an address that contains a map's text: `#map=`, then `text` compressed.
 * @throws {ReferenceError} in a browser that cannot compress; check `canPack` first.
 */
export const writeMapLink = (text: string): Promise<string> => writePacked('#map', text);

/**
 * Returns the map's text in a fragment that `writeMapLink` wrote, as much of it as can be decompressed, and the fault
 * if it is not complete. Never throws.
 */
export const readMapLink = (fragment: string): Promise<PackedText> =>
  readPacked('#map', 1, fragment);

/** Returns the fragment with a map's text in a pasted address, from `#map`; null if it has none. */
export const mapLinkIn = (text: string): string | null => packedIn('#map', text);

/**
 * Returns the fragments with a game's record (`#r3=…`) in a pasted text, the likeliest first; empty if it has none, or
 * is a record itself.
 */
export const linksIn = (text: string): readonly string[] =>
  fragmentsIn(text, String.raw`#r\d{0,4}=`);

/**
 * Returns the record in the first complete one of several fragments that `writeLink` wrote, or if none is complete, in
 * the most complete one. Never throws.
 */
export const readLinks = async (fragments: readonly string[]): Promise<PackedText> =>
  (await readBest(fragments, readLink, ({ fault }) => fault === null)) ?? {
    text: '',
    version: LINK_VERSION,
    fault: 'damaged',
  };
