import {
  isRunning,
  LAST_SECONDS,
  leftAt,
  limited,
  newClock,
  nextDue,
  released,
  stopped,
  turnBegun,
  warningBetween,
  type Clock,
  type TimeControl,
} from './clock';
import { createSignal, type Subscribe } from './signal';
import { onPauseRequestsChange, isPauseRequested } from './pauseRequests';

/**
 * The time between two saves of a running clock, in milliseconds: the most that a player gets back if the page dies.
 * Where the saves of two tabs cross, the later may have as much more time left, which stays only if both pages
 * die before their next save. That is accepted: to save the lesser time, every save would have to parse the stored one.
 */
const SAVED_EVERY = 4_000;

/**
 * An event of a running clock for the `side` whose time runs, as `is` says: a `warning` that its time gets short, with
 * the milliseconds `left`; or the beginning of one of its last ten seconds (`second`).
 */
export type TimeEvent<S extends string> =
  | { readonly is: 'warning'; readonly side: S; readonly left: number }
  /** One of the last ten seconds. */
  | { readonly is: 'second'; readonly side: S };

/**
 * The functions by which a page reads, stops and continues the running clock of a game, and listens to its events. `E`
 * is the type of the game's own clock events, such as the end of a side's time. Without a clock they do nothing.
 */
export interface ClockOrders<S extends string, E> {
  /** Returns the milliseconds that a side has left now; 0 without a clock. */
  readonly left: (side: S) => number;
  /** Stops the clock for a reason of the page, `why`, until `goOn`, and saves the time left. */
  readonly pause: (why: string) => void;
  /** Removes the reasons given to `pause`. The clock runs again unless the game or an open dialog still stops it. */
  readonly goOn: () => void;
  /** Saves the time left, because the page may end at any moment. */
  readonly save: () => void;
  /** Calls the listener synchronously at each event; returns an unsubscribe function. */
  readonly listen: Subscribe<TimeEvent<S> | E>;
}

/**
 * What a running clock is to count from now on: by which time `control`, the milliseconds `left` of each side, the
 * `side` whose time runs (null if nobody's does), and the reasons for which it is stopped at first.
 */
export interface Counting<S extends string> {
  readonly control: TimeControl<S>;
  readonly left: Readonly<Record<S, number>>;
  readonly side: S | null;
  /** The reasons why it is stopped at the start. */
  readonly stops: readonly string[];
}

/**
 * The functions and values that a running clock needs of its game: the clock in the game's store (`clock`, `show`), the
 * game's reasons to stop it, and what is done when a side's time is up. All times are in milliseconds.
 */
export interface ClockPort<S extends string> {
  /** Returns the time of a monotonic clock, in milliseconds. */
  readonly ticks: () => number;
  /** Returns the clock in the state of the store; null if nothing is timed. */
  readonly clock: () => Clock<S> | null;
  /** Puts a changed clock into the store; null if nothing is timed any more. */
  readonly show: (clock: Clock<S> | null) => void;
  /** Returns the game's reasons to stop, by name, and whether each holds now, besides an open dialog. */
  readonly stops: () => Readonly<Record<string, boolean>>;
  /** Executes the orders that follow when a side's time is out. */
  readonly expire: (side: S) => void;
  /** Saves the game with the time left now. */
  readonly save: () => void;
}

/**
 * A running clock with all its functions: those of the page (`ClockOrders`), and those that the game's own store calls
 * to begin counting, to follow a change of the game, to send its own events, and to end.
 */
export interface RunningClock<S extends string, E> extends ClockOrders<S, E> {
  readonly send: (event: TimeEvent<S> | E) => void;
  /** Counts something else from now on; nothing if `counting` is null. */
  readonly begin: (counting: Counting<S> | null) => void;
  /** Stops or continues the clock by the game's reasons; to be called whenever these may have changed. */
  readonly follow: () => void;
  /** Leaves each side at most so many milliseconds, because another tab has saved them; nothing without a clock. */
  readonly limit: (most: Readonly<Record<S, number>>) => void;
  /** Notes that the time left has just been saved together with something else. */
  readonly saved: () => void;
  /** Ends it for good: no more events and saves. */
  readonly stop: () => void;
}

