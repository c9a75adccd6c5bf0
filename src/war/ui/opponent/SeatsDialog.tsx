import { useState, type ReactNode } from 'react';
import { Segments } from '../../../shell/ui/Segments';
import { Dialog } from '../../../shell/ui/Dialog';
import { usePauseRequest } from '../../../shell/ui/clock/usePauseRequest';
import { SIDES } from '../../engine/vocabulary';
import { PEOPLE } from '../../game/seat';
import { BOT_PACES } from '../../game/settings';
import { playFrom } from '../../store/seating';
import { tellOpponent } from '../../words/opponent';
import { useGameState, useGameStore, useSettings, useWarSettings } from '../base/useGame';
import { SeatSelect } from './SeatSelect';

interface SeatsDialogProps {
  /** The moment from which a game of its own is begun, an index of the war's positions; without it the game in hand goes on. */
  readonly from?: number;
  readonly onClose: () => void;
}

/** Who gives the orders of each side from here on. */
export function SeatsDialog({ from, onClose }: SeatsDialogProps): ReactNode {
  usePauseRequest();
  const store = useGameStore();
  const seated = useGameState(({ game }) => game?.seats ?? PEOPLE);
  const [seats, setSeats] = useState(seated);
  const settings = useWarSettings();
  const pace = useSettings(({ programPace }) => programPace);
  function change(): void {
    onClose();
    if (from === undefined) store.changeSeats(seats);
    else playFrom(store, from, seats);
  }
  return (
    <Dialog
      open
      title={tellOpponent(from === undefined ? 'seats.title' : 'seats.from')}
      reason={<p>{tellOpponent(from === undefined ? 'seats.about' : 'seats.fromAbout')}</p>}
      onClose={onClose}
      actions={
        <>
          <button type="button" onClick={onClose}>
            {tellOpponent('seats.cancel')}
          </button>
          <button type="button" className="primary" onClick={change}>
            {tellOpponent(from === undefined ? 'seats.change' : 'seats.fromBegin')}
          </button>
        </>
      }
    >
      {SIDES.map((side) => (
        <SeatSelect
          key={side}
          side={side}
          seat={seats[side]}
          onSeat={(seat) => setSeats({ ...seats, [side]: seat })}
        />
      ))}
      <fieldset className="seats-pace">
        <legend>{tellOpponent('pace')}</legend>
        <Segments
          values={BOT_PACES}
          value={pace}
          words={(each) => tellOpponent(`paces.${each}`)}
          onChoose={(programPace) => settings.change({ programPace })}
        />
      </fieldset>
    </Dialog>
  );
}
