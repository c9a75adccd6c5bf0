import { useState } from 'react';
import { other } from '../../engine/vocabulary';
import type { Players } from '../../game/game';
import { lastTurnEnded, present, turnActions, type War } from '../../game/war';
import { startOfTurn } from '../../game/past';
import { tellHistory } from '../../words/history';
import { playerName, playerTitle } from '../../words/players';
import { capital } from '../../words/sentences';
import { Question } from '../../../shell/ui/Question';
import { useGameStore } from '../base/useGame';

interface TakeBackProps {
  readonly players: Players;
  readonly war: War;
}

/** Takes back the latest turn that has ended, once each side has agreed. */
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
        {tellHistory('takeBack.button')}
      </button>
      <Question
        open={agreed === 'none'}
        title={tellHistory('takeBack.title', { turn })}
        stay={tellHistory('takeBack.leave')}
        onStay={close}
        act={tellHistory('takeBack.agrees', { name: capital(first) })}
        onAct={() => setAgreed('one')}
        reason={
          <>
            <p>{tellHistory('takeBack.text', { turn, side: playerTitle(players, taken) })}</p>
            {lost > 0 && <p>{tellHistory('takeBack.underWay', { count: lost })}</p>}
            {over !== null && <p>{tellHistory('takeBack.over')}</p>}
            <p>{tellHistory('takeBack.both')}</p>
          </>
        }
      />
      <Question
        open={agreed === 'one'}
        title={tellHistory('takeBack.secondTitle', { other: second })}
        stay={tellHistory('takeBack.leave')}
        onStay={close}
        act={tellHistory('takeBack.agrees', { name: capital(second) })}
        onAct={store.past.takeBackTurn}
        danger
        reason={
          <>
            <p>
              {tellHistory('takeBack.second', {
                name: capital(playerTitle(players, side)),
                other: second,
                turn,
              })}
            </p>
            {lost > 0 && <p>{tellHistory('takeBack.underWay', { count: lost })}</p>}
          </>
        }
      />
    </>
  );
}
