import { useEffect, useState, type ReactNode } from 'react';
import { Curtain } from '../../../shell/ui/Curtain';
import type { Side } from '../../engine/vocabulary';
import type { Game } from '../../game/game';
import type { BotLevel } from '../../game/seat';
import type { BotFault } from '../../store/state';
import { t } from '../../words/t';
import { useGameStore } from '../base/useGame';
import { askDeployment } from './botEngine';
import { createBotClient, openWorker } from './botClient';

interface BotDeploymentProps {
  readonly game: Game;
  readonly side: Side;
  readonly level: BotLevel;
}

/** Lets a bot place its army and close its deployment; nothing of it is shown that others could not see. */
export function BotDeployment({ game, side, level }: BotDeploymentProps): ReactNode {
  const store = useGameStore();
  const [fault, setFault] = useState<BotFault | null>(null);
  const [tries, setTries] = useState(0);
  const { id } = game;
  useEffect(() => {
    const { game: inHand } = store.state.getState();
    if (inHand?.id !== id) return;
    const botClient = createBotClient(openWorker);
    const { randomInt } = store;
    askDeployment(
      botClient,
      inHand,
      side,
      { level, randomInt },
      (deployment) => {
        store.deployment.loadDeployment(deployment);
        void store.deployment.seal();
      },
      setFault,
    );
    return botClient.stop;
  }, [store, id, side, level, tries]);
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
      {fault !== null && <p role="alert">{t(`opponent:failed.${fault}`, { name })}</p>}
    </Curtain>
  );
}
