/**
 * How much time each side has, in milliseconds (`time`), and its `kind`. `turn`: each turn has its own time, and ends
 * when that is up. `bank`: one time for the whole game, which is lost when that is up; each end of a turn adds the
 * `increment`.
 */
export interface TimeControl<S extends string> {
  readonly kind: 'turn' | 'bank';
  /** The time of each side in milliseconds, by side; they may differ. */
  readonly time: Readonly<Record<S, number>>;
  /** Milliseconds added to a side's time at the end of each of its turns; 0 if each turn has its own time. */
  readonly increment: number;
}

/**
 * The name of a reason for stopping a clock. A clock may have several reasons at once, and runs again when none is
 * left.
 */
export type Stop = string;

/**
 * A game clock for two or more sides, as an immutable value: each side's time `left` in milliseconds when it was last
 * set, the `side` whose turn it is, the reasons for which it is stopped, and `since` when it runs. `leftAt` computes
 * the time shown now.
 */
export interface Clock<S extends string> {
  readonly control: TimeControl<S>;
  /** The milliseconds left of each side when the clock was last set, by side. */
  readonly left: Readonly<Record<S, number>>;
  /** The side whose turn it is, running or stopped; null before the first turn and after the last. */
  readonly side: S | null;
  /** The reasons for which the clock is stopped during a turn; empty if there is none. */
  readonly stops: readonly Stop[];
  /**
   * The time since which the clock of `side` runs, in milliseconds of the timer by which all functions get `now`; null
   * while it is stopped or no side has its turn.
   */
  readonly since: number | null;
}

/**
 * Returns a clock before its first turn, stopped, with the times of `control` for each side; `left` gives other times
 * to continue from, such as saved ones, in milliseconds by side.
 */
export const newClock = <S extends string>(
  control: TimeControl<S>,
  left: Readonly<Record<S, number>> = control.time,
): Clock<S> => ({ control, left, side: null, stops: [], since: null });

/**
 * Returns how many milliseconds a side has left at the time `now`, which is in milliseconds of the same timer each
 * time; 0 if its time is up. A `now` before the clock was set counts as the time when it was set.
 */
export function leftAt<S extends string>(
  { left, side: active, since }: Clock<S>,
  side: S,
  now: number,
): number {
  const run = side === active && since !== null ? Math.max(0, now - since) : 0;
  return Math.max(0, left[side] - run);
}

/** Returns whether a clock runs at present: it is some side's turn, and no reason stops the clock. */
export const isRunning = (clock: Clock<string>): boolean => clock.since !== null;

/** Returns the clock set at a time, less the time elapsed. */
function settled<S extends string>(clock: Clock<S>, now: number): Clock<S> {
  const { side, left, since } = clock;
  if (side === null || since === null) return clock;
  return { ...clock, left: { ...left, [side]: leftAt(clock, side, now) }, since: now };
}

/** Returns a clock that runs if it is a side's turn and nothing stops it. */
const running = <S extends string>(clock: Clock<S>, now: number): Clock<S> => ({
  ...clock,
  since: clock.side !== null && clock.stops.length === 0 ? now : null,
});

/**
 * Returns the clock after a side's turn has begun at `now`; it runs unless a reason stops it. With a time for each
 * turn, the side gets `time`, by default that of the control; with one time for the game, the side continues with what
 * it has left. All in milliseconds.
 */
export function turnBegun<S extends string>(
  clock: Clock<S>,
  side: S,
  now: number,
  time = clock.control.time[side],
): Clock<S> {
  const { control, left } = settled(clock, now);
  const allotted = control.kind === 'turn' ? time : left[side];
  return running({ ...clock, left: { ...left, [side]: allotted }, side }, now);
}

/**
 * Returns the clock after the current turn has ended at `now`, in milliseconds, and before the next begins; with one
 * time for the whole game, the side gets its increment. Returns the same clock if no turn is in progress.
 */
export function turnEnded<S extends string>(clock: Clock<S>, now: number): Clock<S> {
  const { side } = clock;
  if (side === null) return clock;
  const { control, left } = settled(clock, now);
  return {
    ...clock,
    left: { ...left, [side]: left[side] + (control.kind === 'bank' ? control.increment : 0) },
    side: null,
    since: null,
  };
}

