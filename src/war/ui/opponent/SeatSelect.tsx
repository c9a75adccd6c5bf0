import { useId, type ReactNode } from 'react';
import type { Side } from '../../engine/vocabulary';
import { levelIn, BOT_LEVELS, seatOf, type Seat } from '../../game/seat';
import { levelChoice, levelPortrait } from '../../words/opponent';
import { theSide } from '../../words/sentences';
import { t } from '../../words/t';
import './opponent.css';

const PERSON = 'person';

interface SeatSelectProps {
  readonly side: Side;
  readonly seat: Seat;
  readonly onSeat: (seat: Seat) => void;
}

/** The choice of a side's seat: a person, or a bot of a level, with its description. */
export function SeatSelect({ side, seat, onSeat }: SeatSelectProps): ReactNode {
  const level = levelIn(seat);
  const id = useId();
  return (
    <div className="seat" data-side={side}>
      <label htmlFor={id}>{t('opponent:seats.side', { side: theSide(side) })}</label>
      <select
        id={id}
        value={level ?? PERSON}
        aria-describedby={`${id}-portrait`}
        onChange={({ target }) =>
          onSeat(seatOf(BOT_LEVELS.find((each) => `${each}` === target.value)))
        }
      >
        <option value={PERSON}>{t('opponent:seats.person')}</option>
        {BOT_LEVELS.map((each) => (
          <option key={each} value={each}>
            {levelChoice(each)}
          </option>
        ))}
      </select>
      <p id={`${id}-portrait`}>{level !== undefined && levelPortrait(level)}</p>
    </div>
  );
}
