import { isRecord } from '../../shell/json';
import { stored } from '../../shell/stored';
import type { TextStorage, Written } from '../../shell/storage';
import type { Country } from '../engine/types';
import { readCountryJson, writeCountryJson } from '../game/countryJson';

/** The storage key of the list of Countries that were laid out and saved in this browser. */
export const COUNTRIES_KEY = 'little-wars/countries';

/** Entries that are no Country of this version are preserved. */
const COUNTRIES = stored<readonly unknown[]>({
  key: COUNTRIES_KEY,
  schema: (json) => (isRecord(json) && Array.isArray(json.countries) ? json.countries : null),
  written: (countries, version) => ({ version, countries }),
  empty: [],
});

const countryIn = (entry: unknown): Country | null =>
  typeof entry === 'string' ? readCountryJson(entry) : null;

/**
 * Returns the Countries that were laid out and saved in this browser, in the order in which they were first saved;
 * unreadable ones are left out. Never throws.
 */
export const readOwnCountries = (storage: Pick<TextStorage, 'read'>): Country[] =>
  COUNTRIES.read(storage).flatMap((entry) => countryIn(entry) ?? []);

/**
 * Returns the texts (JSON) of all Countries saved in this browser, in the order in which they were first saved,
 * including those that this version cannot read. Never throws.
 */
export const readCountryTexts = (storage: Pick<TextStorage, 'read'>): string[] =>
  COUNTRIES.read(storage).filter((entry) => typeof entry === 'string');

/**
 * Saves a Country in this browser under its name, in place of an earlier one of that name. Returns `saved`, or why it
 * could not be stored. Never throws.
 */
export function saveCountry(storage: TextStorage, country: Country): Written {
  const text = writeCountryJson(country);
  const entries = COUNTRIES.read(storage);
  const isIt = (entry: unknown): boolean => countryIn(entry)?.name === country.name;
  return COUNTRIES.write(
    storage,
    entries.some(isIt) ? entries.map((entry) => (isIt(entry) ? text : entry)) : [...entries, text],
  );
}

/** Deletes a saved Country by its name. Returns `saved`, or why that could not be stored. Never throws. */
export const forgetCountry = (storage: TextStorage, name: string): Written =>
  COUNTRIES.write(
    storage,
    COUNTRIES.read(storage).filter((entry) => countryIn(entry)?.name !== name),
  );
