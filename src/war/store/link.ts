import { packedIn, readPacked, writePacked, type PackedText } from '../../shell/packedLink';
import { LINK_VERSION } from '../game/linkFormat';

/** The fragment of an address that carries a text: `#r3=`, then the text packed. @throws as `writePacked` does. */
export const writeLink = (text: string): Promise<string> => writePacked(`#r${LINK_VERSION}`, text);

/** The text of a fragment, as far as it can be read. Never throws. */
export const readLink = (fragment: string): Promise<PackedText> =>
  readPacked('#r', LINK_VERSION, fragment);

/** Characters of a link that common messengers send whole. */
export const LONGEST_LINK = 2_000;

/** The fragment in a pasted address, or null where the text is none. */
export const linkIn = (text: string): string | null => packedIn(String.raw`#r\d*`, text);

/** The fragment of an address that carries the text of a map. @throws as `writePacked` does. */
export const writeMapLink = (text: string): Promise<string> => writePacked('#map', text);

/** The text of such a fragment, as far as it can be read. Never throws. */
export const readMapLink = (fragment: string): Promise<PackedText> =>
  readPacked('#map', 1, fragment);

/** The fragment of a pasted address that carries a map, or null where the text is none. */
export const mapLinkIn = (text: string): string | null => packedIn('#map', text);
