import { readPacked, writePacked } from '../../shell/packedLink';
import { fragmentsIn, readBest } from '../../shell/pastedLinks';
import { readCountry, type CountryReading } from '../game/countryText';
import type { TextFault } from '../game/recordText';
import { linkKind, type LinkKind } from '../game/route';

/**
 * The version of links, raised when their content would otherwise be misread. Battles of 1 name no rulings, which
 * means the first.
 */
const LINK_VERSIONS: Readonly<Record<LinkKind, number>> = { battle: 2, country: 1 };

/**
 * What could be read of a link to a battle or a Country: its `kind`, null if the fragment of the address is no link of
 * this game; its text, empty if nothing could be decompressed; and every fault.
 */
export interface LinkReading {
  readonly kind: LinkKind | null;
  readonly text: string;
  readonly faults: readonly TextFault[];
}

/**
 * Resolves with the fragment of an address that carries the record of a battle or a Country: `#littlewars/battle2=`,
 * or `#littlewars/country1=`, followed by the compressed text.
 *
 * @throws {ReferenceError} in a browser that cannot compress; check `canPack` first.
 */
export const writeLink = (kind: LinkKind, text: string): Promise<string> =>
  writePacked(`#littlewars/${kind}${LINK_VERSIONS[kind]}`, text);

/**
 * Reads the text in the fragment of an address that `writeLink` wrote, as far as it can be decompressed, and resolves
 * with it and its faults. `kind` is null if the fragment is no such link. Never rejects.
 */
export async function readLink(fragment: string): Promise<LinkReading> {
  const kind = linkKind(fragment);
  if (kind === null) return { kind, text: '', faults: [] };
  const { text, fault } = await readPacked(`#littlewars/${kind}`, LINK_VERSIONS[kind], fragment);
  const at = { line: 1, column: 1 } as const;
  if (fault === 'newer') return { kind, text, faults: [{ ...at, code: fault }] };
  return { kind, text, faults: fault === null ? [] : [{ ...at, code: 'link', fault }] };
}

/**
 * Resolves with the Country in the first complete one of some fragments of addresses, otherwise in the one with the
 * longest text, with all its faults and their places in the text. The Country is null if it cannot be read. Never
 * rejects.
 */
export async function readCountryLink(...fragments: readonly string[]): Promise<CountryReading> {
  const { text, faults } = await readLinks(fragments);
  // For an empty text the link's own fault suffices.
  if (text === '' && faults.length > 0) return { country: null, faults };
  const reading = readCountry(text);
  return { ...reading, faults: [...faults, ...reading.faults] };
}

/** The heads of links, anywhere in a text. */
const HEAD = String.raw`#littlewars\/(?:battle\d{1,4}|country\d{0,4})=`;

/**
 * Returns the fragments of addresses in a pasted text that carry a battle or a Country of Little Wars, the likeliest
 * first; empty if there are none, or if the text is itself a record.
 */
export const linksIn = (text: string): readonly string[] => fragmentsIn(text, HEAD);

/**
 * Reads fragments of addresses that carry a battle or a Country; resolves with the content of the first complete one,
 * otherwise with that of the longest text; `kind` is null without fragments. Never rejects.
 */
export const readLinks = async (fragments: readonly string[]): Promise<LinkReading> =>
  (await readBest(fragments, readLink, ({ faults }) => faults.length === 0)) ?? {
    kind: null,
    text: '',
    faults: [],
  };
