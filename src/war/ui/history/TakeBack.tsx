import { useState } from 'react';
import { other } from '../../engine/vocabulary';
import type { Players } from '../../game/game';
import { lastTurnEnded, present, turnActions, type War } from '../../game/war';
import { startOfTurn } from '../../game/past';
import { tellHistory } from '../../words/history';
import { playerName, playerTitle } from '../../words/players';
import { capital } from '../../words/sentences';
import { Dialog } from '../../../shell/ui/Dialog';
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
      <Dialog
        open={agreed === 'none'}
        title={tellHistory('takeBack.title', { turn })}
        onClose={close}
        actions={
          <>
            <button type="button" onClick={close}>
              {tellHistory('takeBack.leave')}
            </button>
            <button type="button" onClick={() => setAgreed('one')}>
              {tellHistory('takeBack.agrees', { name: capital(first) })}
            </button>
          </>
        }
        reason={
          <>
            <p>{tellHistory('takeBack.text', { turn, side: playerTitle(players, taken) })}</p>
            {lost > 0 && <p>{tellHistory('takeBack.underWay', { count: lost })}</p>}
            {over !== null && <p>{tellHistory('takeBack.over')}</p>}
            <p>{tellHistory('takeBack.both')}</p>
          </>
        }
      />
      <Dialog
        open={agreed === 'one'}
        title={tellHistory('takeBack.secondTitle', { other: second })}
        onClose={close}
        actions={
          <>
            <button type="button" onClick={close}>
              {tellHistory('takeBack.stands')}
            </button>
            <button type="button" className="danger" onClick={store.past.takeBackTurn}>
              {tellHistory('takeBack.agrees', { name: capital(second) })}
            </button>
          </>
        }
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
