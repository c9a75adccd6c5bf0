import { useState, type ReactNode } from 'react';
import { Dialog } from '../../../shell/ui/Dialog';
import { Question } from '../../../shell/ui/Question';
import type { Side } from '../../engine/vocabulary';
import type { Game } from '../../game/game';
import { wordsOf } from '../../seats/words';
import { t } from '../../words/t';
import { useGameStore, useTable } from '../base/useGame';

interface DrawOfferProps {
  readonly game: Game;
  /** Its side. */
  readonly to: Side;
  readonly onClose: () => void;
}

/**
 * A dialog that offers a draw to the side `to`, which a bot or another player not at this screen plays. If it accepts,
 * the war ends; if it declines, the dialog says so.
 */
export function DrawOffer({ game, to, onClose }: DrawOfferProps): ReactNode {
  const { state } = useGameStore();
  const table = useTable();
  const [declined, setDeclined] = useState(false);
  const name = game.players[to];
  if (declined)
    return <Dialog open title={t('opponent:offers.declined', { name })} onClose={onClose} />;
  async function offer(): Promise<void> {
    if (await state.getState().ports?.propose('draw')) table.agreeDraw();
    else setDeclined(true);
  }
  return (
    <Question
      title={t('opponent:offers.askTitle', { name })}
      reason={<p>{wordsOf(game.seats[to]).onDraw(name)}</p>}
      stay={t('opponent:offers.leave')}
      onStay={onClose}
      act={t('opponent:offers.ask')}
      onAct={() => void offer()}
    />
  );
}
