import { useState, type ReactNode } from 'react';
import { canPack, pack, unpack } from '../../../shell/platform/packing';
import type { Country } from '../../engine/types';
import { readCountryJson, writeCountryJson } from '../../game/countryJson';
import { lateMessages } from '../../words/t';

const tell = lateMessages('lwCountry');
const LINK = /#littlewars\/country=([\w-]+)/;

/** The Country that a pasted text or link carries, or null. Never throws. */
async function countryIn(text: string): Promise<Country | null> {
  const [, packed] = LINK.exec(text) ?? [];
  if (packed === undefined) return readCountryJson(text);
  if (!canPack()) return null;
  const { text: unpacked, fault } = await unpack(packed);
  return fault === null ? readCountryJson(unpacked) : null;
}

interface CountryTextProps {
  readonly country: Country;
  readonly take: (country: Country) => void;
}

/** The Country as the console takes it, and as a link; and either of another, read. */
export function CountryText({ country, take }: CountryTextProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const own = writeCountryJson(country);
  const copy = async (text: Promise<string> | string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(await text);
      setTold(tell('copied'));
    } catch {
      setTold(tell('notCopied'));
    }
  };
  const link = async (): Promise<string> =>
    `${location.href.replace(/#.*$/, '')}#littlewars/country=${await pack(own)}`;
  const read = async (): Promise<void> => {
    const found = await countryIn((typed ?? own).trim());
    if (found === null) {
      setTold(tell('noCountry'));
      return;
    }
    setTyped(null);
    setTold('');
    take(found);
  };
  return (
    <details className="lw-country-text">
      <summary>{tell('asText')}</summary>
      <textarea
        aria-label={tell('asText')}
        rows={5}
        spellCheck={false}
        value={typed ?? own}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="lw-box-pieces">
        <button type="button" onClick={() => void copy(own)}>
          {tell('copyText')}
        </button>
        {canPack() && (
          <button type="button" onClick={() => void copy(link())}>
            {tell('copyLink')}
          </button>
        )}
        <button type="button" disabled={typed === null} onClick={() => void read()}>
          {tell('readText')}
        </button>
      </div>
      <p role="status" className="lw-note">
        {told}
      </p>
    </details>
  );
}
