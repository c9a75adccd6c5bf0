import { useMemo, type ReactNode } from 'react';
import { countryFaults } from '../../engine/countryFaults';
import type { Country } from '../../engine/types';
import { readOwnCountries } from '../../store/ownCountries';
import { titleOf } from '../../words/names';
import { t } from '../../words/t';
import { Count } from '../base/Choice';
import { useStorage } from '../base/storage';
import { useRandomInt } from '../base/useGame';
import { PlanPicture } from './PlanPicture';

/** The id that stands, in a choice of a Country, for the player's own Country from the editor: `own`. */
export const OWN = 'own';
const MOST = 999_999;

/**
 * The Country chosen for a new battle: by `id` one that comes with the program, one generated from the number `seed`,
 * or the player's `own` from the editor.
 */
export interface CountryPick<Id extends string> {
  readonly id: Id | typeof OWN;
  readonly seed: number;
  /** The Country, if `id` is `own`. */
  readonly own?: Country;
}

interface CountrySelectProps<Id extends string> {
  readonly picked: CountryPick<Id>;
  readonly country: Country;
  /** Ids of ready Countries, then of those that are generated. */
  readonly ready: readonly Id[];
  readonly generated: readonly Id[];
  readonly words: (id: Id) => string;
  readonly note: string | null;
  /** Whether a Country from the editor may be fought over; one with faults never may. */
  readonly mayBe?: (country: Country) => boolean;
  readonly onPick: (picked: CountryPick<Id>) => void;
  /** What else can be done with the chosen Country. */
  readonly children?: ReactNode;
}

/**
 * Renders the choice of the Country for a new battle of Little Wars or Kriegspiel: one that comes with the program,
 * the player's own, or one generated from a number, with a picture of it. `words` returns the label of an id; `onPick`
 * is called with the choice.
 */
export function CountrySelect<Id extends string>(props: CountrySelectProps<Id>): ReactNode {
  const { picked, country, ready, generated, words, note, mayBe = () => true, onPick } = props;
  const lot = useRandomInt();
  const storage = useStorage();
  const stored = readOwnCountries(storage).filter(
    (each) => countryFaults(each).length === 0 && mayBe(each),
  );
  // One that is not saved is listed as long as it is chosen.
  const mine =
    picked.own === undefined || stored.some(({ name }) => name === picked.own?.name)
      ? stored
      : [...stored, picked.own];
  const { id } = picked;
  const grown = id !== OWN && generated.includes(id);
  const picture = useMemo(
    () => <PlanPicture country={country} label={titleOf(country)} />,
    [country],
  );
  const option = (each: Id): ReactNode => (
    <option key={each} value={each}>
      {words(each)}
    </option>
  );
  return (
    <fieldset className="lw-choice">
      <legend>{t('lwHeadquarters:country')}</legend>
      <select
        className="lw-select"
        aria-label={t('lwHeadquarters:country')}
        value={id === OWN ? `${OWN} ${picked.own?.name ?? ''}` : id}
        onChange={({ target: { value } }) => {
          const own = mine.find(({ name }) => `${OWN} ${name}` === value);
          onPick(own === undefined ? { ...picked, id: value as Id } : { ...picked, id: OWN, own });
        }}
      >
        {ready.map(option)}
        {mine.map(({ name }) => (
          <option key={name} value={`${OWN} ${name}`}>
            {titleOf({ name })}
          </option>
        ))}
        {generated.map(option)}
      </select>
      {grown && (
        <div className="lw-inputs">
          <Count
            label={t('lwHeadquarters:countryNumber')}
            value={picked.seed}
            most={MOST}
            onChange={(seed) => onPick({ ...picked, seed: Math.floor(seed) })}
          />
          <button type="button" onClick={() => onPick({ ...picked, seed: lot(MOST) })}>
            {t('lwHeadquarters:another')}
          </button>
        </div>
      )}
      {note !== null && <p className="lw-note">{note}</p>}
      {props.children}
      <div className="lw-new-country">{picture}</div>
    </fieldset>
  );
}
