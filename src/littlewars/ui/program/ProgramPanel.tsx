import {
  useEffect,
  useEffectEvent,
  useRef,
  useSyncExternalStore,
  useState,
  type ReactNode,
} from 'react';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import type { Battle, Side } from '../../engine/types';
import type { Game } from '../../game/game';
import type { Purpose } from '../../opponent/marches';
import { playerTitle } from '../../words/names';
import { actWords, orderedBy } from '../../words/program';
import { t } from '../../words/t';
import type { RunnerState } from '../../../shell/programRunner';
import { useBattleStore, useRandomInt, useOwnSettings } from '../base/useGame';
import { createProgramClient, openProgramWorker } from './programClient';
import { createPrograms, type DoneAct, type Programs, type ProgramState } from './programs';
import './program.css';

/** Acts of a program that are still of interest when the other side's move has begun. */
const ANSWERS: ReadonlySet<Purpose | undefined> = new Set<Purpose>(['offer', 'agree', 'decline']);

interface ProgramPanelProps {
  readonly game: Game;
  readonly phase: Battle['phase'];
  readonly isShotShown: boolean;
  /** Called with the men and the guns of each act that a program has carried out, by id. */
  readonly onAct: (ids: readonly string[]) => void;
}

/**
 * Lets the programs that play sides of a battle give their orders. Renders what they are doing, the purpose of each
 * act, and buttons to pause, skip and continue. They wait while `isShotShown`; `onAct` is called with the ids of the
 * men and guns of each act.
 */
export function ProgramPanel({ game, phase, isShotShown, onAct }: ProgramPanelProps): ReactNode {
  const [programs, { now, done }] = usePrograms(isShotShown);
  const words = nowWords(game, now);
  useAnnouncements(game, now, done);
  const shown = useEffectEvent(onAct);
  useEffect(() => {
    if (done !== null) shown(orderedBy(done.act.orders));
  }, [done]);
  const isPast = now.is === 'waiting' && phase !== 'interval' && !ANSWERS.has(done?.act.purpose);
  // The buttons stand above the sentences, whose lengths change.
  const isStopped = now.is === 'paused' || now.is === 'failed';
  return (
    <section className="lw-program" data-state={now.is}>
      {now.is !== 'waiting' && (
        <div className="lw-acts row">
          {isStopped ? (
            <button type="button" className="primary" onClick={programs.goOn}>
              {t(now.is === 'failed' ? 'lwProgram:failed.again' : 'lwProgram:goOn')}
            </button>
          ) : (
            <>
              <button type="button" onClick={programs.pause}>
                {t('lwProgram:pause')}
              </button>
              <button type="button" onClick={programs.skip}>
                {t('lwProgram:skip')}
              </button>
            </>
          )}
        </div>
      )}
      <div className="lw-program-messages">
        {words !== '' && <p className="lw-program-now">{words}</p>}
        {done !== null && !isPast && (
          <p>{actWords(done.act, done.side, done.before, game.players)}</p>
        )}
      </div>
    </section>
  );
}

/** Returns what a program is doing, in a sentence; empty if none has the move. */
function nowWords({ players }: Game, now: RunnerState<Side>): string {
  if (now.is === 'waiting') return '';
  const player = playerTitle(players, now.side);
  return now.is === 'failed'
    ? t(`lwProgram:failed.${now.fault}`, { player })
    : t(`lwProgram:now.${now.is}`, { player });
}

/** Hook: announces once that a program thinks in a move, a pause and a fault, and each act. */
function useAnnouncements(game: Game, now: RunnerState<Side>, done: DoneAct | null): void {
  const announcer = useAnnouncer();
  const announced = useRef('');
  const state = now.is === 'playing' || now.is === 'waiting' ? '' : now.is;
  const say = useEffectEvent(() => {
    const words = nowWords(game, now);
    if (state !== '' && words !== announced.current) announcer.say([words]);
    if (state !== '') announced.current = words;
  });
  useEffect(() => say(), [state]);
  const announceAct = useEffectEvent(({ act, side, before }: DoneAct) => {
    if (act.purpose === 'end') announced.current = '';
    announcer.say([actWords(act, side, before, game.players)]);
  });
  useEffect(() => {
    if (done !== null) announceAct(done);
  }, [done]);
}

/**
 * Hook: lets the programs that play sides of the current battle give their orders as long as the component is
 * mounted; returns them and their state. Their acts wait while a shot is shown.
 */
function usePrograms(isShotShown: boolean): readonly [Programs, ProgramState] {
  const store = useBattleStore();
  const settings = useOwnSettings();
  const randomInt = useRandomInt();
  const [programs] = useState(() =>
    createPrograms({ store, settings, randomInt, client: createProgramClient(openProgramWorker) }),
  );
  useEffect(() => programs.start(), [programs]);
  useEffect(() => programs.delayActs(isShotShown), [programs, isShotShown]);
  return [programs, useSyncExternalStore(programs.subscribe, programs.state)];
}
