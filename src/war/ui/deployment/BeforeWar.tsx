import { isHere } from '../../game/seat';
import { other, type Side } from '../../engine/vocabulary';
import { currentDeployment, type Game } from '../../game/game';
import { withSeatNames } from '../../words/opponent';
import { playerName, playerTitle, capital, theSide } from '../../words/sentences';
import { t } from '../../words/t';
import { Curtain } from '../../../shell/ui/Curtain';
import { Unsealed } from '../persistence/entry';
import { SeatDeployment } from '../opponent/entry';
import { useGameStore, useGameState } from '../base/useGame';
import { DeploymentScreen } from './DeploymentScreen';
import { Lots } from './Lots';

interface BeforeWarProps {
  readonly game: Game;
  readonly stage: Exclude<Game['stage'], { readonly name: 'war' }>;
}

/**
 * The screens of a game before its war: the deployment of each side, the drawing of lots for the first move, and
 * between them cards that cover the board while the device is handed over. `stage` says how far the game has come.
 */
export function BeforeWar({ stage, ...props }: BeforeWarProps) {
  const game = withSeatNames(props.game);
  const curtain = useGameState((state) => state.curtain);
  if (stage.name === 'lots') return <Lots game={game} stage={stage} />;
  const deployment = currentDeployment(game);
  if (deployment === null) return <BothSealed />;
  if (curtain) return <DeploymentCurtain game={game} />;
  const { side } = deployment;
  if (!isHere(game.seats[side])) return <SeatDeployment key={side} {...{ game, side }} />;
  return <DeploymentScreen key={side} game={game} camps={stage.camps} deployment={deployment} />;
}

/** Before a side deploys in secret: who looks away, and who takes the machine. */
function DeploymentCurtain({ game }: { readonly game: Game }) {
  const store = useGameStore();
  const lost = useGameState((state) => state.lostSeals);
  const sealing = useGameState((state) => state.sealing);
  const side = currentDeployment(game)?.side ?? 'N';
  const { stage } = game;
  const handedOver = stage.name === 'deployment' && stage.camps[other(side)].state === 'sealed';
  const name = (of: Side): string => playerName(game.players, of);
  if (sealing === 'underWay') return <Curtain title={t('deployment:curtain.sealing')} />;
  if (sealing !== 'none') return <Unsealed fault={sealing} />;
  return (
    <Curtain
      title={t('deployment:curtain.first', { side: capital(playerTitle(game.players, side)) })}
      action={t('deployment:curtain.raiseAs', { name: name(side) })}
      onRaise={store.raiseCurtain}
      leave={t('field:headquarters')}
      onLeave={store.leaveGame}
    >
      {lost.includes(side) ? (
        <p>{t('deployment:curtain.again', { side: theSide(side) })}</p>
      ) : (
        handedOver && (
          <p>{t('deployment:curtain.handOver', { done: capital(name(other(side))) })}</p>
        )
      )}
      <p>{t('deployment:curtain.lookAway', { other: name(other(side)) })}</p>
    </Curtain>
  );
}

function BothSealed() {
  const store = useGameStore();
  const fails = useGameState((state) => state.sealing !== 'none');
  return (
    <Curtain
      title={t('deployment:curtain.bothSealed')}
      action={t('deployment:curtain.reveal')}
      onRaise={() => void store.deployment.reveal()}
      leave={t('field:headquarters')}
      onLeave={store.leaveGame}
    >
      <p role={fails ? 'alert' : undefined}>
        {t(fails ? 'deployment:curtain.notOpened' : 'deployment:curtain.together')}
      </p>
    </Curtain>
  );
}
