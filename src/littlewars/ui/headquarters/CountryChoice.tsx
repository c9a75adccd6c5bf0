import { useMemo, type ReactNode } from 'react';
import { COUNTRIES, COUNTRY_IDS, type CountryId } from '../../battles/countries';
import { FIELDS, generatedCountry } from '../../battles/generator';
import type { Country } from '../../engine/types';
import { readOwnCountries } from '../../store/ownCountries';
import { countryName, countrySentence, generatedSentence } from '../../words/countries';
import { lateMessages } from '../../words/t';
import { Count } from '../base/Choice';
import { useWorld } from '../base/useGame';
import { CountryPicture } from '../plan/CountryPicture';

const tell = lateMessages('lwHeadquarters');

const GENERATED = 'generated';
/** A field as wide as this is for 200 men (1.4). */
const WIDE = 'wide';

/** The country that is wished for: one that the game brings along, or one that follows from a seed. */
export interface CountryWish {
  readonly id: CountryId | typeof GENERATED | typeof WIDE | typeof OWN;
  readonly seed: number;
  /** Where it is somebody's own. */
  readonly own: Country | null;
}

/** A country that somebody has laid out. */
export const OWN = 'own';

const MOST = 999_999;

export function countryOf({ id, seed, own }: CountryWish): Country {
  if (id === OWN) return own ?? COUNTRIES['hooks-farm'];
  if (id === GENERATED || id === WIDE)
    return generatedCountry({ seed, ...(id === WIDE ? FIELDS.wide : FIELDS.usual) });
  return COUNTRIES[id];
}

interface CountryChoiceProps {
  readonly wish: CountryWish;
  readonly onWish: (wish: CountryWish) => void;
}

/** The country of a new battle, with a picture of it. */
export function CountryChoice({ wish, onWish }: CountryChoiceProps): ReactNode {
  const { randomInt: lot, storage } = useWorld();
  const made = useMemo(() => readOwnCountries(storage), [storage]);
  const country = useMemo(() => countryOf(wish), [wish]);
  const { id } = wish;
  // What has just been laid out may not be kept.
  const mine =
    wish.own === null ? made : [...made.filter(({ name }) => name !== wish.own?.name), wish.own];
  const grown = id === GENERATED || id === WIDE;
  return (
    <fieldset className="lw-choice">
      <legend>{tell('country')}</legend>
      <select
        className="lw-select"
        aria-label={tell('country')}
        value={id === OWN ? `${OWN} ${country.name}` : id}
        onChange={({ target: { value } }) => {
          const own = mine.find(({ name }) => `${OWN} ${name}` === value);
          if (own === undefined) onWish({ ...wish, id: value as CountryWish['id'] });
          else onWish({ ...wish, id: OWN, own });
        }}
      >
        {COUNTRY_IDS.map((each) => (
          <option key={each} value={each}>
            {countryName(each)}
          </option>
        ))}
        {mine.map(({ name }) => (
          <option key={name} value={`${OWN} ${name}`}>
            {name}
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
      {id !== OWN && (
        <p className="lw-note">
          {id === GENERATED || id === WIDE ? generatedSentence() : countrySentence(id)}
        </p>
      )}
      <div className="lw-new-country">
        <CountryPicture country={country} label={country.name} />
      </div>
    </fieldset>
  );
}
