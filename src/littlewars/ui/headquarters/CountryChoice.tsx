import { useMemo, type ReactNode } from 'react';
import { COUNTRIES, COUNTRY_IDS, type CountryId } from '../../battles/countries';
import { FIELDS, generatedCountry } from '../../battles/generator';
import { countryFaults } from '../../engine/countryFaults';
import type { Country } from '../../engine/types';
import { readOwnCountries } from '../../store/ownCountries';
import {
  countryName,
  countrySentence,
  generatedSentence,
  titleOf,
  withSaidNames,
} from '../../words/countries';
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

export function countryOf({ id, seed, own }: CountryOptions): Country {
  if (id === OWN) return own ?? COUNTRIES['hooks-farm'];
  return id === GENERATED || id === WIDE
    ? generatedCountry({ seed, ...(id === WIDE ? FIELDS.wide : FIELDS.usual) })
    : COUNTRIES[id];
}

/** The chosen Country as a layout for the editor: names that are shown in the page's language become its own. */
export const layoutOf = (wish: CountryOptions): Country =>
  wish.id === OWN ? countryOf(wish) : withSaidNames(countryOf(wish));

/** Returns a note on the choice; null for a Country from the editor, which shows only its name. */
const noteOf = ({ id }: CountryOptions): string | null =>
  id === OWN ? null : id === GENERATED || id === WIDE ? generatedSentence() : countrySentence(id);

interface CountryChoiceProps {
  readonly wish: CountryOptions;
  readonly onOptions: (wish: CountryOptions) => void;
  /** Called to open the editor with the chosen Country. */
  readonly onLayOut: () => void;
}

/** The choice of the Country for a new battle, with a picture of it. */
export function CountryChoice({ wish, onOptions, onLayOut }: CountryChoiceProps): ReactNode {
  const lot = useLot();
  const storage = useStorage();
  const note = noteOf(wish);
  const kept = readOwnCountries(storage).filter((each) => countryFaults(each).length === 0);
  // One that is not saved is listed as long as it is chosen.
  const mine =
    wish.own === undefined || kept.some(({ name }) => name === wish.own?.name)
      ? kept
      : [...kept, wish.own];
  const country = useMemo(() => countryOf(wish), [wish]);
  const grown = wish.id === GENERATED || wish.id === WIDE;
  return (
    <fieldset className="lw-choice">
      <legend>{t('lwHeadquarters:country')}</legend>
      <select
        className="lw-select"
        aria-label={t('lwHeadquarters:country')}
        value={wish.id === OWN ? `${OWN} ${wish.own?.name ?? ''}` : wish.id}
        onChange={({ target: { value } }) => {
          const own = mine.find(({ name }) => `${OWN} ${name}` === value);
          onOptions(
            own === undefined ? { ...wish, id: value as CountryId } : { ...wish, id: OWN, own },
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
            {name}
          </option>
        ))}
        <option value={GENERATED}>{t('lwHeadquarters:generated')}</option>
        <option value={WIDE}>{t('lwHeadquarters:generatedWide')}</option>
      </select>
      {grown && (
        <div className="lw-inputs">
          <Count
            label={t('lwHeadquarters:countryNumber')}
            value={wish.seed}
            most={MOST}
            onChange={(seed) => onOptions({ ...wish, seed: Math.floor(seed) })}
          />
          <button type="button" onClick={() => onOptions({ ...wish, seed: lot(MOST) })}>
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
