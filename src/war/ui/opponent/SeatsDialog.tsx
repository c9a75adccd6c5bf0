import { useState, type ReactNode } from 'react';
import { SeatsDialog as SeatsFrame } from '../../../shell/ui/pages/SeatsDialog';
import { PEOPLE } from '../../game/seat';
import { playFrom } from '../../store/nextGame';
import { t } from '../../words/t';
import { useGameState, useGameStore, useSettings, useWarSettings } from '../base/useGame';
import { SeatFields } from './SeatSelect';

interface SeatsDialogProps {
  /** The index of the position from which another game begins; without it the current game continues. */
  readonly from?: number;
  readonly onClose: () => void;
}

/** A dialog that asks who plays each side from now on; with `from`, in a new game from that position. */
export function SeatsDialog({ from, onClose }: SeatsDialogProps): ReactNode {
  const store = useGameStore();
  const seated = useGameState(({ game }) => game?.seats ?? PEOPLE);
  const [seats, setSeats] = useState(seated);
  const settings = useWarSettings();
  const pace = useSettings(({ programPace }) => programPace);
  const isNew = from !== undefined;
  return (
    <SeatsFrame
      words={{
        title: t(isNew ? 'opponent:seats.from' : 'opponent:seats.title'),
        about: t(isNew ? 'opponent:seats.fromAbout' : 'opponent:seats.about'),
        cancel: t('opponent:seats.cancel'),
        change: t(isNew ? 'opponent:seats.fromBegin' : 'opponent:seats.change'),
        pace: t('opponent:pace'),
        paces: (each) => t(`opponent:paces.${each}`),
      }}
      pace={pace}
      onPace={(programPace) => settings.change({ programPace })}
      onChange={() => (isNew ? playFrom(store, from, seats) : store.changeSeats(seats))}
      onClose={onClose}
    >
      <SeatFields seats={seats} onSeats={setSeats} />
    </SeatsFrame>
  );
}
