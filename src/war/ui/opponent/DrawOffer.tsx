import { useState, type ReactNode } from 'react';
import { Dialog } from '../../../shell/ui/Dialog';
import { Question } from '../../../shell/ui/Question';
import type { Side } from '../../engine/vocabulary';
import type { Game } from '../../game/game';
import { tellOpponent } from '../../words/opponent';
import { useGameStore, useTable } from '../base/useGame';

interface DrawOfferProps {
  readonly game: Game;
  /** Where the program sits. */
  readonly to: Side;
  readonly onClose: () => void;
}

/** Offers a program a draw, and tells where it declines. */
export function DrawOffer({ game, to, onClose }: DrawOfferProps): ReactNode {
  const { state } = useGameStore();
  const table = useTable();
  const [declined, setDeclined] = useState(false);
  const name = game.players[to];
  if (declined)
    return <Dialog open title={tellOpponent('offers.declined', { name })} onClose={onClose} />;
  return (
    <Question
      title={tellOpponent('offers.askTitle', { name })}
      reason={<p>{tellOpponent('offers.askText', { name })}</p>}
      stay={tellOpponent('offers.leave')}
      onStay={onClose}
      act={tellOpponent('offers.ask')}
      onAct={() => {
        if (state.getState().programs?.agrees(to)) table.agreeDraw();
        else setDeclined(true);
      }}
    />
  );
}
