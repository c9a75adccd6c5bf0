import { COUNTRIES, COUNTRY_IDS, type CountryId } from '../battles/countries';
import { generatedSeed } from '../battles/generator';
import type { Country, Piece } from '../engine/types';
import { t, type MessageKey } from './t';

type PieceKey = Extract<MessageKey, `lwCountries:${CountryId}.pieces.${string}`>;

/** What one of the Countries that are ready to be fought over is called, and what it is like. */
export const countryName = (id: CountryId): string => t(`lwCountries:${id}.name`);
export const countrySentence = (id: CountryId): string => t(`lwCountries:${id}.sentence`);

export const generatedSentence = (): string => t('lwCountries:generated.sentence');

/**
 * What a Country is called on this page. The names that records carry are data; those of ready Countries, and of what a
 * number makes, are said in the page's language wherever they come from.
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

/** The name of a piece, in the page's language where it is one of a ready Country's; undefined where it has none. */
export function properName(piece: Named): string | undefined {
  const key = PIECES.get(idAndName(piece));
  return key === undefined ? piece.name : t(key);
}

/** A Country with its names as this page says them: somebody goes on with it by hand, and they become its own. */
export const withSaidNames = (country: Country): Country => ({
  ...country,
  name: titleOf(country),
  pieces: country.pieces.map((piece) => {
    const name = properName(piece);
    return name === undefined ? piece : { ...piece, name };
  }),
});
