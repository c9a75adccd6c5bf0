import { useId, type ReactNode } from 'react';
import type { Side } from '../../engine/vocabulary';
import { PROGRAM_LEVELS, type ProgramLevel } from '../../game/seat';
import { levelChoice, levelPortrait, tellOpponent } from '../../words/opponent';
import { theSide } from '../../words/sentences';
import './opponent.css';

const PERSON = 'person';

interface SeatSelectProps {
  readonly side: Side;
  readonly level: ProgramLevel | undefined;
  readonly onLevel: (level: ProgramLevel | undefined) => void;
}

/** Who has a side's seat: a person, or a program of a level, with its portrait. */
export function SeatSelect({ side, level, onLevel }: SeatSelectProps): ReactNode {
  const id = useId();
  return (
    <div className="seat" data-side={side}>
      <label htmlFor={id}>{tellOpponent('seats.side', { side: theSide(side) })}</label>
      <select
        id={id}
        value={level ?? PERSON}
        aria-describedby={`${id}-portrait`}
        onChange={({ target }) =>
          onLevel(PROGRAM_LEVELS.find((each) => `${each}` === target.value))
        }
      >
        <option value={PERSON}>{tellOpponent('seats.person')}</option>
        {PROGRAM_LEVELS.map((each) => (
          <option key={each} value={each}>
            {levelChoice(each)}
          </option>
        ))}
      </select>
      <p id={`${id}-portrait`}>{level !== undefined && levelPortrait(level)}</p>
    </div>
  );
}
