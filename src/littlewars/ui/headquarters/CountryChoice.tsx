import { useMemo, type ReactNode } from 'react';
import { COUNTRIES, COUNTRY_IDS, type CountryId } from '../../battles/countries';
import { FIELDS, generatedCountry } from '../../battles/generator';
import { countryFaults } from '../../engine/countryFaults';
import type { Country } from '../../engine/types';
import { writeCountryJson } from '../../game/countryJson';
import { readOwnCountries } from '../../store/ownCountries';
import {
  countryName,
  countrySentence,
  generatedSentence,
  titleOf,
  withSaidNames,
} from '../../words/names';
import { t } from '../../words/t';
import { Count } from '../base/Choice';
import { useStorage } from '../base/storage';
import { useLot } from '../base/useGame';
import { CountryPicture } from '../plan/PlanPicture';

const GENERATED = 'generated';
/** The generated Country that is wide enough for 200 men (1.4). */
const WIDE = 'wide';

/** The Country from the editor. */
const OWN = 'own';

/** The chosen Country: one of the game's own, one generated from a seed, or one from the editor. */
export interface CountryOptions {
  readonly id: CountryId | typeof GENERATED | typeof WIDE | typeof OWN;
  readonly seed: number;
  /** The Country, if `id` is `own`. */
  readonly own?: Country;
}

const MOST = 999_999;

/** Returns the Country of a choice; a generated one is always the same for a seed. */
export function countryOf({ id, seed, own }: CountryOptions): Country {
  if (id === OWN) return own ?? COUNTRIES['hooks-farm'];
  return id === GENERATED || id === WIDE
    ? generatedCountry({ seed, ...(id === WIDE ? FIELDS.wide : FIELDS.usual) })
    : COUNTRIES[id];
}

/** Returns the choice that leads to a Country: its id if it comes with the game, otherwise the Country itself. */
export function optionsOf(country: Country): CountryOptions {
  const id = COUNTRY_IDS.find(
    (each) => writeCountryJson(COUNTRIES[each]) === writeCountryJson(country),
  );
  return id === undefined ? { id: OWN, seed: 1, own: country } : { id, seed: 1 };
}

/** Returns whether one of the players has made the Country, by hand or by a number, since the last battle on one. */
export const isMade = ({ id, own }: CountryOptions, last: Country | undefined): boolean =>
  id === GENERATED || id === WIDE || (id === OWN && own !== last);

/** The chosen Country as a layout for the editor: names that are shown in the page's language become its own. */
export const layoutOf = (options: CountryOptions): Country =>
  options.id === OWN ? countryOf(options) : withSaidNames(countryOf(options));

/** Returns a note on the choice; null for a Country from the editor, which shows only its name. */
const noteOf = ({ id }: CountryOptions): string | null =>
  id === OWN ? null : id === GENERATED || id === WIDE ? generatedSentence() : countrySentence(id);

interface CountryChoiceProps {
  readonly options: CountryOptions;
  readonly onOptions: (options: CountryOptions) => void;
  /** Called to open the editor with the chosen Country. */
  readonly onLayOut: () => void;
}

/** The choice of the Country for a new battle, with a picture of it. */
export function CountryChoice({ options, onOptions, onLayOut }: CountryChoiceProps): ReactNode {
  const lot = useLot();
  const storage = useStorage();
  const note = noteOf(options);
  const stored = readOwnCountries(storage).filter((each) => countryFaults(each).length === 0);
  // One that is not saved is listed as long as it is chosen.
  const mine =
    options.own === undefined || stored.some(({ name }) => name === options.own?.name)
      ? stored
      : [...stored, options.own];
  const country = useMemo(() => countryOf(options), [options]);
  const grown = options.id === GENERATED || options.id === WIDE;
  return (
    <fieldset className="lw-choice">
      <legend>{t('lwHeadquarters:country')}</legend>
      <select
        className="lw-select"
        aria-label={t('lwHeadquarters:country')}
        value={options.id === OWN ? `${OWN} ${options.own?.name ?? ''}` : options.id}
        onChange={({ target: { value } }) => {
          const own = mine.find(({ name }) => `${OWN} ${name}` === value);
          onOptions(
            own === undefined
              ? { ...options, id: value as CountryId }
              : { ...options, id: OWN, own },
          );
        }}
      >
        {COUNTRY_IDS.map((id) => (
          <option key={id} value={id}>
            {countryName(id)}
          </option>
        ))}
        {mine.map(({ name }) => (
          <option key={name} value={`${OWN} ${name}`}>
            {titleOf({ name })}
          </option>
        ))}
        <option value={GENERATED}>{t('lwHeadquarters:generated')}</option>
        <option value={WIDE}>{t('lwHeadquarters:generatedWide')}</option>
      </select>
      {grown && (
        <div className="lw-inputs">
          <Count
            label={t('lwHeadquarters:countryNumber')}
            value={options.seed}
            most={MOST}
            onChange={(seed) => onOptions({ ...options, seed: Math.floor(seed) })}
          />
          <button type="button" onClick={() => onOptions({ ...options, seed: lot(MOST) })}>
            {t('lwHeadquarters:another')}
          </button>
        </div>
      )}
      {note !== null && <p className="lw-note">{note}</p>}
      <div className="lw-inputs">
        <button type="button" onClick={onLayOut}>
          {t('lwCountry:layOut')}
        </button>
      </div>
      <div className="lw-new-country">
        <CountryPicture country={country} label={titleOf(country)} />
      </div>
    </fieldset>
  );
}
