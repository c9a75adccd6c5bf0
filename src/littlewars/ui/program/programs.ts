import { isRunning } from '../../../shell/clock';
import { isPauseRequested, onPauseRequestsChange } from '../../../shell/pauseRequests';
import { BETWEEN_ORDERS } from '../../../shell/programPace';
import type { SettingsStore } from '../../../shell/settingsStore';
import { createSignal } from '../../../shell/signal';
import type { WorkerFault } from '../../../shell/workerClient';
import type { Battle, Side } from '../../engine/types';
import { isKriegspiel } from '../../game/playing';
import { programToAct, seatsOf, type ProgramLevel } from '../../game/seats';
import type { LittleWarsSettings } from '../../game/settings';
import type { Act } from '../../opponent/marches';
import { questionFor } from '../../opponent/question';
import { battleShown } from '../../store/state';
import type { BattleStore } from '../../store/store';
import type { ProgramClient } from './programClient';

/**
 * What the programs that play sides of a battle are doing: nothing, because a person has the move or everything is
 * stopped (`waiting`), `thinking`, carrying out acts (`playing`), `paused` by the player, or stopped because the
 * worker has `failed`.
 */
export type ProgramNow =
  /** Nothing to do: a person has the move, or everything is stopped. */
  | { readonly is: 'waiting' }
  | { readonly is: 'thinking'; readonly side: Side }
  /** Its acts are carried out one after the other. */
  | { readonly is: 'playing'; readonly side: Side }
  | { readonly is: 'paused'; readonly side: Side }
  | { readonly is: 'failed'; readonly side: Side; readonly fault: WorkerFault };

/** An act of a program that has been carried out, with the battle before it. */
export interface DoneAct {
  readonly side: Side;
  readonly act: Act;
  readonly before: Battle;
}

/** The state of the programs that play sides of a battle: what they are doing, and the last act carried out. */
export interface ProgramState {
  readonly now: ProgramNow;
  /** The last act; null before the first. */
  readonly done: DoneAct | null;
}

/** The programs that play sides of the current battle: their state, and functions that pause, skip and continue. */
export interface Programs {
  readonly state: () => ProgramState;
  /** Calls back whenever the state has changed; returns an unsubscribe function. */
  readonly subscribe: (changed: () => void) => () => void;
  /** Carries out the remaining acts of the move at once. */
  readonly skip: () => void;
  /** Stops everything until `goOn`. */
  readonly pause: () => void;
  /** Continues after a pause, or retries what has failed. */
  readonly goOn: () => void;
  /** Makes the next act wait while a shot is being shown, or lets it go on. */
  readonly hold: (isHeld: boolean) => void;
  /** Begins to play; returns a function that ends it: from then on they order and show nothing. */
  readonly start: () => () => void;
}

/**
 * What the programs need of the page: the battle and its orders, the settings, the client of the worker, and random
 * numbers.
 */
export interface ProgramDeps {
  readonly store: BattleStore;
  readonly settings: Pick<SettingsStore<LittleWarsSettings>, 'getState'>;
  readonly client: ProgramClient;
  /** Returns a random whole number from 0 to n - 1. */
  readonly randomInt: (n: number) => number;
}

/** The unusable answers in a row after which a program is given up. */
const MOST_REFUSED = 2;
/** Milliseconds until it is checked again whether the next act still has to wait. */
const SOON = 100;
/** Seeds are below this. */
const SEEDS = 2 ** 31;

/** A program that has something to order, and the battle as it must be before its next act. */
interface Plan {
  readonly side: Side;
  readonly level: ProgramLevel;
  battle: Battle;
  /** Null while it is computed. */
  rest: readonly Act[] | null;
}

const WAITING: ProgramNow = { is: 'waiting' };

/**
 * Creates the programs that play sides of the current battle. Each is asked for its next acts, which are carried out
 * one after the other at the chosen pace; after the last it is asked again, until a person has the move.
 */
