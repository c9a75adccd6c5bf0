import type { TextStorage, Written } from '../../shell/storage';
import type { Country } from '../engine/types';
import { readCountryJson, writeCountryJson } from '../game/countryJson';

/** Where a browser keeps the Countries that were laid out in it, by their names. */
export const COUNTRIES_KEY = 'little-wars/countries';

/** What is kept, entry by entry: what is no Country of this version's is kept all the same. */
function entriesIn(storage: Pick<TextStorage, 'read'>): readonly unknown[] {
  const text = storage.read(COUNTRIES_KEY);
  if (typeof text !== 'string') return [];
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept === 'object' && kept !== null && 'countries' in kept)
      return Array.isArray(kept.countries) ? (kept.countries as unknown[]) : [];
  } catch {
    // It is no text of this program: nobody has laid out anything here.
  }
  return [];
}

const countryIn = (entry: unknown): Country | null =>
  typeof entry === 'string' ? readCountryJson(entry) : null;

/** The Countries that were laid out in this browser, in the order they were first kept. Never throws. */
export const readOwnCountries = (storage: Pick<TextStorage, 'read'>): Country[] =>
  entriesIn(storage).flatMap((entry) => countryIn(entry) ?? []);

/** The texts of what is kept, those among them that are no Country of this version's too. */
export const readCountryTexts = (storage: Pick<TextStorage, 'read'>): string[] =>
  entriesIn(storage).filter((entry) => typeof entry === 'string');

const write = (storage: TextStorage, countries: readonly unknown[]): Written =>
  storage.write(COUNTRIES_KEY, JSON.stringify({ version: 1, countries }));

/** Keeps a Country under its name, in the place of one that had it. */
export function keepCountry(storage: TextStorage, country: Country): Written {
  const text = writeCountryJson(country);
  const entries = entriesIn(storage);
  const isIt = (entry: unknown): boolean => countryIn(entry)?.name === country.name;
  return write(
    storage,
    entries.some(isIt) ? entries.map((entry) => (isIt(entry) ? text : entry)) : [...entries, text],
  );
}

export const forgetCountry = (storage: TextStorage, name: string): Written =>
  write(
    storage,
    entriesIn(storage).filter((entry) => countryIn(entry)?.name !== name),
  );
