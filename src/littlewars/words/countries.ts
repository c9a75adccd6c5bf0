import type { CountryId } from '../battles/countries';
import { lateMessages } from './t';

const tell = lateMessages('lwCountries');

/** What one of the Countries that are ready to be fought over is called, and what it is like. */
export const countryName = (id: CountryId): string => tell(`${id}.name`);
export const countrySentence = (id: CountryId): string => tell(`${id}.sentence`);

/** The same of a Country that follows from a seed. */
export const generatedName = (seed: number): string =>
  tell('generated.name', { seed: String(seed) });
export const generatedSentence = (): string => tell('generated.sentence');
