import { useState, type ReactNode } from 'react';
import { SIDES } from '../../engine/vocabulary';
import { PEOPLE, programsOf, type Programs } from '../../game/seat';
import { seatsSentence, tellOpponent } from '../../words/opponent';
import { SeatSelect } from '../opponent/door';

interface SeatsChoiceProps {
  readonly onPrograms: (programs: Programs | undefined) => void;
}

/** Who plays each side: at first people do. */
export function SeatsChoice({ onPrograms }: SeatsChoiceProps): ReactNode {
  const [seating, setSeating] = useState(PEOPLE);
  const [open, setOpen] = useState(false);
  const chosen = seatsSentence(programsOf(seating));
  return (
    <details className="hq-seats" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {tellOpponent('seats.title')}
        {chosen !== '' && <em> · {chosen}</em>}
      </summary>
      {open &&
        SIDES.map((side) => (
          <SeatSelect
            key={side}
            side={side}
            level={seating[side]}
            onLevel={(level) => {
              const next = { ...seating, [side]: level };
              setSeating(next);
              onPrograms(programsOf(next));
            }}
          />
        ))}
    </details>
  );
}
