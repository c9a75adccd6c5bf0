import type { RunnerOrders } from './programPace';
import type { WorkerFault } from './workerClient';

/** A program that is due to order: the `side` that it plays, its strength (`level`), and the `position`. */
export interface DueProgram<P, S, L> {
  readonly position: P;
  readonly side: S;
  readonly level: L;
}

/**
 * What the program that is due to order is doing, as `is` says: `waiting`, no program is due; `thinking`, its orders
 * are being computed; `playing`, they are executed one by one, with `left` still to come; `paused` by the player;
 * `failed`, it gave no usable answer.
 */
export type RunnerState<S> =
  /** No program has anything to order, or the whole game is stopped. */
  | { readonly is: 'waiting' }
  | { readonly is: 'thinking'; readonly side: S }
  /** Orders are executed one after the other; `left` remain. */
  | { readonly is: 'playing'; readonly side: S; readonly left: number }
  /** The player has paused it. */
  | { readonly is: 'paused'; readonly side: S }
  /** It gave no answer that can be used. */
  | { readonly is: 'failed'; readonly side: S; readonly fault: WorkerFault };

/**
 * The functions that a game passes to the runner of the programs that play it: compute orders, execute one, and show
 * the runner's state. `P` is a position, compared by identity; `S` a side; `L` a playing strength; `O` an order.
 */
export interface RunnerHost<P, S, L, O> {
  /** Computes the next orders, and calls `done` or `failed`, at once or later; neither after `stopAsking`. */
  readonly ask: (
    due: DueProgram<P, S, L>,
    done: (orders: readonly O[]) => void,
    failed: (fault: WorkerFault) => void,
  ) => void;
  /** Cancels what `ask` is computing. */
  readonly stopAsking: () => void;
  /** Returns the number of a position's turn, until whose end `skip` hurries. */
  readonly turnOf: (position: P) => number;
  /** Returns after how many milliseconds an order is executed, unless it is hurried. */
  readonly gap: (due: DueProgram<P, S, L>, order: O) => number;
  /** Returns whether an order whose time has come still has to wait, because something else is being shown. */
  readonly mustWait?: () => boolean;
  /** Executes an order; returns the position after it, null if it was refused. */
  readonly execute: (due: DueProgram<P, S, L>, order: O) => P | null;
  /**
   * Called after each executed order, `due` having the position before it and `after` the one after it; returns whether
   * the remaining orders still hold.
   */
  readonly executed: (due: DueProgram<P, S, L>, order: O, after: P) => boolean;
  /** Called with the runner's state whenever it has changed. */
  readonly show: (state: RunnerState<S>) => void;
  /** Called when the orders are used up or useless: must find out which program is due, and call `play` or `stop`. */
  readonly look: () => void;
}

/**
 * The runner of the programs that play sides of a game: it asks the due program for its orders and executes them one
 * after the other, at a pace, until it is paused or stopped.
 */
export interface ProgramRunner<P, S, L> extends RunnerOrders {
  /** Has the due program play; does nothing if it already plays in this position. */
  readonly play: (due: DueProgram<P, S, L>) => void;
  /** Stops because no program is due or the game is stopped; orders that were computed are dropped. */
  readonly stop: () => void;
  /** Ends it: from now on nothing is ordered or shown. */
  readonly end: () => void;
}

/** The useless answers in a row after which a program has failed. */
const MOST_REFUSED = 2;
/** Milliseconds until it is checked again whether an order still has to wait. */
const SOON = 100;

interface Plan<P, S, L, O> {
  readonly side: S;
  readonly level: L;
  /** The position as it must be before the next order. */
  position: P;
  /** Null while the orders are computed. */
  rest: readonly O[] | null;
}

/**
 * Returns a runner of the programs that play sides of a game; `host` computes and executes their orders. The game calls
 * `play` or `stop` whenever something has changed; both do nothing while an order is being executed.
 */
