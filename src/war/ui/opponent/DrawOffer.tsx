import { useState, type ReactNode } from 'react';
import { Dialog } from '../../../shell/ui/Dialog';
import { Question } from '../../../shell/ui/Question';
import type { Side } from '../../engine/vocabulary';
import type { Game } from '../../game/game';
import { t } from '../../words/t';
import { useGameStore, useTable } from '../base/useGame';

interface DrawOfferProps {
  readonly game: Game;
  /** The bot's side. */
  readonly to: Side;
  readonly onClose: () => void;
}

/** Offers a bot a draw, and reports a refusal. */
export function DrawOffer({ game, to, onClose }: DrawOfferProps): ReactNode {
  const { state } = useGameStore();
  const table = useTable();
  const [declined, setDeclined] = useState(false);
  const name = game.players[to];
  if (declined)
    return <Dialog open title={t('opponent:offers.declined', { name })} onClose={onClose} />;
  return (
    <Question
      title={t('opponent:offers.askTitle', { name })}
      reason={<p>{t('opponent:offers.askText', { name })}</p>}
      stay={t('opponent:offers.leave')}
      onStay={onClose}
      act={t('opponent:offers.ask')}
      onAct={() => {
        if (state.getState().programs?.agrees(to)) table.agreeDraw();
        else setDeclined(true);
      }}
    />
  );
}
