import { useState } from 'react';
import type { Opened } from '../../game/records';
import { PEOPLE } from '../../game/seat';
import { SIDES } from '../../engine/vocabulary';
import { t } from '../../words/t';
import { PlayersDialog } from '../base/PlayersDialog';
import { useGameStore } from '../base/useGame';
import { SeatSelect } from '../opponent/door';

interface PlayItProps {
  readonly opened: Opened;
  readonly onClose: () => void;
}

/** Who plays the position, people or programs, and then its war. */
export function PlayIt({ opened, onClose }: PlayItProps) {
  const store = useGameStore();
  const [seats, setSeats] = useState(PEOPLE);
  return (
    <PlayersDialog
      title={t('editor:names')}
      act={t('editor:begin')}
      onBegin={(players) => store.open({ ...opened, players, seats })}
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
    </PlayersDialog>
  );
}
