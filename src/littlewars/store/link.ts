import { hasTags } from '../../shell/pastedText';
import { fragmentsIn } from '../../shell/pastedLinks';
import { canPack, pack, unpack } from '../../shell/platform/packing';
import { readCountry, type CountryReading } from '../game/countryText';
import type { RecordFault } from '../game/recordFaults';

/** What a link may carry: the record of a battle, or a Country (`readCountry`). */
export type LinkKind = 'battle' | 'country';

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

/** Links to Countries were first without a version, and carried the console's form. */
const FORM = /^#littlewars\/(battle(?=\d)|country)(\d{0,4})=([\w-]*)/;

/** Whether the fragment of an address is a link of this game, and to what. */
export const linkKind = (fragment: string): LinkKind | null =>
  (FORM.exec(fragment)?.[1] as LinkKind | undefined) ?? null;

/**
 * The fragment of an address that carries a text: `#littlewars/battle2=`, then the text packed.
 *
 * @throws {ReferenceError} in a browser that cannot pack; ask `canPack` first.
 */
export const writeLink = async (kind: LinkKind, text: string): Promise<string> =>
  `#littlewars/${kind}${LINK_VERSIONS[kind]}=${await pack(text)}`;

/** The text that a fragment carries, as far as it can be read. Never throws. */
export async function readLink(fragment: string): Promise<LinkReading> {
  const [, , digits = '', packed = ''] = FORM.exec(fragment) ?? [];
  const kind = linkKind(fragment);
  const broken = (fault: RecordFault): LinkReading => ({ kind, text: '', faults: [fault] });
  const at = { line: 1, column: 1 };
  if (kind === null) return { kind, text: '', faults: [] };
  if (!canPack()) return broken({ ...at, code: 'link', fault: 'unsupported' });
  if (Number(digits) > LINK_VERSIONS[kind]) return broken({ ...at, code: 'newer' });
  try {
    const { text, fault } = await unpack(packed);
    return { kind, text, faults: fault === null ? [] : [{ ...at, code: 'link', fault }] };
  } catch {
    return broken({ ...at, code: 'link', fault: 'damaged' });
  }
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
export const linksIn = (text: string): readonly string[] =>
  hasTags(text) ? [] : fragmentsIn(text, HEAD);

/** What the first of some fragments carries that is whole, or as much as comes of any of them. Never throws. */
export async function readLinks(fragments: readonly string[]): Promise<LinkReading> {
  let best: LinkReading | null = null;
  for (const fragment of fragments) {
    const reading = await readLink(fragment);
    if (reading.faults.length === 0) return reading;
    if (best === null || reading.text.length > best.text.length) best = reading;
  }
  return best ?? { kind: null, text: '', faults: [] };
}