/**
 * Returns the running clock of a game, which counts nothing until `begin`. It sends an event at each warning and in
 * each of the last ten seconds, calls `port.expire` when a side's time is up, saves the time left every four seconds,
 * and stops while the game or an open dialog requests that.
 */
export function createRunningClock<S extends string, E>(port: ClockPort<S>): RunningClock<S, E> {
  const { ticks } = port;
  const { send, subscribe: listen } = createSignal<TimeEvent<S> | E>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The time left at the last check of due events. */
  let seen = 0;
  let savedAt = ticks();

  function set(clock: Clock<S> | null): void {
    if (clock === port.clock()) return;
    port.show(clock);
    schedule();
  }

  /** Returns the running side, and its time left; null while none runs. */
  function runningOut() {
    const clock = port.clock();
    if (clock === null || clock.side === null || !isRunning(clock)) return null;
    const { side, control } = clock;
    return { side, total: control.time[side], left: leftAt(clock, side, ticks()) };
  }

  function schedule(): void {
    clearTimeout(timer);
    const now = runningOut();
    if (now === null) return;
    const due = now.left - nextDue(now.total, now.left);
    timer = setTimeout(tick, Math.max(1, Math.min(due, savedAt + SAVED_EVERY - ticks())));
  }

  function tick(): void {
    const now = runningOut();
    if (now === null) return;
    const { side, total, left } = now;
    const before = seen;
    seen = left;
    if (left === 0) {
      port.expire(side);
      return;
    }
    const warning = warningBetween(total, before, left);
    if (warning !== null) send({ is: 'warning', side, left: warning });
    else if (left <= LAST_SECONDS && Math.ceil(left / 1000) < Math.ceil(before / 1000))
      send({ is: 'second', side });
    if (ticks() - savedAt >= SAVED_EVERY) save();
    schedule();
  }

  const saved = (): void => {
    savedAt = ticks();
  };
  function save(): void {
    saved();
    port.save();
  }

  const stopsNow = () => ({ ...port.stops(), dialog: isPauseRequested() });
  const inStep = (clock: Clock<S>): Clock<S> =>
    Object.entries(stopsNow()).reduce(
      (on, [why, holds]) => (holds ? stopped : released)(on, why, ticks()),
      clock,
    );

  function follow(): void {
    const clock = port.clock();
    if (clock !== null) set(inStep(clock));
  }
  const unwatch = onPauseRequestsChange(follow);

  return {
    send,
    listen,
    follow,
    saved,
    begin(counting) {
      saved();
      if (counting === null) {
        set(null);
        return;
      }
      const { control, left, side, stops } = counting;
      const clock: Clock<S> = { ...newClock(control, left), stops };
      seen = side === null ? 0 : left[side];
      set(inStep(side === null ? clock : turnBegun(clock, side, ticks(), left[side])));
    },
    limit(most) {
      const clock = port.clock();
      if (clock !== null) set(limited(clock, most, ticks()));
    },
    stop() {
      clearTimeout(timer);
      unwatch();
    },
    left(side) {
      const clock = port.clock();
      return clock === null ? 0 : leftAt(clock, side, ticks());
    },
    pause(why) {
      const clock = port.clock();
      if (clock === null) return;
      set(stopped(clock, why, ticks()));
      save();
    },
    goOn() {
      const clock = port.clock();
      if (clock === null) return;
      const own = stopsNow();
      const free = clock.stops.filter((why) => !(why in own));
      set(free.reduce((on, why) => released(on, why, ticks()), clock));
    },
    save() {
      if (port.clock() !== null) save();
    },
  };
}
