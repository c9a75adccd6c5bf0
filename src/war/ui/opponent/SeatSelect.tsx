import { useId, type ReactNode } from 'react';
import { SIDES, type Side } from '../../engine/vocabulary';
import type { Seats } from '../../game/seat';
import type { Seat } from '../../seats/kind';
import { kindOf, SEAT_KINDS } from '../../seats/kinds';
import { wordsOf } from '../../seats/words';
import { theSide } from '../../words/sentences';
import { t } from '../../words/t';
import './opponent.css';

interface SeatFieldsProps {
  readonly seats: Seats;
  readonly onSeats: (seats: Seats) => void;
}

/** The choice of who plays each side; `onSeats` is called with the players of both sides when one changes. */
export const SeatFields = ({ seats, onSeats }: SeatFieldsProps): ReactNode =>
  SIDES.map((side) => (
    <SeatSelect
      key={side}
      side={side}
      seat={seats[side]}
      onSeat={(seat) => onSeats({ ...seats, [side]: seat })}
    />
  ));

interface SeatSelectProps {
  readonly side: Side;
  readonly seat: Seat;
  readonly onSeat: (seat: Seat) => void;
}

/**
 * The choice of who plays `side`, a person or one of the bots, with a description of the one chosen (`seat`); `onSeat`
 * is called with a new choice.
 */
export function SeatSelect({ side, seat, onSeat }: SeatSelectProps): ReactNode {
  const id = useId();
  const choices = Object.values(SEAT_KINDS).flatMap((kind) => kind.choices);
  const chosen = choices.findIndex((each) => isSame(each, seat));
  const words = wordsOf(seat);
  const asked = words.asks();
  return (
    <div className="seat" data-side={side}>
      <label htmlFor={id}>{t('opponent:seats.side', { side: theSide(side) })}</label>
      <select
        id={id}
        value={chosen}
        aria-describedby={`${id}-portrait`}
        onChange={({ target }) => onSeat(choices[Number(target.value)] ?? seat)}
      >
        {/* A seat that no form gives stays until another is chosen. */}
        {chosen < 0 && <option value={chosen}>{words.choice(seat)}</option>}
        {choices.map((each, at) => (
          <option key={at} value={at}>
            {wordsOf(each).choice(each)}
          </option>
        ))}
      </select>
      <p id={`${id}-portrait`}>{words.portrait(seat)}</p>
      {asked !== '' && (
        <>
          <label htmlFor={`${id}-word`}>{asked}</label>
          <input
            id={`${id}-word`}
            autoComplete="off"
            value={kindOf(seat).saved?.wordOf(seat) ?? ''}
            onChange={({ target }) => onSeat(kindOf(seat).saved?.seatOf(target.value) ?? seat)}
          />
        </>
      )}
    </div>
  );
}

/** Returns whether two seats are alike: of one kind, with the same word in saves unless that is typed. */
function isSame(a: Seat, b: Seat): boolean {
  const { saved } = kindOf(a);
  const isTyped = wordsOf(a).asks() !== '';
  return a.kind === b.kind && (isTyped || saved?.wordOf(a) === saved?.wordOf(b));
}
