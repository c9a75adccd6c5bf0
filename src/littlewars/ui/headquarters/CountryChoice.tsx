import { useMemo, type ReactNode } from 'react';
import { HOOKS_FARM } from '../../battles/hooksFarm';
import type { Country } from '../../engine/types';
import { lateMessages } from '../../words/t';
import { Plan } from '../plan/Plan';

const tell = lateMessages('lwHeadquarters');

/** The country that is wished for: one of those that the game brings along. */
export interface CountryWish {
  readonly id: string;
  readonly seed: number;
}

export const countryOf = (_wish: CountryWish): Country => HOOKS_FARM;

interface CountryChoiceProps {
  readonly wish: CountryWish;
  readonly onWish: (wish: CountryWish) => void;
}

/** The country of a new battle, with a picture of it. */
export function CountryChoice({ wish }: CountryChoiceProps): ReactNode {
  const country = useMemo(() => countryOf(wish), [wish]);
  return (
    <fieldset className="lw-choice">
      <legend>{tell('country')}</legend>
      <div className="lw-new-country">
        <Plan country={country} side="red" label={country.name} />
      </div>
    </fieldset>
  );
}
