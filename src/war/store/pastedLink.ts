import { hasTags } from '../../shell/pastedText';
import { fragmentsIn } from '../../shell/pastedLinks';
import { LINK_VERSION } from '../game/linkFormat';
import { readLink, type LinkReading } from './link';

/** The heads of links to games, wherever they stand in a text. */
const HEAD = String.raw`#r\d{0,4}=`;

/** The fragments that a pasted text may carry a game in, the likeliest first; none where it is a record by itself. */
export const linksIn = (text: string): readonly string[] =>
  hasTags(text) ? [] : fragmentsIn(text, HEAD);

/** The text of the first of some fragments that is whole, or as much as comes of any of them. Never throws. */
export async function readLinks(fragments: readonly string[]): Promise<LinkReading> {
  let best: LinkReading | null = null;
  for (const fragment of fragments) {
    const reading = await readLink(fragment);
    if (reading.fault === null) return reading;
    if (best === null || reading.text.length > best.text.length) best = reading;
  }
  return best ?? { text: '', version: LINK_VERSION, fault: 'damaged' };
}
