import { useMemo, type ReactNode } from 'react';
import { COUNTRIES, COUNTRY_IDS, type CountryId } from '../../battles/countries';
import { FIELDS, generatedCountry } from '../../battles/generator';
import type { Country } from '../../engine/types';
import { writeCountryJson } from '../../game/countryJson';
import {
  countryName,
  countrySentence,
  generatedSentence,
  withProperNames,
} from '../../words/names';
import { t } from '../../words/t';
import { CountrySelect, OWN, type CountryPick } from '../plan/CountrySelect';

const GENERATED = 'generated';
/** The generated Country that is wide enough for 200 men (1.4). */
const WIDE = 'wide';

/**
 * The Country chosen for a new battle by its `id`: one that comes with the game, one generated from the number `seed`,
 * on a usual or a wide field, or the player's `own` from the editor.
 */
export type CountryOptions = CountryPick<CountryId | typeof GENERATED | typeof WIDE>;

/**
 * Returns the Country that was chosen for a new battle; a generated one is always the same for the same number `seed`.
 * A missing Country of the player's own is replaced by Hook's Farm.
 */
export function countryOf({ id, seed, own }: CountryOptions): Country {
  if (id === OWN) return own ?? COUNTRIES['hooks-farm'];
  return id === GENERATED || id === WIDE
    ? generatedCountry({ seed, ...(id === WIDE ? FIELDS.wide : FIELDS.usual) })
    : COUNTRIES[id];
}

/** Returns the choice that leads to a Country: its id if it comes with the game, otherwise as the player's own. */
export function optionsOf(country: Country): CountryOptions {
  const id = COUNTRY_IDS.find(
    (each) => writeCountryJson(COUNTRIES[each]) === writeCountryJson(country),
  );
  return id === undefined ? { id: OWN, seed: 1, own: country } : { id, seed: 1 };
}

/**
 * Returns whether the players made the chosen Country themselves since the last battle: in the editor, or by a number
 * from which it is generated. `last` is the Country of that battle.
 */
export const isMade = ({ id, own }: CountryOptions, last: Country | undefined): boolean =>
  id === GENERATED || id === WIDE || (id === OWN && own !== last);

/**
 * Returns the chosen Country as the editor starts with it: names that the page translates become the Country's own.
 */
export const layoutOf = (options: CountryOptions): Country =>
  options.id === OWN ? countryOf(options) : withProperNames(countryOf(options));

/** Returns a note on the choice; null for a Country from the editor, which shows only its name. */
const noteOf = ({ id }: CountryOptions): string | null =>
  id === OWN ? null : id === GENERATED || id === WIDE ? generatedSentence() : countrySentence(id);

interface CountryChoiceProps {
  readonly options: CountryOptions;
  readonly onOptions: (options: CountryOptions) => void;
  /** Called to open the editor with the chosen Country; missing where it is not offered. */
  readonly onLayOut?: () => void;
}

/**
 * Renders the choice of the Country for a new battle of Little Wars, with a picture of it. `onOptions` is called with
 * the choice, and `onLayOut`, if given, to change the Country in the editor.
 */
export function CountryChoice({ options, onOptions, onLayOut }: CountryChoiceProps): ReactNode {
  const country = useMemo(() => countryOf(options), [options]);
  return (
    <CountrySelect
      picked={options}
      country={country}
      ready={COUNTRY_IDS}
      generated={[GENERATED, WIDE]}
      words={(id) =>
        id === GENERATED
          ? t('lwHeadquarters:generated')
          : id === WIDE
            ? t('lwHeadquarters:generatedWide')
            : countryName(id)
      }
      note={noteOf(options)}
      onPick={onOptions}
    >
      {onLayOut && (
        <div className="lw-inputs">
          <button type="button" onClick={onLayOut}>
            {t('lwCountry:layOut')}
          </button>
        </div>
      )}
    </CountrySelect>
  );
}
