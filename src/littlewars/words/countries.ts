import { COUNTRIES, COUNTRY_IDS, type CountryId } from '../battles/countries';
import { generatedSeed } from '../battles/generator';
import type { Country, Piece } from '../engine/types';
import { t, type MessageKey } from './t';

type PieceKey = Extract<MessageKey, `lwCountries:${CountryId}.pieces.${string}`>;

/** Returns the name of one of the ready Countries. */
export const countryName = (id: CountryId): string => t(`lwCountries:${id}.name`);
export const countrySentence = (id: CountryId): string => t(`lwCountries:${id}.sentence`);

export const generatedSentence = (): string => t('lwCountries:generated.sentence');

/**
 * Returns the name of a Country on this page. Names in records are data; those of ready and generated Countries are
 * shown in the page's language.
 */
export function titleOf({ name }: Pick<Country, 'name'>): string {
  const ready = COUNTRY_IDS.find((id) => COUNTRIES[id].name === name);
  if (ready !== undefined) return countryName(ready);
  const seed = generatedSeed(name);
  return seed === null ? name : t('lwCountries:generated.name', { seed: String(seed) });
}

type Named = Pick<Piece, 'id' | 'name'>;
const idAndName = ({ id, name }: Named): string => `${id} ${name}`;
/** The messages with the names of the pieces of ready Countries, by id and name. */
const PIECES: ReadonlyMap<string, PieceKey> = new Map(
  COUNTRY_IDS.flatMap((country) =>
    COUNTRIES[country].pieces
      .filter(({ name }) => name !== undefined)
      .map((piece) => [idAndName(piece), `lwCountries:${country}.pieces.${piece.id}` as PieceKey]),
  ),
);

/** Returns the name of a piece, in the page's language if it is one of a ready Country's; undefined if it has none. */
export function properName(piece: Named): string | undefined {
  const key = PIECES.get(idAndName(piece));
  return key === undefined ? piece.name : t(key);
}

/** Returns a Country with its names in the page's language, which become its own when it is edited. */
export const withSaidNames = (country: Country): Country => ({
  ...country,
  name: titleOf(country),
  pieces: country.pieces.map((piece) => {
    const name = properName(piece);
    return name === undefined ? piece : { ...piece, name };
  }),
});
