import { useState } from 'react';
import type { Opened } from '../../game/records';
import { PEOPLE, programsOf } from '../../game/seat';
import { SIDES } from '../../engine/vocabulary';
import { tellEditor } from '../../words/editor';
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
  const [seating, setSeating] = useState(PEOPLE);
  return (
    <PlayersDialog
      title={tellEditor('names')}
      act={tellEditor('begin')}
      onBegin={(players) => store.open({ ...opened, players, programs: programsOf(seating) })}
      onClose={onClose}
    >
      {SIDES.map((side) => (
        <SeatSelect
          key={side}
          side={side}
          level={seating[side]}
          onLevel={(level) => setSeating({ ...seating, [side]: level })}
        />
      ))}
    </PlayersDialog>
  );
}
