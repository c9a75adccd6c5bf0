import { useEffect, useState, type ReactNode } from 'react';
import { Curtain } from '../../../shell/ui/Curtain';
import type { WorkerFault } from '../../../shell/workerClient';
import { purseOf, usualForce } from '../../engine/forces';
import type { Side } from '../../engine/types';
import { currentCamp, settingOutOf, type Game } from '../../game/game';
import type { ProgramLevel } from '../../game/seats';
import { questionFor } from '../../opponent/question';
import { battleShown } from '../../store/state';
import { playerTitle } from '../../words/names';
import { t } from '../../words/t';
import { useBattleState, useBattleStore, useRandomInt } from '../base/useGame';
import { createProgramClient, openProgramWorker } from './programClient';

/** Seeds are below this. */
const SEEDS = 2 ** 31;

interface ProgramSetsOutProps {
  readonly game: Game;
  readonly side: Side;
  readonly level: ProgramLevel;
}

/**
 * Lets a program of this level buy the force of `side`, if forces are bought, and set out, without showing either
 * (littlewars.md 2.2, 2.3). Renders that it is at work, or that it has failed, with a button to try again.
 */
export function ProgramSetsOut({ game, side, level }: ProgramSetsOutProps): ReactNode {
  const store = useBattleStore();
  const randomInt = useRandomInt();
  const [fault, setFault] = useState<WorkerFault | null>(null);
  const [tries, setTries] = useState(0);
  const isSealed = useBattleState(({ sealing }) => sealing === 'none' || sealing === 'underWay');
  const { id } = game;
  useEffect(() => {
    const gameNow = () => store.state.getState().game;
    const now = gameNow();
    if (now?.id !== id) return;
    if (now.chosen && currentCamp(now)?.force === null)
      store.chooseForce(usualForce(purseOf(now.muster, side)));
    const field = battleShown(store.state.getState());
    if (field === null) return;
    const client = createProgramClient(openProgramWorker);
    const seal = async (): Promise<void> => {
      await store.seal();
      // It is sealed only once everybody is placed.
      const after = store.state.getState();
      if (after.game?.id === id && settingOutOf(after.game) === side && after.sealing === 'none')
        setFault('garbled');
    };
    client.ask(
      questionFor(field, { side, level, seed: randomInt(SEEDS) }),
      (answer) => {
        client.stop();
        const acts = answer.is === 'acts' ? answer.acts : [];
        const orders = acts.flatMap((act) => act.orders).filter(({ kind }) => kind !== 'ready');
        if (store.setOutEach(orders).length > 0) setFault('garbled');
        else void seal();
      },
      setFault,
    );
    return client.stop;
  }, [store, randomInt, id, side, level, tries]);
  const player = playerTitle(game.players, side);
  const again = (): void => {
    setFault(null);
    void store.raiseCurtain();
    setTries(tries + 1);
  };
  return (
    <Curtain
      title={t('lwProgram:now.setsOut', { player })}
      {...((fault !== null || !isSealed) && {
        action: t('lwProgram:failed.again'),
        onRaise: again,
      })}
      leave={t('lwField:headquarters')}
      onLeave={store.leaveGame}
    >
      {(fault !== null || !isSealed) && (
        <p role="alert">{t(`lwProgram:failed.${fault ?? 'sealed'}`, { player })}</p>
      )}
    </Curtain>
  );
}
