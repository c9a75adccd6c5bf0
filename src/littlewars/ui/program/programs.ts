import { isRunning } from '../../../shell/clock';
import { isPauseRequested, onPauseRequestsChange } from '../../../shell/pauseRequests';
import { BETWEEN_ORDERS, type RunnerOrders } from '../../../shell/programPace';
import {
  createProgramRunner,
  type DueProgram,
  type RunnerState,
} from '../../../shell/programRunner';
import type { SettingsStore } from '../../../shell/settingsStore';
import { createSignal } from '../../../shell/signal';
import type { Battle, Side } from '../../engine/types';
import { isKriegspiel } from '../../game/playing';
import { programToAct, seatsOf, type ProgramLevel } from '../../game/seats';
import type { LittleWarsSettings } from '../../game/settings';
import type { Act } from '../../opponent/marches';
import { questionFor } from '../../opponent/question';
import { battleShown } from '../../store/state';
import type { BattleStore } from '../../store/store';
import type { ProgramClient } from './programClient';

/** An act of a program that has been carried out: its side, its purpose and orders, and the battle before it. */
export interface DoneAct {
  readonly side: Side;
  readonly act: Act;
  readonly before: Battle;
}

/** The state of the programs of a battle: what they do, and the last act carried out, null before the first. */
export interface ProgramState {
  readonly now: RunnerState<Side>;
  /** The last act; null before the first. */
  readonly done: DoneAct | null;
}

/**
 * The programs that play sides of the current battle: their state, to which one can subscribe, and functions that
 * start, pause, skip, hold and continue them.
 */
export interface Programs extends RunnerOrders {
  readonly state: () => ProgramState;
  /** Calls back whenever the state has changed; returns an unsubscribe function. */
  readonly subscribe: (changed: () => void) => () => void;
  /** Makes the next act wait while a shot is being shown, or lets it go on. */
  readonly delayActs: (isHeld: boolean) => void;
  /** Begins to play; returns a function that ends it: from then on they order and show nothing. */
  readonly start: () => () => void;
}

/** What programs need of the page: the battle and its orders, settings, the worker's client, random numbers. */
export interface ProgramDeps {
  readonly store: BattleStore;
  readonly settings: Pick<SettingsStore<LittleWarsSettings>, 'getState'>;
  readonly client: ProgramClient;
  /** Returns a random whole number from 0 to n - 1. */
  readonly randomInt: (n: number) => number;
}

/** Seeds are below this. */
const SEEDS = 2 ** 31;

/**
 * Creates the programs that play sides of the current battle. Once started, each is asked for its next acts while it
 * is to order; these are carried out one after the other at the pace of the settings, until a person is to order.
 */
export function createPrograms({ store, settings, client, randomInt }: ProgramDeps): Programs {
  let state: ProgramState = { now: { is: 'waiting' }, done: null };
  const changes = createSignal();
  let isHeld = false;

  function show(change: Partial<ProgramState>): void {
    state = { ...state, ...change };
    changes.send();
  }

  /** Returns the program that has something to order now; null if none has, or everything is stopped. */
  function due(): DueProgram<Battle, Side, ProgramLevel> | null {
    const page = store.state.getState();
    const { game, screen, curtain, save, clock } = page;
    const position = battleShown(page);
    if (game === null || position === null || isKriegspiel(game) || screen !== 'game') return null;
    if (curtain || save.is === 'elsewhere' || isPauseRequested()) return null;
    // A stopped clock stops the battle.
    if (clock !== null && !isRunning(clock)) return null;
    const seats = seatsOf(game);
    const side = programToAct(seats, position);
    const seat = side && seats[side];
    return side === null || seat?.kind !== 'program' ? null : { side, level: seat.level, position };
  }

  function look(): void {
    const now = due();
    if (now === null) runner.stop();
    else runner.play(now);
  }

  const runner = createProgramRunner<Battle, Side, ProgramLevel, Act>({
    ask: ({ position, side, level }, done, failed) =>
      client.ask(
        questionFor(position, { side, level, seed: randomInt(SEEDS) }),
        (answer) => {
          if (answer.is === 'acts') done(answer.acts);
        },
        failed,
      ),
    stopAsking: client.stop,
    turnOf: ({ moves }) => moves,
    gap: () => BETWEEN_ORDERS[settings.getState().programPace],
    mustWait: () => isHeld,
    execute: (_, { orders }) =>
      store.carryOut(orders) ? battleShown(store.state.getState()) : null,
    executed({ side, position: before }, act, after) {
      show({ done: { side, act, before } });
      const still = due();
      return still?.position === after && still.side === side;
    },
    show: (now) => show({ now }),
    look,
  });

  return {
    state: () => state,
    subscribe: changes.subscribe,
    skip: runner.skip,
    pause: runner.pause,
    goOn: runner.goOn,
    delayActs: (holds) => void (isHeld = holds),
    start(): () => void {
      const stops = [store.state.subscribe(look), onPauseRequestsChange(look)];
      look();
      return () => {
        for (const stop of stops) stop();
        runner.end();
      };
    },
  };
}
