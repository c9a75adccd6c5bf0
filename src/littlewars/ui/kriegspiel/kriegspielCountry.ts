import { KRIEGSPIEL_COUNTRIES, KRIEGSPIEL_IDS } from '../../battles/kriegspielCountries';
import { generatedKriegspiel } from '../../battles/kriegspielGenerator';
import type { KriegspielCountryId } from '../../battles/readyKriegspiel';
import { countryFaults } from '../../engine/countryFaults';
import type { Country } from '../../engine/types';
import { titleOf } from '../../words/names';
import { t } from '../../words/t';
import { OWN, type CountryPick } from '../plan/CountrySelect';

// The Countries that a battle of Kriegspiel can be fought on: ready ones, one's own, and generated ones of three sizes.

/** The sizes of generated Countries in feet (kriegspiel.md 1.1). */
const SIZES = {
  '18x12': { width: 18, depth: 12 },
  '24x16': { width: 24, depth: 16 },
  '36x24': { width: 36, depth: 24 },
} as const;
type SizeId = keyof typeof SIZES;
/** The sizes in which a Country of Kriegspiel can be generated, as ids of width and depth in feet. */
export const SIZE_IDS = Object.keys(SIZES) as readonly SizeId[];
export { KRIEGSPIEL_IDS };

/**
 * The Country chosen for a new battle of Kriegspiel by its `id`: one that comes with the program, one generated from
 * the number `seed` in a certain size, or the player's `own`.
 */
export type PickedCountry = CountryPick<KriegspielCountryId | SizeId>;

const isSize = (id: PickedCountry['id']): id is SizeId => Object.hasOwn(SIZES, id);

/**
 * Returns the Country that was chosen for a new battle of Kriegspiel; a generated one is always the same for the same
 * number `seed` and size. A missing Country of the player's own is replaced by The River Line.
 */
export function pickedCountry({ id, seed, own }: PickedCountry): Country {
  if (id === OWN) return own ?? KRIEGSPIEL_COUNTRIES['river-line'];
  return isSize(id) ? generatedKriegspiel({ seed, ...SIZES[id] }) : KRIEGSPIEL_COUNTRIES[id];
}

/**
 * Returns the label of a Country in the choice for a new battle of Kriegspiel: the name of one that comes with the
 * program, or the size of a generated one.
 */
export const pickWords = (id: KriegspielCountryId | SizeId): string =>
  isSize(id) ? t('lwKriegspielTable:new.generated', SIZES[id]) : titleOf(KRIEGSPIEL_COUNTRIES[id]);

/** Returns a sentence that describes the chosen Country of Kriegspiel; null for the player's own. */
export const pickNote = ({ id }: PickedCountry): string | null =>
  id === OWN
    ? null
    : isSize(id)
      ? t('lwKriegspielTable:new.generatedNote')
      : t(`lwKriegspielTable:new.countries.${id}`);

/**
 * Returns whether records can name all pieces of scenery of a Country: their ids have 1 to 40 letters, digits, `_` or
 * `-`. There can be no battle on any other Country.
 */
export const mayBeFoughtOver = ({ pieces }: Country): boolean =>
  pieces.every(({ id }) => /^[\w-]{1,40}$/.test(id));

/**
 * Returns the Country with which the form of a new battle of Kriegspiel opens: `laidOut`, which comes from the editor
 * or a link, if it has no faults and may be fought over; otherwise The River Line, which comes with the program.
 */
export const firstPick = (laidOut: Country | null): PickedCountry =>
  laidOut !== null && countryFaults(laidOut).length === 0 && mayBeFoughtOver(laidOut)
    ? { id: OWN, seed: 1, own: laidOut }
    : { id: 'river-line', seed: 1 };