export function createPrograms({ store, settings, client, randomInt }: ProgramDeps): Programs {
  let state: ProgramState = { now: WAITING, done: null };
  const changes = createSignal();
  let plan: Plan | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOrdering = false;
  let isHeld = false;
  let refused = 0;
  /** What stops the programs until somebody continues; a fault also only as long as the battle is the same. */
  let halt: 'pause' | { readonly battle: Battle; readonly fault: WorkerFault } | null = null;
  /** The number of the move whose remaining acts are carried out at once. */
  let hurried: number | null = null;

  function show(change: Partial<ProgramState>): void {
    state = { ...state, ...change };
    changes.send();
  }
  const say = (now: ProgramNow): void => show({ now });

  function drop(): void {
    clearTimeout(timer);
    if (plan?.rest === null) client.stop();
    plan = null;
  }

  /** Returns the program that has something to order now; null if none has, or everything is stopped. */
  function due(): Pick<Plan, 'side' | 'level' | 'battle'> | null {
    const page = store.state.getState();
    const { game, screen, curtain, save, clock } = page;
    const battle = battleShown(page);
    if (game === null || battle === null || isKriegspiel(game) || screen !== 'game') return null;
    if (curtain || save.is === 'elsewhere' || isPauseRequested()) return null;
    // A stopped clock stops the battle.
    if (clock !== null && !isRunning(clock)) return null;
    const seats = seatsOf(game);
    const side = programToAct(seats, battle);
    const seat = side && seats[side];
    return side === null || seat?.kind !== 'program' ? null : { side, level: seat.level, battle };
  }

  function look(): void {
    if (isOrdering) return;
    const now = due();
    if (now === null) {
      drop();
      if (state.now.is !== 'waiting') say(WAITING);
      return;
    }
    const { side, level, battle } = now;
    if (plan?.battle === battle && plan.side === side && plan.level === level) return;
    drop();
    if (halt === 'pause') say({ is: 'paused', side });
    else if (halt?.battle === battle) say({ is: 'failed', side, fault: halt.fault });
    else ask({ side, level, battle, rest: null });
  }

  function ask(asked: Plan): void {
    plan = asked;
    const { side, level, battle } = asked;
    say({ is: 'thinking', side });
    client.ask(
      questionFor(battle, { side, level, seed: randomInt(SEEDS) }),
      (answer) => {
        if (plan !== asked || answer.is !== 'acts') return;
        asked.rest = answer.acts;
        playOn(asked);
      },
      (fault) => {
        if (plan === asked) fail(asked, fault);
      },
    );
  }

  function fail({ side, battle }: Plan, fault: WorkerFault): void {
    drop();
    halt = { battle, fault };
    say({ is: 'failed', side, fault });
  }

  function gap({ battle }: Plan): number {
    return hurried === battle.moves ? 0 : BETWEEN_ORDERS[settings.getState().programPace];
  }

  /** Carries out the next act when it is due, as long as any remain. */
  function playOn(now: Plan): void {
    clearTimeout(timer);
    const wait = gap(now);
    if (wait === 0) {
      playAll(now);
      return;
    }
    say({ is: 'playing', side: now.side });
    const step = (): void => {
      if (plan !== now) return;
      if (isHeld && gap(now) > 0) timer = setTimeout(step, SOON);
      else if (next(now)) playOn(now);
    };
    timer = setTimeout(step, wait);
  }

  function playAll(now: Plan): void {
    clearTimeout(timer);
    while (plan === now && next(now));
  }

  /** Carries out one act; returns whether others of the answer remain. */
  function next(now: Plan): boolean {
    const [act, ...rest] = now.rest ?? [];
    if (act === undefined) {
      again(now);
      return false;
    }
    now.rest = rest;
    const { side, battle: before } = now;
    isOrdering = true;
    const isWhole = store.carryOut(act.orders);
    isOrdering = false;
    const battle = battleShown(store.state.getState());
    if (!isWhole || battle === null || battle === before) {
      again(now);
      return false;
    }
    refused = 0;
    now.battle = battle;
    show({ done: { side, act, before } });
    const still = due();
    if (rest.length > 0 && still?.battle === battle && still.side === side) return true;
    plan = null;
    look();
    return false;
  }

  /** Handles an unusable answer: asks once more about the present battle. */
  function again(now: Plan): void {
    refused += 1;
    if (refused > MOST_REFUSED) {
      refused = 0;
      fail(now, 'garbled');
      return;
    }
    drop();
    look();
  }

  return {
    state: () => state,
    subscribe: changes.subscribe,
    skip(): void {
      if (plan === null) return;
      hurried = plan.battle.moves;
      if (plan.rest !== null) playAll(plan);
    },
    pause(): void {
      halt = 'pause';
      drop();
      look();
    },
    goOn(): void {
      halt = null;
      refused = 0;
      drop();
      look();
    },
    hold: (holds) => void (isHeld = holds),
    start(): () => void {
      const stops = [store.state.subscribe(look), onPauseRequestsChange(look)];
      look();
      return () => {
        for (const stop of stops) stop();
        clearTimeout(timer);
        plan = null;
        client.stop();
      };
    },
  };
}
