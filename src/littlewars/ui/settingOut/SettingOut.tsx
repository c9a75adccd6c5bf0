import type { ReactNode } from 'react';
import { Curtain } from '../../../shell/ui/Curtain';
import { purseOf } from '../../engine/forces';
import { other } from '../../engine/men';
import type { Side } from '../../engine/types';
import { campInHand, type Game, type Stage } from '../../game/game';
import { playerTitle, sideName } from '../../words/names';
import { t } from '../../words/t';
import { useBattle, useBattleState, useBattleStore } from '../base/useGame';
import { Arrange } from './Arrange';
import { BuyForce } from './BuyForce';

interface SettingOutProps {
  readonly game: Game;
  readonly stage: Extract<Stage, { readonly name: 'settingOut' }>;
}

/** The screens of setting out (2.3): one side after the other, behind the curtain if there is one. */
export function SettingOut({ game, stage }: SettingOutProps): ReactNode {
  const store = useBattleStore();
  const battle = useBattle();
  const sealing = useBattleState((state) => state.sealing);
  const camp = campInHand(game);
  const { side } = stage;
  if (sealing === 'underWay') return <Curtain title={t('lwSettingOut:sealing')} />;
  if (side === null || camp === null) return <BothOut />;
  if (battle === null) return <HandOver game={game} stage={stage} side={side} />;
  if (game.chosen && camp.force === null)
    return (
      <BuyForce
        key={side}
        title={playerTitle(game.players, side)}
        side={side}
        purse={purseOf(game.muster, side)}
      />
    );
  return (
    <Arrange
      key={side}
      battle={battle}
      side={side}
      title={playerTitle(game.players, side)}
      secret={game.muster.rules.curtain}
      onSeal={() => void store.seal()}
    />
  );
}

interface HandOverProps extends SettingOutProps {
  readonly side: Side;
}

/** The hand-over before a side sets out in secret: who looks away, and who takes the device. */
function HandOver({ game, stage, side }: HandOverProps): ReactNode {
  const store = useBattleStore();
  const lost = useBattleState((state) => state.lostSeals);
  const sealing = useBattleState((state) => state.sealing);
  const name = (of: Side): string => playerTitle(game.players, of);
  const handedOver = stage.camps[other(side)].state === 'sealed';
  return (
    <Curtain
      title={t('lwSettingOut:curtain.title', { player: name(side) })}
      action={t('lwSettingOut:curtain.holds', { player: name(side) })}
      onRaise={() => void store.raiseCurtain()}
      leave={t('lwField:headquarters')}
      onLeave={store.leaveGame}
    >
      {sealing !== 'none' && sealing !== 'underWay' && (
        <p role="alert">{t(`lwSettingOut:notSealed.${sealing}`)}</p>
      )}
      {lost.includes(side) ? (
        <p>{t('lwSettingOut:curtain.again', { side: sideName(side) })}</p>
      ) : (
        handedOver && <p>{t('lwSettingOut:curtain.handOver', { player: name(other(side)) })}</p>
      )}
      <p>{t('lwSettingOut:curtain.lookAway', { player: name(other(side)) })}</p>
    </Curtain>
  );
}

/** The screen after both have set out: the curtain rises on both forces at once. */
function BothOut(): ReactNode {
  const store = useBattleStore();
  const fails = useBattleState((state) => state.sealing !== 'none');
  return (
    <Curtain
      title={t('lwSettingOut:both.title')}
      action={t('lwSettingOut:both.raise')}
      onRaise={() => void store.raiseCurtain()}
      leave={t('lwField:headquarters')}
      onLeave={store.leaveGame}
    >
      <p role={fails ? 'alert' : undefined}>
        {t(fails ? 'lwSettingOut:both.notOpened' : 'lwSettingOut:both.text')}
      </p>
    </Curtain>
  );
}
