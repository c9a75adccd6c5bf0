import { useEffect, useState, type ReactNode } from 'react';
import { Curtain } from '../../../shell/ui/Curtain';
import type { Side } from '../../engine/vocabulary';
import type { Game } from '../../game/game';
import { REACHES } from '../../seats/reaches';
import { wordsOf } from '../../seats/words';
import { seenBy } from '../../store/atBoard/seats';
import { t } from '../../words/t';
import { useGameStore } from '../base/useGame';

interface SeatDeploymentProps {
  readonly game: Game;
  readonly side: Side;
}

/**
 * A card that covers the board while a bot or another player not at this screen places the army of `side` and closes
 * its deployment, which is not shown. If that fails, the card says why and has a button that tries again.
 */
export function SeatDeployment({ game, side }: SeatDeploymentProps): ReactNode {
  const store = useGameStore();
  const [fault, setFault] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const { id } = game;
  const seat = game.seats[side];
  const { kind } = seat;
  useEffect(() => {
    const { game: current } = store.state.getState();
    if (current?.id !== id) return;
    return REACHES[kind]?.deploy(
      { game: seenBy(side, current), side, randomInt: store.randomInt },
      (deployment) => {
        store.deployment.loadDeployment(deployment);
        void store.deployment.seal();
      },
      setFault,
    );
  }, [store, id, side, kind, tries]);
  const name = game.players[side];
  return (
    <Curtain
      title={t('opponent:now.deploys', { name })}
      {...(fault !== null && {
        action: t('opponent:failed.again'),
        onRaise: () => {
          setFault(null);
          setTries(tries + 1);
        },
      })}
      leave={t('field:headquarters')}
      onLeave={store.leaveGame}
    >
      {fault !== null && <p role="alert">{wordsOf(seat).failed(fault, name)}</p>}
    </Curtain>
  );
}
