import { useMemo, type ReactNode } from 'react';
import { COUNTRIES, COUNTRY_IDS, type CountryId } from '../../battles/countries';
import { FIELDS, generatedCountry } from '../../battles/generator';
import type { Country } from '../../engine/types';
import { countryName, countrySentence, generatedSentence } from '../../words/countries';
import { lateMessages } from '../../words/t';
import { Count } from '../base/Choice';
import { useLot } from '../base/useGame';
import { CountryPicture } from '../plan/CountryPicture';

const tell = lateMessages('lwHeadquarters');

const GENERATED = 'generated';
/** A field as wide as this is for 200 men (1.4). */
const WIDE = 'wide';

/** The country that is wished for: one that the game brings along, or one that follows from a seed. */
export interface CountryWish {
  readonly id: CountryId | typeof GENERATED | typeof WIDE;
  readonly seed: number;
}

const MOST = 999_999;

export const countryOf = ({ id, seed }: CountryWish): Country =>
  id === GENERATED || id === WIDE
    ? generatedCountry({ seed, ...(id === WIDE ? FIELDS.wide : FIELDS.usual) })
    : COUNTRIES[id];

interface CountryChoiceProps {
  readonly wish: CountryWish;
  readonly onWish: (wish: CountryWish) => void;
}

/** The country of a new battle, with a picture of it. */
export function CountryChoice({ wish, onWish }: CountryChoiceProps): ReactNode {
  const lot = useLot();
  const country = useMemo(() => countryOf(wish), [wish]);
  const { id } = wish;
  const grown = id === GENERATED || id === WIDE;
  return (
    <fieldset className="lw-choice">
      <legend>{tell('country')}</legend>
      <select
        className="lw-select"
        aria-label={tell('country')}
        value={wish.id}
        onChange={({ target }) => onWish({ ...wish, id: target.value as CountryWish['id'] })}
      >
        {COUNTRY_IDS.map((each) => (
          <option key={each} value={each}>
            {countryName(each)}
          </option>
        ))}
        <option value={GENERATED}>{tell('generated')}</option>
        <option value={WIDE}>{tell('generatedWide')}</option>
      </select>
      {grown && (
        <div className="lw-inputs">
          <Count
            label={tell('countryNumber')}
            value={wish.seed}
            most={MOST}
            onChange={(seed) => onWish({ ...wish, seed: Math.floor(seed) })}
          />
          <button type="button" onClick={() => onWish({ ...wish, seed: lot(MOST) })}>
            {tell('another')}
          </button>
        </div>
      )}
      <p className="lw-note">
        {id === GENERATED || id === WIDE ? generatedSentence() : countrySentence(id)}
      </p>
      <div className="lw-new-country">
        <CountryPicture country={country} label={country.name} />
      </div>
    </fieldset>
  );
}
