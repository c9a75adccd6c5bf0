import { readPacked, writePacked } from '../../shell/packedLink';
import { fragmentsIn, readBest } from '../../shell/pastedLinks';
import { readCountry, type CountryReading } from '../game/countryText';
import type { RecordFault } from '../game/recordFaults';
import { linkKind, type LinkKind } from '../game/route';

/**
 * The version of links: raised when what one carries would be read as something else. Battles of 1 name no rulings, which
 * makes them of the first.
 */
const LINK_VERSIONS: Readonly<Record<LinkKind, number>> = { battle: 2, country: 1 };

/** What a link carries, as far as it can be read; `kind` is null where the fragment is no link of this game. */
export interface LinkReading {
  readonly kind: LinkKind | null;
  readonly text: string;
  readonly faults: readonly RecordFault[];
}

/** The fragment of an address that carries a text: `#littlewars/battle2=`, then the text packed. @throws as `writePacked` does. */
export const writeLink = (kind: LinkKind, text: string): Promise<string> =>
  writePacked(`#littlewars/${kind}${LINK_VERSIONS[kind]}`, text);

/** The text that a fragment carries, as far as it can be read. Never throws. */
export async function readLink(fragment: string): Promise<LinkReading> {
  const kind = linkKind(fragment);
  if (kind === null) return { kind, text: '', faults: [] };
  const { text, fault } = await readPacked(`#littlewars/${kind}`, LINK_VERSIONS[kind], fragment);
  const at = { line: 1, column: 1 } as const;
  if (fault === 'newer') return { kind, text, faults: [{ ...at, code: fault }] };
  return { kind, text, faults: fault === null ? [] : [{ ...at, code: 'link', fault }] };
}

/** The Country that a fragment carries, and all that is wrong with it, where. Never throws. */
export async function readCountryLink(...fragments: readonly string[]): Promise<CountryReading> {
  const { text, faults } = await readLinks(fragments);
  // Of what carries nothing the link's own fault says enough.
  if (text === '' && faults.length > 0) return { country: null, faults };
  const reading = readCountry(text);
  return { ...reading, faults: [...faults, ...reading.faults] };
}

/** The heads of links, wherever they stand in a text. */
const HEAD = String.raw`#littlewars\/(?:battle\d{1,4}|country\d{0,4})=`;

/** The fragments that a pasted text may carry, the likeliest first; none where it is a record by itself. */
export const linksIn = (text: string): readonly string[] => fragmentsIn(text, HEAD);

/** What the first of some fragments carries that is whole, or as much as comes of any of them. Never throws. */
export const readLinks = async (fragments: readonly string[]): Promise<LinkReading> =>
  (await readBest(fragments, readLink, ({ faults }) => faults.length === 0)) ?? {
    kind: null,
    text: '',
    faults: [],
  };