export function createProgramRunner<P, S, L, O>(
  host: RunnerHost<P, S, L, O>,
): ProgramRunner<P, S, L> {
  let state: RunnerState<S> = { is: 'waiting' };
  let plan: Plan<P, S, L, O> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isExecuting = false;
  let refused = 0;
  /** What stops the programs until the player continues; a fault also only as long as the position is the same. */
  let halt: 'pause' | { readonly position: P; readonly fault: WorkerFault } | null = null;
  /** The turn whose remaining orders are executed at once. */
  let hurried: number | null = null;

  function say(next: RunnerState<S>): void {
    state = next;
    host.show(next);
  }

  function drop(): void {
    clearTimeout(timer);
    if (plan?.rest === null) host.stopAsking();
    plan = null;
  }

  function play(due: DueProgram<P, S, L>): void {
    if (isExecuting) return;
    const { position, side, level } = due;
    if (plan?.position === position && plan.side === side && plan.level === level) return;
    drop();
    if (halt === 'pause') say({ is: 'paused', side });
    else if (halt?.position === position) say({ is: 'failed', side, fault: halt.fault });
    else ask({ position, side, level, rest: null });
  }

  function ask(asked: Plan<P, S, L, O>): void {
    plan = asked;
    say({ is: 'thinking', side: asked.side });
    host.ask(
      asked,
      (orders) => {
        if (plan !== asked) return;
        asked.rest = orders;
        playOn(asked);
      },
      (fault) => {
        if (plan === asked) fail(asked, fault);
      },
    );
  }

  function fail({ side, position }: Plan<P, S, L, O>, fault: WorkerFault): void {
    drop();
    halt = { position, fault };
    say({ is: 'failed', side, fault });
  }

  function gap(now: Plan<P, S, L, O>): number {
    const [order] = now.rest ?? [];
    const isHurried = hurried === host.turnOf(now.position);
    return order === undefined || isHurried ? 0 : host.gap(now, order);
  }

  /** Executes the next order when it is due, as long as any remain. */
  function playOn(now: Plan<P, S, L, O>): void {
    clearTimeout(timer);
    const wait = gap(now);
    if (wait === 0) {
      playAll(now);
      return;
    }
    say({ is: 'playing', side: now.side, left: now.rest?.length ?? 0 });
    const step = (): void => {
      if (plan !== now) return;
      if (host.mustWait?.() === true && gap(now) > 0) timer = setTimeout(step, SOON);
      else if (next(now)) playOn(now);
    };
    timer = setTimeout(step, wait);
  }

  function playAll(now: Plan<P, S, L, O>): void {
    clearTimeout(timer);
    while (plan === now && next(now));
  }

  /** Executes one order; returns whether others of the same answer remain. */
  function next(now: Plan<P, S, L, O>): boolean {
    const [order, ...rest] = now.rest ?? [];
    if (order === undefined) {
      again(now);
      return false;
    }
    const due = { position: now.position, side: now.side, level: now.level };
    now.rest = rest;
    isExecuting = true;
    const after = host.execute(due, order);
    isExecuting = false;
    if (after === null || after === due.position) {
      again(now);
      return false;
    }
    refused = 0;
    now.position = after;
    if (host.executed(due, order, after) && rest.length > 0) return plan === now;
    plan = null;
    host.look();
    return false;
  }

  /** Handles a useless answer: asks once more about the present position. */
  function again(now: Plan<P, S, L, O>): void {
    refused += 1;
    if (refused > MOST_REFUSED) {
      refused = 0;
      fail(now, 'garbled');
      return;
    }
    drop();
    host.look();
  }

  function halted(by: typeof halt): void {
    halt = by;
    drop();
    host.look();
  }

  return {
    play,
    stop(): void {
      if (isExecuting) return;
      drop();
      if (state.is !== 'waiting') say({ is: 'waiting' });
    },
    skip(): void {
      if (plan === null) return;
      hurried = host.turnOf(plan.position);
      if (plan.rest !== null) playAll(plan);
    },
    pause: () => halted('pause'),
    goOn(): void {
      refused = 0;
      halted(null);
    },
    end(): void {
      clearTimeout(timer);
      plan = null;
      host.stopAsking();
    },
  };
}
