import type { ReactNode } from 'react';
import { DraftText } from '../../../shell/ui/draftEditor/DraftText';
import type { Country } from '../../engine/types';
import { writeCountryJson } from '../../game/countryJson';
import { readCountry, writeCountry } from '../../game/countryText';
import { readPasted } from '../../game/pasted';
import { linksIn, readCountryLink, writeLink } from '../../store/link';
import { faultWords } from '../../words/recordFaults';
import { t } from '../../words/t';

const writeCountryLink = (text: string): Promise<string> => writeLink('country', text);

interface CountryTextProps {
  readonly country: Country;
  readonly onCountry: (country: Country) => void;
  readonly onClose: () => void;
}

/**
 * Renders a dialog that shows the Country being laid out as a text and as a link, and reads another Country from
 * either; `onCountry` is called with that Country.
 */
export function CountryText({ country, onCountry, onClose }: CountryTextProps): ReactNode {
  async function take(given: string) {
    const text = given.trim();
    const links = linksIn(text);
    const { country: found, faults } =
      links.length === 0 ? readCountry(readPasted(text).text) : await readCountryLink(...links);
    if (found !== null) onCountry(found);
    return {
      isTaken: found !== null,
      sentences: [
        t(found === null ? 'lwCountry:noCountry' : 'lwCountry:taken'),
        // Faults of the Country itself are shown for the one in the editor.
        ...faults
          .filter(({ code }) => code !== 'country')
          .map((fault) => faultWords(fault, null, null)),
      ],
    };
  }
  return (
    <DraftText
      title={t('lwCountry:asText')}
      help={t('lwCountry:textHelp')}
      act={t('lwCountry:readText')}
      take={take}
      texts={[[t('lwCountry:text'), writeCountryJson(country)]]}
      linked={writeCountry(country)}
      writeLink={writeCountryLink}
      onClose={onClose}
    />
  );
}
