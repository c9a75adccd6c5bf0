import { NO_SENTENCE, useSentence } from '../../../shell/ui/useSentence';
import { useState, type ReactNode } from 'react';
import { Question } from '../../../shell/ui/Question';
import type { TextStorage } from '../../../shell/storage';
import { COUNTRIES, COUNTRY_IDS } from '../../battles/countries';
import { KRIEGSPIEL_COUNTRIES, KRIEGSPIEL_IDS } from '../../battles/kriegspielCountries';
import type { Country } from '../../engine/types';
import { writeCountryJson } from '../../game/countryJson';
import { forgetCountry, saveCountry, readOwnCountries } from '../../store/ownCountries';
import { countryName, withProperNames } from '../../words/names';
import { t } from '../../words/t';

/** The Countries that a layout can start from, by their ids. */
const READY: readonly (readonly [string, Country])[] = [
  ...Object.entries(COUNTRIES),
  ...Object.entries(KRIEGSPIEL_COUNTRIES),
];

const isSame = (one: Country, two: Country): boolean =>
  writeCountryJson(one) === writeCountryJson(two);

interface CountrySavingProps {
  readonly storage: TextStorage;
  readonly country: Country;
  readonly begin: (from: Country | null) => void;
}

/**
 * Renders a list of Countries from which a layout can begin, and buttons that save the present one in this browser
 * under its name or delete it there. `begin` is called with the chosen Country, null for an empty field.
 */
export function CountrySaving({ storage, country, begin }: CountrySavingProps): ReactNode {
  const [own, setOwn] = useState(() => readOwnCountries(storage));
  const [message, setMessage] = useSentence();
  const named = country.name.trim() !== '';
  /** The name of the saved Country that is being edited; it is saved again without asking. */
  const [mine, setMine] = useState(() => own.find((each) => isSame(each, country))?.name ?? null);
  const [asks, setAsks] = useState(false);
  const isOthers =
    country.name !== mine &&
    own.some((each) => each.name === country.name && !isSame(each, country));
  const save = (): void => {
    setAsks(false);
    setMine(country.name);
    const written = saveCountry(storage, country);
    setOwn(readOwnCountries(storage));
    const { name } = country;
    setMessage(() =>
      written === 'saved' ? t('lwCountry:saved', { name }) : t('lwCountry:notSaved'),
    );
  };
  return (
    <section className="lw-saving">
      <label className="lw-named">
        {t('lwCountry:startFrom')}
        <select
          value=""
          onChange={({ target: { value } }) => {
            const known = READY.find(([id]) => id === value)?.[1];
            const chosen = own.find(({ name }) => `own ${name}` === value);
            setMine(chosen?.name ?? null);
            begin(known === undefined ? (chosen ?? null) : withProperNames(known));
          }}
        >
          <option value="" disabled>
            …
          </option>
          <option value="empty">{t('lwCountry:empty')}</option>
          {COUNTRY_IDS.map((id) => (
            <option key={id} value={id}>
              {countryName(id)}
            </option>
          ))}
          <optgroup label={t('lwHeadquarters:kriegspiel')}>
            {KRIEGSPIEL_IDS.map((id) => (
              <option key={id} value={id}>
                {countryName(id)}
              </option>
            ))}
          </optgroup>
          {own.length > 0 && (
            <optgroup label={t('lwCountry:own')}>
              {own.map(({ name }) => (
                <option key={name} value={`own ${name}`}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </label>
      <div className="lw-box-pieces">
        <button type="button" disabled={!named} onClick={() => (isOthers ? setAsks(true) : save())}>
          {t('lwCountry:save')}
        </button>
        {own.some(({ name }) => name === country.name) && (
          <button
            type="button"
            onClick={() => {
              forgetCountry(storage, country.name);
              setOwn(readOwnCountries(storage));
              setMessage(NO_SENTENCE);
            }}
          >
            {t('lwCountry:forget')}
          </button>
        )}
      </div>
      {asks && (
        <Question
          title={t('lwCountry:replace.title', { name: country.name })}
          reason={t('lwCountry:replace.text')}
          stay={t('lwCountry:replace.stay')}
          onStay={() => setAsks(false)}
          act={t('lwCountry:replace.go')}
          danger
          onAct={save}
        />
      )}
      <p role="status" className="lw-note">
        {message === '' && !named ? t('lwCountry:needsName') : message}
      </p>
    </section>
  );
}
