import { useState } from 'react';
import { other } from '../../../engine/vocabulary';
import type { Players } from '../../../game/game';
import { lastTurnEnded, present, turnActions, type War } from '../../../game/war';
import { startOfTurn } from '../../../game/past';
import { playerName, playerTitle, capital } from '../../../words/sentences';
import { Question } from '../../../../shell/ui/Question';
import { useGameStore } from '../../base/useGame';
import { t } from '../../../words/t';

interface TakeBackProps {
  readonly players: Players;
  readonly war: War;
}

/**
 * A button that takes back the last finished turn of a war and all that followed it, after each player has agreed in a
 * dialog. Nothing before the first turn has ended.
 */
export function TakeBack({ players, war }: TakeBackProps) {
  const store = useGameStore();
  const [agreed, setAgreed] = useState<'none' | 'one' | null>(null);
  const turn = lastTurnEnded(war);
  if (turn === null) return null;
  const { side, over } = present(war);
  const taken = war.positions[startOfTurn(war, turn)]?.side ?? side;
  const [first, second] = [playerName(players, side), playerName(players, other(side))];
  const lost = over === null ? turnActions(war).length : 0;
  const close = (): void => setAgreed(null);
  return (
    <>
      <button type="button" onClick={() => setAgreed('none')}>
        {t('history:takeBack.button')}
      </button>
      <Question
        open={agreed === 'none'}
        title={t('history:takeBack.title', { turn })}
        stay={t('history:takeBack.leave')}
        onStay={close}
        act={t('history:takeBack.agrees', { name: capital(first) })}
        onAct={() => setAgreed('one')}
        reason={
          <>
            <p>{t('history:takeBack.text', { turn, side: playerTitle(players, taken) })}</p>
            {lost > 0 && <p>{t('history:takeBack.underWay', { count: lost })}</p>}
            {over !== null && <p>{t('history:takeBack.over')}</p>}
            <p>{t('history:takeBack.both')}</p>
          </>
        }
      />
      <Question
        open={agreed === 'one'}
        title={t('history:takeBack.secondTitle', { other: second })}
        stay={t('history:takeBack.leave')}
        onStay={close}
        act={t('history:takeBack.agrees', { name: capital(second) })}
        onAct={store.past.takeBackTurn}
        danger
        reason={
          <>
            <p>
              {t('history:takeBack.second', {
                name: capital(playerTitle(players, side)),
                other: second,
                turn,
              })}
            </p>
            {lost > 0 && <p>{t('history:takeBack.underWay', { count: lost })}</p>}
          </>
        }
      />
    </>
  );
}
