import { Fragment, type ReactNode } from 'react';
import { Curtain } from '../../../shell/ui/Curtain';
import { purseOf } from '../../engine/forces';
import { other } from '../../engine/men';
import type { Side } from '../../engine/types';
import { currentCamp } from '../../game/game';
import { isKriegspiel, type AnyGame, type AnyPlacement } from '../../game/playing';
import { areHere, seatsOf } from '../../game/seats';
import { playerTitle, sideName } from '../../words/names';
import { t } from '../../words/t';
import { useBattle, useBattleState, useBattleStore } from '../base/useGame';
import { ProgramSetsOut } from '../program/entry';
import type { ArrangeProps } from '../table/ArrangeScreen';
import { Arrange } from './Arrange';
import { BuyForce } from './BuyForce';

interface SettingOutProps {
  readonly game: AnyGame;
  readonly stage: Extract<AnyGame['stage'], { readonly name: 'settingOut' }>;
  /** Renders the screen on which one side sets out, by default that of Little Wars. */
  readonly arrange?: (props: ArrangeProps) => ReactNode;
}

/**
 * Renders the screens of setting out (littlewars.md 2.3): one side after the other, behind the curtain if there is
 * one. `arrange` renders the screen of one side.
 */
export function SettingOut({
  game,
  stage,
  arrange = (props) => <Arrange {...props} />,
}: SettingOutProps): ReactNode {
  const store = useBattleStore();
  const battle = useBattle();
  const sealing = useBattleState((state) => state.sealing);
  const camp = currentCamp<AnyPlacement>(game);
  const { side } = stage;
  if (sealing === 'underWay') return <Curtain title={t('lwSettingOut:sealing')} />;
  if (side === null || camp === null) return <BothOut />;
  const seat = seatsOf(game)[side];
  if (seat.kind === 'program' && !isKriegspiel(game))
    return <ProgramSetsOut game={game} side={side} level={seat.level} />;
  if (battle === null) return <HandOver game={game} stage={stage} side={side} />;
  if (!isKriegspiel(game) && game.chosen && camp.force === null)
    return (
      <BuyForce
        key={side}
        title={playerTitle(game.players, side)}
        side={side}
        purse={purseOf(game.muster, side)}
      />
    );
  const title = playerTitle(game.players, side);
  // Only people at one screen have something to seal from each other.
  const secret = game.muster.rules.curtain && areHere(seatsOf(game));
  return (
    <Fragment key={side}>
      {arrange({ battle, side, title, secret, onSeal: () => void store.seal() })}
    </Fragment>
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
      action={t('lwSettingOut:curtain.raiseAs', { player: name(side) })}
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
  const two = useBattleState(({ game }) => game !== null && areHere(seatsOf(game)));
  return (
    <Curtain
      title={t('lwSettingOut:both.title')}
      action={t('lwSettingOut:both.raise')}
      onRaise={() => void store.raiseCurtain()}
      leave={t('lwField:headquarters')}
      onLeave={store.leaveGame}
    >
      {fails && <p role="alert">{t('lwSettingOut:both.notOpened')}</p>}
      {!fails && two && <p>{t('lwSettingOut:both.text')}</p>}
    </Curtain>
  );
}
