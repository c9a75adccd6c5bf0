import { other, type Side } from '../../../engine/vocabulary';
import type { Game } from '../../../game/game';
import { playerName, capital } from '../../../words/sentences';
import { t } from '../../../words/t';
import { Curtain } from '../../../../shell/ui/Curtain';
import { useGameStore } from '../../base/useGame';

interface TurnCurtainProps {
  readonly game: Game;
  readonly side: Side;
  /** Leaves, also if the card itself cannot be fetched. */
  readonly onClose: () => void;
}

/**
 * A card that covers the board between two turns, while the players hand the device over; `side` is the one whose turn
 * begins. Its button uncovers the board; another calls `onClose`, to leave for the start page.
 */
export function TurnCurtain({ game, side, onClose }: TurnCurtainProps) {
  const store = useGameStore();
  const name = playerName(game.players, side);
  return (
    <Curtain
      title={t('deployment:curtain.turnNext', { side: name })}
      action={t('deployment:curtain.raiseAs', { name })}
      onRaise={store.raiseCurtain}
      leave={t('field:headquarters')}
      onLeave={onClose}
    >
      <p>
        {t('deployment:curtain.turn', { side: capital(playerName(game.players, other(side))) })}
      </p>
    </Curtain>
  );
}
