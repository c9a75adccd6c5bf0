import type { ReactNode } from 'react';
import { NameInput } from '../../../shell/ui/NameInput';
import { SIDES, type BySide } from '../../engine/types';
import { sideName } from '../../words/names';
import { t } from '../../words/t';
import './form.css';

/** The most characters of a player's name. */
const LONGEST_NAME = 40;

/** Returns the names of both players without blanks around them, as they are saved. */
export const trimmed = ({ red, blue }: BySide<string>): BySide<string> => ({
  red: red.trim(),
  blue: blue.trim(),
});

interface PlayerNamesProps {
  readonly players: BySide<string>;
  readonly onPlayers: (players: BySide<string>) => void;
}

/** Renders two fields for the names of the players, which may stay empty. */
export const PlayerNames = ({ players, onPlayers }: PlayerNamesProps): ReactNode => (
  <fieldset className="lw-choice lw-new-names">
    <legend>{t('lwHeadquarters:players')}</legend>
    {SIDES.map((side) => (
      <label key={side}>
        {sideName(side)}
        <NameInput
          longest={LONGEST_NAME}
          name={players[side]}
          onName={(name) => onPlayers({ ...players, [side]: name })}
        />
      </label>
    ))}
  </fieldset>
);
