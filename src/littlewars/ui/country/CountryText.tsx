import { useState, type ReactNode } from 'react';
import { copyText } from '../../../shell/platform/pieces';
import { canPack } from '../../../shell/platform/packing';
import type { Country } from '../../engine/types';
import { writeCountryJson } from '../../game/countryJson';
import { readCountry, writeCountry } from '../../game/countryText';
import { readPasted } from '../../game/pasted';
import type { RecordFault } from '../../game/recordFaults';
import { linksIn, readCountryLink, writeLink } from '../../store/link';
import { lateMessages } from '../../words/t';
import { Faults } from '../base/Faults';

const tell = lateMessages('lwCountry');

interface CountryTextProps {
  readonly country: Country;
  readonly take: (country: Country) => void;
}

/** The Country as the console takes it, and as a link; and either of another, read. */
export function CountryText({ country, take }: CountryTextProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const [faults, setFaults] = useState<readonly RecordFault[]>([]);
  const own = writeCountryJson(country);
  const copy = async (text: Promise<string> | string): Promise<void> => {
    try {
      await copyText(await text);
      setTold(tell('copied'));
    } catch {
      setTold(tell('notCopied'));
    }
  };
  const link = async (): Promise<string> =>
    `${location.href.replace(/#.*$/, '')}${await writeLink('country', writeCountry(country))}`;
  const read = async (): Promise<void> => {
    const text = (typed ?? own).trim();
    const links = linksIn(text);
    const { country: found, faults: wrong } =
      links.length === 0 ? readCountry(readPasted(text).text) : await readCountryLink(...links);
    // Faults of the Country itself are told of what is being laid out.
    setFaults(wrong.filter(({ code }) => code !== 'country'));
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
      <Faults faults={faults} />
    </details>
  );
}
