import type { PackedText } from '../../shell/packedLink';
import { fragmentsIn, readBest } from '../../shell/pastedLinks';
import { LINK_VERSION } from '../game/linkFormat';
import { readLink } from './link';

/** Returns the fragments in a pasted text, the likeliest first; empty if it is a record itself. */
export const linksIn = (text: string): readonly string[] =>
  fragmentsIn(text, String.raw`#r\d{0,4}=`);

/** Reads the first fragment that is complete, or the most complete one. Never throws. */
export const readLinks = async (fragments: readonly string[]): Promise<PackedText> =>
  (await readBest(fragments, readLink, ({ fault }) => fault === null)) ?? {
    text: '',
    version: LINK_VERSION,
    fault: 'damaged',
  };
