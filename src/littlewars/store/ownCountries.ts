import { isRecord } from '../../shell/json';
import { stored } from '../../shell/stored';
import type { TextStorage, Written } from '../../shell/storage';
import type { Country } from '../engine/types';
import { readCountryJson, writeCountryJson } from '../game/countryJson';

/** Where a browser keeps the Countries that were laid out in it, by their names. */
export const COUNTRIES_KEY = 'little-wars/countries';

/** Entry by entry: what is no Country of this version's is kept all the same. */
const COUNTRIES = stored<readonly unknown[]>({
  key: COUNTRIES_KEY,
  schema: (json) => (isRecord(json) && Array.isArray(json.countries) ? json.countries : null),
  written: (countries, version) => ({ version, countries }),
  empty: [],
});

const countryIn = (entry: unknown): Country | null =>
  typeof entry === 'string' ? readCountryJson(entry) : null;

/** The Countries that were laid out in this browser, in the order they were first kept. Never throws. */
export const readOwnCountries = (storage: Pick<TextStorage, 'read'>): Country[] =>
  COUNTRIES.read(storage).flatMap((entry) => countryIn(entry) ?? []);

/** The texts of what is kept, those among them that are no Country of this version's too. */
export const readCountryTexts = (storage: Pick<TextStorage, 'read'>): string[] =>
  COUNTRIES.read(storage).filter((entry) => typeof entry === 'string');

/** Keeps a Country under its name, in the place of one that had it. */
export function saveCountry(storage: TextStorage, country: Country): Written {
  const text = writeCountryJson(country);
  const entries = COUNTRIES.read(storage);
  const isIt = (entry: unknown): boolean => countryIn(entry)?.name === country.name;
  return COUNTRIES.write(
    storage,
    entries.some(isIt) ? entries.map((entry) => (isIt(entry) ? text : entry)) : [...entries, text],
  );
}

export const forgetCountry = (storage: TextStorage, name: string): Written =>
  COUNTRIES.write(
    storage,
    COUNTRIES.read(storage).filter((entry) => countryIn(entry)?.name !== name),
  );
