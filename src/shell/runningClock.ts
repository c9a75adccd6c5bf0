import {
  isRunning,
  LAST_SECONDS,
  leftAt,
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

/** Of running time no more than this is lost with a page that dies, in milliseconds. */
const SAVED_EVERY = 4_000;

/** What happens on any clock, besides time. */
export type TimeEvent<S extends string> =
  | { readonly is: 'warning'; readonly side: S; readonly left: number }
  /** One of the last ten seconds. */
  | { readonly is: 'second'; readonly side: S };

/** What a running clock can be asked, and ordered; `E` is what happens on it besides `TimeEvent`. */
export interface ClockOrders<S extends string, E> {
  /** Milliseconds that a side has left now; nothing where no clock is. */
  readonly left: (side: S) => number;
  /** It stands still for a reason of the page's, until `goOn`, and what is left is saved. */
  readonly pause: (why: string) => void;
  /** Somebody goes on: every reason is gone that does not hold by itself. */
  readonly goOn: () => void;
  /** Saves what is left now: the page may be gone the next moment. */
  readonly keep: () => void;
  /** Calls back at once when something happens; returns an unsubscribe function. */
  readonly hear: Subscribe<TimeEvent<S> | E>;
}

/** What a clock begins to count: the time of a side, or of nobody where that is null. */
export interface Counting<S extends string> {
  readonly control: TimeControl<S>;
  readonly left: Readonly<Record<S, number>>;
  readonly side: S | null;
  /** Why it stands still from the start. */
  readonly stops: readonly string[];
}

/** What a game says of its clock. All times are milliseconds. */
export interface ClockPort<S extends string> {
  /** A time that only goes forward. */
  readonly ticks: () => number;
  /** The clock as the state of the store has it; null where nothing is timed. */
  readonly clock: () => Clock<S> | null;
  readonly show: (clock: Clock<S> | null) => void;
  /** The reasons of the game to stand still, and whether each holds now; an open dialog is one by itself. */
  readonly stops: () => Readonly<Record<string, boolean>>;
  /** The time of a side is out: orders what that means. */
  readonly expire: (side: S) => void;
  /** Saves the game with what is left now. */
  readonly save: () => void;
}

/** A clock as its game runs it. */
export interface RunningClock<S extends string, E> extends ClockOrders<S, E> {
  readonly tell: (event: TimeEvent<S> | E) => void;
  /** Counts something else from now on; nothing where that is null. */
  readonly begin: (counting: Counting<S> | null) => void;
  /** Stands still or goes on as the game says now; to be called whenever that may have changed. */
  readonly follow: () => void;
  /** What is left has just been saved with something else. */
  readonly saved: () => void;
  readonly stop: () => void;
}

/**
 * Runs the clock of a game: it warns, counts the last seconds, says when the time is out, saves what is left every few seconds, and
 * stands still while anything asks for that.
 */
export function createRunningClock<S extends string, E>(port: ClockPort<S>): RunningClock<S, E> {
  const { ticks } = port;
  const { send: tell, subscribe: hear } = createSignal<TimeEvent<S> | E>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What was left when it was last looked at what is due. */
  let seen = 0;
  let savedAt = ticks();

  function set(clock: Clock<S> | null): void {
    if (clock === port.clock()) return;
    port.show(clock);
    schedule();
  }

  /** Whose time runs out, and what is left of it; null while nobody's does. */
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
    if (warning !== null) tell({ is: 'warning', side, left: warning });
    else if (left <= LAST_SECONDS && Math.ceil(left / 1000) < Math.ceil(before / 1000))
      tell({ is: 'second', side });
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
    tell,
    hear,
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
    keep() {
      if (port.clock() !== null) save();
    },
  };
}
