import { useState, type ReactNode } from 'react';
import { SIDES } from '../../engine/vocabulary';
import type { Seats } from '../../game/seat';
import { seatsSentence } from '../../words/opponent';
import { SeatSelect } from '../opponent/door';
import { t } from '../../words/t';

interface SeatsChoiceProps {
  readonly seats: Seats;
  readonly onSeats: (seats: Seats) => void;
}

/** Who plays each side. */
export function SeatsChoice({ seats, onSeats }: SeatsChoiceProps): ReactNode {
  const [open, setOpen] = useState(false);
  const chosen = seatsSentence(seats);
  return (
    <details className="hq-seats" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t('opponent:seats.title')}
        {chosen !== '' && <em> · {chosen}</em>}
      </summary>
      {open &&
        SIDES.map((side) => (
          <SeatSelect
            key={side}
            side={side}
            seat={seats[side]}
            onSeat={(seat) => onSeats({ ...seats, [side]: seat })}
          />
        ))}
    </details>
  );
}
