import { useState, type ReactNode } from 'react';
import { Segments } from '../../../shell/ui/Segments';
import { Dialog } from '../../../shell/ui/Dialog';
import { usePauseRequest } from '../../../shell/ui/clock/usePauseRequest';
import { SIDES } from '../../engine/vocabulary';
import { PEOPLE } from '../../game/seat';
import { PROGRAM_PACES } from '../../../shell/programPace';
import { playFrom } from '../../store/nextGame';
import { t } from '../../words/t';
import { useGameState, useGameStore, useSettings, useWarSettings } from '../base/useGame';
import { SeatSelect } from './SeatSelect';

interface SeatsDialogProps {
  /**
   * The moment from which a game of its own begins, an index of the war's positions; without it the current game
   * continues.
   */
  readonly from?: number;
  readonly onClose: () => void;
}

/**
 * A dialog that asks who plays each side from now on; with `from`, an index of the war's positions, in a new game that
 * begins from that position. `onClose` is called when it is closed.
 */
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
      title={t(from === undefined ? 'opponent:seats.title' : 'opponent:seats.from')}
      reason={<p>{t(from === undefined ? 'opponent:seats.about' : 'opponent:seats.fromAbout')}</p>}
      onClose={onClose}
      actions={
        <>
          <button type="button" onClick={onClose}>
            {t('opponent:seats.cancel')}
          </button>
          <button type="button" className="primary" onClick={change}>
            {t(from === undefined ? 'opponent:seats.change' : 'opponent:seats.fromBegin')}
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
        <legend>{t('opponent:pace')}</legend>
        <Segments
          values={PROGRAM_PACES}
          value={pace}
          words={(each) => t(`opponent:paces.${each}`)}
          onChoose={(programPace) => settings.change({ programPace })}
        />
      </fieldset>
    </Dialog>
  );
}