/**
 * Returns the clock stopped at `now`, in milliseconds, with the reason `why` added to its reasons; returns the same
 * clock if it has this reason already.
 */
export function stopped<S extends string>(clock: Clock<S>, why: Stop, now: number): Clock<S> {
  if (clock.stops.includes(why)) return clock;
  return running({ ...settled(clock, now), stops: [...clock.stops, why] }, now);
}

/**
 * Returns the clock after the reason `why` for stopping has gone at `now`, in milliseconds; it runs on if it is a
 * side's turn and no other reason stops it. Returns the same clock if it did not have this reason.
 */
export function released<S extends string>(clock: Clock<S>, why: Stop, now: number): Clock<S> {
  if (!clock.stops.includes(why)) return clock;
  const set = settled(clock, now);
  return running({ ...set, stops: set.stops.filter((other) => other !== why) }, now);
}

/** Returns the clock with no more time left than `most` at `now`, for each side; all in milliseconds. */
export function limited<S extends string>(
  clock: Clock<S>,
  most: Readonly<Record<S, number>>,
  now: number,
): Clock<S> {
  const set = settled(clock, now);
  const left: Record<S, number> = { ...set.left };
  for (const side in left) left[side] = Math.min(left[side], most[side]);
  return { ...set, left };
}

const SECOND = 1_000;
/** Wells' warnings: two minutes, one, and thirty seconds before the end, in milliseconds. */
const WARNINGS: readonly number[] = [120 * SECOND, 60 * SECOND, 30 * SECOND];
/** The time left, in milliseconds, at and below which a clock sounds every second and shows tenths: ten seconds. */
export const LAST_SECONDS = 10 * SECOND;

/**
 * Returns the times left, in milliseconds, at which a player is warned, as in Wells' rules (littlewars.md 3.1): two
 * minutes, one minute and half a minute, the greatest first; only those shorter than `time`, the whole time for the
 * turn or the game in milliseconds.
 */
export const warningsOf = (time: number): readonly number[] =>
  WARNINGS.filter((warning) => warning < time);

/**
 * Returns the warning due when the time left falls from `before` to `after`: the time left at which it is given, the
 * lowest if several are due; null if none is. `time` is the whole time for the turn or game. All in milliseconds.
 */
export const warningBetween = (time: number, before: number, after: number): number | null =>
  warningsOf(time)
    .filter((warning) => after <= warning && warning < before)
    .at(-1) ?? null;

/**
 * Returns the time left at which a clock with `left` milliseconds has its next event: a warning, the first of the last
 * ten seconds or the next of them, or 0 for the end. `time` is the whole time for the turn or game in milliseconds.
 */
export function nextDue(time: number, left: number): number {
  const warning = warningsOf(time).find((each) => each < left) ?? 0;
  const second = left <= LAST_SECONDS ? (Math.ceil(left / SECOND) - 1) * SECOND : LAST_SECONDS;
  return Math.max(0, warning, Math.min(second, left));
}

/**
 * A time as a clock face shows it: `hours`, `minutes` (0 to 59), whole `seconds` (0 to 59), and in the last ten seconds
 * `tenths` of a second (0 to 9), otherwise null. It is rounded up.
 */
export interface ShownTime {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** Null while whole seconds are shown. */
  readonly tenths: number | null;
}

/**
 * Returns the hours, minutes, seconds and tenths that a clock face shows for a time left in milliseconds. They are
 * rounded up, so that all are 0 only when the time is up; tenths are null above ten seconds.
 */
export function shownTime(left: number): ShownTime {
  const isFine = left <= LAST_SECONDS;
  const step = isFine ? SECOND / 10 : SECOND;
  // Rounded up, so that it shows 0 only at the end.
  const steps = Math.ceil(left / step);
  const whole = Math.floor((steps * step) / SECOND);
  return {
    hours: Math.floor(whole / 3600),
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
    tenths: isFine ? steps % 10 : null,
  };
}

/**
 * Returns the milliseconds after which a running clock with `left` milliseconds must be drawn again, because its face
 * then shows another time; at least 1.
 */
export function untilShownChanges(left: number): number {
  const step = left <= LAST_SECONDS ? SECOND / 10 : SECOND;
  const rest = left % step;
  // The first tenth is shown after the last whole second.
  return Math.max(1, rest === 0 ? step : rest);
}
