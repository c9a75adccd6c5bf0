import { canPack, pack, unpack } from '../../shell/platform/packing';
import type { RecordFault } from '../game/recordFaults';

/** The version of links: raised when what one carries would be read as something else. */
const LINK_VERSION = 1;

/** What a link may carry: the record of a battle, or a Country by its tags. */
export type LinkKind = 'battle' | 'country';

/** What a link carries, as far as it can be read; `kind` is null where the fragment is no link of this game. */
export interface LinkReading {
  readonly kind: LinkKind | null;
  readonly text: string;
  readonly faults: readonly RecordFault[];
}

const FORM = /^#littlewars\/(battle|country)(\d{1,4})=([\w-]*)/;

/** Whether the fragment of an address is a link of this game, and to what. */
export const linkKind = (fragment: string): LinkKind | null =>
  (FORM.exec(fragment)?.[1] as LinkKind | undefined) ?? null;

/**
 * The fragment of an address that carries a text: `#littlewars/battle1=`, then the text packed.
 *
 * @throws {ReferenceError} in a browser that cannot pack; ask `canPack` first.
 */
export const writeLink = async (kind: LinkKind, text: string): Promise<string> =>
  `#littlewars/${kind}${LINK_VERSION}=${await pack(text)}`;

/** The text that a fragment carries, as far as it can be read. Never throws. */
export async function readLink(fragment: string): Promise<LinkReading> {
  const [, , digits = '', packed = ''] = FORM.exec(fragment) ?? [];
  const kind = linkKind(fragment);
  const broken = (fault: RecordFault): LinkReading => ({ kind, text: '', faults: [fault] });
  const at = { line: 1, column: 1 };
  if (kind === null) return { kind, text: '', faults: [] };
  if (!canPack()) return broken({ ...at, code: 'link', fault: 'unsupported' });
  if (Number(digits) > LINK_VERSION) return broken({ ...at, code: 'newer' });
  try {
    const { text, fault } = await unpack(packed);
    return { kind, text, faults: fault === null ? [] : [{ ...at, code: 'link', fault }] };
  } catch {
    return broken({ ...at, code: 'link', fault: 'damaged' });
  }
}

/** The fragment in a pasted address, or null where the text is none. */
export const linkIn = (text: string): string | null =>
  /^\S{0,500}?(#littlewars\/(?:battle|country)\d{1,4}=[\w-]+)\S{0,9}$/.exec(text.trim())?.[1] ??
  null;
