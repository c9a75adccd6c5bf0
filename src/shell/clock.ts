/**
 * How much time each side has, in milliseconds. `turn`: a time for each turn, which ends when the time is up. `bank`:
 * one time for the whole game, which is lost when the time is up; each turn's end adds an increment.
 */
export interface TimeControl<S extends string> {
  readonly kind: 'turn' | 'bank';
  /** The time of each side; they may differ. */
  readonly time: Readonly<Record<S, number>>;
  /** Added at the end of each of a side's turns; 0 if each turn has its own time. */
  readonly increment: number;
}

/**
 * The name of a reason for stopping the clock during a turn, such as an open dialog. The clock runs again when no
 * reason is left.
 */
export type Stop = string;

/**
 * A clock for two or more sides, with times in milliseconds. It is an immutable value: the time that it shows is
 * computed from it and the present time.
 */
export interface Clock<S extends string> {
  readonly control: TimeControl<S>;
  /** The time left of each side when the clock was last set. */
  readonly left: Readonly<Record<S, number>>;
  /** The side whose turn it is, running or stopped; null before the first turn and after the last. */
  readonly side: S | null;
  readonly stops: readonly Stop[];
  /** Since when that side's time runs; null while it is stopped. */
  readonly since: number | null;
}

/**
 * Returns a clock before its first turn, with the times of `control` for each side; `left` gives other times to
 * continue from, such as saved ones, in milliseconds.
 */
export const newClock = <S extends string>(
  control: TimeControl<S>,
  left: Readonly<Record<S, number>> = control.time,
): Clock<S> => ({ control, left, side: null, stops: [], since: null });

/**
 * Returns the time left of a side at the time `now`, in milliseconds: 0 at least, and never more than the clock's
 * stored time of that side.
 */
export function leftAt<S extends string>(
  { left, side: inHand, since }: Clock<S>,
  side: S,
  now: number,
): number {
  const run = side === inHand && since !== null ? Math.max(0, now - since) : 0;
  return Math.max(0, left[side] - run);
}

/** Returns whether a clock runs: some side has its turn, and no reason stops the clock. */
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
 * Returns the clock after a side's turn has begun at `now`. `time` is what the side has for this turn, if each turn
 * has its own time: by default that of the control. A bank keeps its time. All in milliseconds.
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
 * Returns the clock after the current turn has ended at `now`, in milliseconds, and before the next begins: the
 * side's bank gets its increment. The same clock if no turn is in progress.
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
 * Returns the clock stopped at `now`, in milliseconds, with `why` added to its reasons; the same clock if it has this
 * reason already.
 */
export function stopped<S extends string>(clock: Clock<S>, why: Stop, now: number): Clock<S> {
  if (clock.stops.includes(why)) return clock;
  return running({ ...settled(clock, now), stops: [...clock.stops, why] }, now);
}

/**
 * Returns the clock at `now`, in milliseconds, without the reason `why`: it runs on if no other reason stops it. The
 * same clock if it did not have this reason.
 */
export function released<S extends string>(clock: Clock<S>, why: Stop, now: number): Clock<S> {
  if (!clock.stops.includes(why)) return clock;
  const set = settled(clock, now);
  return running({ ...set, stops: set.stops.filter((other) => other !== why) }, now);
}

const SECOND = 1_000;
/** Wells' warnings: two minutes, one, and thirty seconds before the end, in milliseconds. */
const WARNINGS: readonly number[] = [120 * SECOND, 60 * SECOND, 30 * SECOND];
/** The time left, in milliseconds, below which a clock sounds every second and shows tenths: ten seconds. */
export const LAST_SECONDS = 10 * SECOND;

/**
 * Returns the times left, in milliseconds, at which a player is warned: two minutes, one minute and half a minute, as
 * far as they are below `time`, the whole time for a turn or a game. The greatest first.
 */
export const warningsOf = (time: number): readonly number[] =>
  WARNINGS.filter((warning) => warning < time);

/**
 * Returns the warning that is due when the time left falls from `before` to `after`, as the time left at that
 * warning; the last one of several, null if there is none. `time` is the whole time for the turn or game. All in
 * milliseconds.
 */
export const warningBetween = (time: number, before: number, after: number): number | null =>
  warningsOf(time)
    .filter((warning) => after <= warning && warning < before)
    .at(-1) ?? null;

/**
 * Returns the time left at the next event of a clock that has `left`: a warning, one of the last ten seconds, or 0
 * for the end. `time` is the whole time for the turn or game. All in milliseconds.
 */
export function nextDue(time: number, left: number): number {
  const warning = warningsOf(time).find((each) => each < left) ?? 0;
  const second = left <= LAST_SECONDS ? (Math.ceil(left / SECOND) - 1) * SECOND : LAST_SECONDS;
  return Math.max(0, warning, Math.min(second, left));
}

/**
 * A time as a clock face shows it: hours, minutes and whole seconds, rounded up, and tenths of a second below ten
 * seconds.
 */
export interface ShownTime {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** Null while whole seconds are shown. */
  readonly tenths: number | null;
}

/**
 * Returns how a clock face shows a time left, given in milliseconds. Only when no time at all is left does it show 0.
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
 * Returns after how many milliseconds a running clock face must be drawn again: when it shows another time than with
 * `left` milliseconds left.
 */
export function untilShownChanges(left: number): number {
  const step = left <= LAST_SECONDS ? SECOND / 10 : SECOND;
  const rest = left % step;
  // The first tenth is shown after the last whole second.
  return Math.max(1, rest === 0 ? step : rest);
}
