import { manOf, other } from '../engine/men';
import { gunNamed } from '../engine/refusals';
import type { Battle, BySide, Country, Piece, Side } from '../engine/types';
import type { Force } from '../engine/battleRules';
import { t, type MessageKey } from './t';
import { listed } from '../../shell/language/intl';
import { COUNTRIES, COUNTRY_IDS, type CountryId } from '../battles/countries';
import { KRIEGSPIEL_COUNTRIES, KRIEGSPIEL_IDS } from '../battles/kriegspielCountries';
import { generatedSeed } from '../battles/generator';

const READY = { ...COUNTRIES, ...KRIEGSPIEL_COUNTRIES } as const;
const READY_IDS = [...COUNTRY_IDS, ...KRIEGSPIEL_IDS] as const;
type ReadyId = (typeof READY_IDS)[number];
type PieceKey = Extract<MessageKey, `lwCountries:${ReadyId}.pieces.${string}`>;

/** Returns the name of a Country that comes with the program, by its id, in the language of the page. */
export const countryName = (id: ReadyId): string => t(`lwCountries:${id}.name`);
/** Returns a sentence that describes a Country that comes with Little Wars, by its id. */
export const countrySentence = (id: CountryId): string => t(`lwCountries:${id}.sentence`);

/** Returns a sentence that describes the Countries generated from a number. */
export const generatedSentence = (): string => t('lwCountries:generated.sentence');

/**
 * Returns the name of a Country as the page shows it: of a Country that comes with the program, or is generated from a
 * number, in the page's language; any other as it stands in the record.
 */
export function titleOf({ name }: Pick<Country, 'name'>): string {
  const ready = READY_IDS.find((id) => READY[id].name === name);
  if (ready !== undefined) return countryName(ready);
  const seed = generatedSeed(name);
  return seed === null ? name : t('lwCountries:generated.name', { seed: String(seed) });
}

type Named = Pick<Piece, 'id' | 'name'>;
const idAndName = ({ id, name }: Named): string => `${id} ${name}`;
/** The messages with the names of the pieces of ready Countries, by id and name. What both sides have has one name. */
const PIECES: ReadonlyMap<string, PieceKey> = new Map(
  READY_IDS.flatMap((country) =>
    READY[country].pieces
      .filter(({ name }) => name !== undefined)
      .map((piece) => [
        idAndName(piece),
        `lwCountries:${country}.pieces.${piece.id.replace(/-[ab]$/, '')}` as PieceKey,
      ]),
  ),
);

/**
 * Returns the name of a piece of scenery, translated if its Country comes with the program; undefined if the piece has
 * no name.
 */
export function properName(piece: Named): string | undefined {
  const key = PIECES.get(idAndName(piece));
  return key === undefined ? piece.name : t(key);
}

/**
 * Returns a Country in which its name, and those of its pieces of scenery, are replaced by those that the page's
 * language has for them; in the editor of Countries they become the Country's own.
 */
export const withProperNames = (country: Country): Country => ({
  ...country,
  name: titleOf(country),
  pieces: country.pieces.map((piece) => {
    const name = properName(piece);
    return name === undefined ? piece : { ...piece, name };
  }),
});

/** Returns a text with its first letter as a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the name of a side in the language of the page: `Red`, `Blue`. */
export const sideName = (side: Side): string => t(`lwField:sides.${side}`);

/**
 * Returns what a sentence calls the player of a side: by name and colour, `Ann (Red)`, if a name was given, otherwise
 * by the colour.
 */
export function playerTitle(players: BySide<string>, side: Side): string {
  const name = players[side];
  return name === '' ? sideName(side) : t('lwField:player', { name, side: sideName(side) });
}

/** Returns the name of a side, in the Defensive Game with its part (littlewars.md 6.3): `Red, attacking`. */
export const roleName = ({ rules, first }: Pick<Battle, 'rules' | 'first'>, side: Side): string =>
  rules.kind === 'defence'
    ? t(side === first ? 'lwTable:attacking' : 'lwTable:defending', { side: sideName(side) })
    : sideName(side);

/** Returns a sentence on who attacks and who defends (littlewars.md 6.3); empty except in the Defensive Game. */
export const rolesWords = (
  { rules, first, phase }: Pick<Battle, 'rules' | 'first' | 'phase'>,
  players: BySide<string>,
): string =>
  rules.kind === 'defence'
    ? t(phase === 'over' ? 'lwResults:roles' : 'lwTable:roles', {
        attacker: playerTitle(players, first),
        defender: playerTitle(players, other(first)),
      })
    : '';

/** Returns the name of a piece of scenery; if it has none, that of its kind. */
export const pieceName = (piece: Piece): string =>
  properName(piece) ?? t(`lwField:pieces.${piece.kind}`);

/** Returns the name of the piece of scenery with an id, or of its kind; the id itself if there is no such piece. */
export const pieceNamed = (country: Country, id: string): string => {
  const piece = country.pieces.find((each) => each.id === id);
  return piece === undefined ? id : pieceName(piece);
};

/** Returns the name of the man or gun with an id by kind and number: `infantryman R12`; an unknown id itself. */
export function nameOf(battle: Pick<Battle, 'men' | 'guns'>, id: string): string {
  const man = manOf(battle, id);
  if (man !== undefined) return t(`lwField:one.${man.arm}`, { id });
  return gunNamed(battle, id) === undefined ? id : t('lwField:one.gun', { id });
}

/** Returns a force in words, by arm: `25 infantry, 12 cavalry and 1 gun`. */
export const forceWords = (force: Force): string =>
  listed(
    (['infantry', 'cavalry', 'guns'] as const).map((what) =>
      t(`lwField:count.${what}`, { count: force[what] }),
    ),
  );
