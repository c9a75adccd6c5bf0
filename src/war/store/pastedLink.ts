import type { PackedText } from '../../shell/packedLink';
import { fragmentsIn, readBest } from '../../shell/pastedLinks';
import { LINK_VERSION } from '../game/linkFormat';
import { readLink } from './link';

/** The fragments that a pasted text may carry a game in, the likeliest first; none where it is a record by itself. */
export const linksIn = (text: string): readonly string[] =>
  fragmentsIn(text, String.raw`#r\d{0,4}=`);

/** The text of the first of some fragments that is whole, or as much as comes of any of them. Never throws. */
export const readLinks = async (fragments: readonly string[]): Promise<PackedText> =>
  (await readBest(fragments, readLink, ({ fault }) => fault === null)) ?? {
    text: '',
    version: LINK_VERSION,
    fault: 'damaged',
  };
