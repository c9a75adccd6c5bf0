import { useId, useState, type ReactNode } from 'react';
import { SeatsDialog as SeatsFrame } from '../../../shell/ui/pages/SeatsDialog';
import { SIDES, type BySide, type Side } from '../../engine/types';
import type { Game } from '../../game/game';
import { PERSON, PROGRAM_LEVELS, seatsOf, type Seat, type Seats } from '../../game/seats';
import { sideName } from '../../words/names';
import { programName, programPortrait } from '../../words/program';
import { t } from '../../words/t';
import { useBattleStore, useOwnSettings, useSettings } from '../base/useGame';
import '../base/form.css';
import './program.css';

interface SeatsDialogProps {
  readonly game: Game;
  readonly onClose: () => void;
}

/**
 * Renders a dialog that asks who gives each side's orders from now on, a person or a program of some level, and how
 * fast a program's acts are shown. The battle is paused while it is open.
 */
export function SeatsDialog({ game, onClose }: SeatsDialogProps): ReactNode {
  const store = useBattleStore();
  const [seats, setSeats] = useState<Seats>(() => seatsOf(game));
  const settings = useOwnSettings();
  const pace = useSettings(({ programPace }) => programPace);
  return (
    <SeatsFrame
      words={{
        title: t('lwProgram:seats.title'),
        about: t('lwProgram:seats.about'),
        cancel: t('lwProgram:seats.cancel'),
        change: t('lwProgram:seats.change'),
        pace: t('lwProgram:pace'),
        paces: (each) => t(`lwProgram:paces.${each}`),
      }}
      pace={pace}
      onPace={(programPace) => settings.change({ programPace })}
      onChange={() => store.changeSeats(seats, playersAfter(game, seats))}
      onClose={onClose}
    >
      {SIDES.map((side) => (
        <SeatSelect
          key={side}
          side={side}
          seat={seats[side]}
          onSeat={(seat) => setSeats({ ...seats, [side]: seat })}
        />
      ))}
    </SeatsFrame>
  );
}

/** Returns the names of the players after a change of seats: a program has that of its level, and takes it along. */
function playersAfter(game: Game, seats: Seats): BySide<string> {
  const before = seatsOf(game);
  const nameOf = (side: Side): string => {
    const [was, is] = [before[side], seats[side]];
    if (is.kind === 'program') return programName(is.level);
    const name = game.players[side];
    return was.kind === 'program' && name === programName(was.level) ? '' : name;
  };
  return { red: nameOf('red'), blue: nameOf('blue') };
}

interface SeatSelectProps {
  readonly side: Side;
  readonly seat: Seat;
  readonly onSeat: (seat: Seat) => void;
}

/** The choice of a side's seat, with how a program plays. */
function SeatSelect({ side, seat, onSeat }: SeatSelectProps): ReactNode {
  const id = useId();
  return (
    <div className="lw-seat">
      <label htmlFor={id}>{t('lwProgram:seats.side', { side: sideName(side) })}</label>
      <select
        id={id}
        value={seat.kind === 'program' ? seat.level : 0}
        aria-describedby={`${id}-portrait`}
        onChange={({ target }) => {
          const level = PROGRAM_LEVELS.find((each) => `${each}` === target.value);
          onSeat(level === undefined ? PERSON : { kind: 'program', level });
        }}
      >
        <option value={0}>{t('lwProgram:person')}</option>
        {PROGRAM_LEVELS.map((level) => (
          <option key={level} value={level}>
            {t('lwProgram:choice', { name: programName(level), level })}
          </option>
        ))}
      </select>
      <p id={`${id}-portrait`} className="lw-note">
        {seat.kind === 'program' && programPortrait(seat.level)}
      </p>
    </div>
  );
}
