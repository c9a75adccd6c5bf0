/**
 * The time of the sides, in milliseconds like all times here: one for each turn, which ends with it; or one for the
 * whole game, a bank, which is lost when it runs out and to which each turn's end adds an increment.
 */
export interface TimeControl<S extends string> {
  readonly kind: 'turn' | 'bank';
  /** The time of each side; they may differ. */
  readonly time: Readonly<Record<S, number>>;
  /** Added at the end of each of a side's turns; 0 if each turn has its own time. */
  readonly increment: number;
}

/** The name of a reason why the clock is stopped during a turn. The clock runs again when no reason is left. */
export type Stop = string;

/** A clock for two or more sides. It is a value: the time it shows is a function of it and of the present time. */
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

/** Returns a clock before its first turn; `left` continues from saved times, in milliseconds. */
export const newClock = <S extends string>(
  control: TimeControl<S>,
  left: Readonly<Record<S, number>> = control.time,
): Clock<S> => ({ control, left, side: null, stops: [], since: null });

/** Returns the time left of a side at a time, in milliseconds, from 0 to what it had. */
export function leftAt<S extends string>(
  { left, side: inHand, since }: Clock<S>,
  side: S,
  now: number,
): number {
  const run = side === inHand && since !== null ? Math.max(0, now - since) : 0;
  return Math.max(0, left[side] - run);
}

/** Returns whether the time of some side is running. */
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
 * has its own: by default that of the control. All in milliseconds.
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
 * Returns the clock after the current turn has ended, before the next begins: a bank gets its increment. `now` is in
 * milliseconds. Returns the same clock if no turn is under way.
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
 * Returns the clock at `now`, in milliseconds, with one more reason why it is stopped; the same clock if it has this
 * reason already.
 */
export function stopped<S extends string>(clock: Clock<S>, why: Stop, now: number): Clock<S> {
  if (clock.stops.includes(why)) return clock;
  return running({ ...settled(clock, now), stops: [...clock.stops, why] }, now);
}

/**
 * Returns the clock at `now`, in milliseconds, without a reason why it was stopped: it runs on if that was the last.
 * The same clock if it did not have this reason.
 */
export function released<S extends string>(clock: Clock<S>, why: Stop, now: number): Clock<S> {
  if (!clock.stops.includes(why)) return clock;
  const set = settled(clock, now);
  return running({ ...set, stops: set.stops.filter((other) => other !== why) }, now);
}

const SECOND = 1_000;
/** Wells' warnings: two minutes, one, and thirty seconds before the end, in milliseconds. */
const WARNINGS: readonly number[] = [120 * SECOND, 60 * SECOND, 30 * SECOND];
/** The time left, in milliseconds, from which on each second is counted and tenths are shown. */
export const LAST_SECONDS = 10 * SECOND;

/**
 * Returns at which times left players are warned who have `time` for a turn or a game, all in milliseconds, the
 * greatest first.
 */
export const warningsOf = (time: number): readonly number[] =>
  WARNINGS.filter((warning) => warning < time);

/**
 * Returns the warning that falls due while the time left goes from `before` to `after`, as the time left at it; the
 * last of several, null if there is none. `time` is what there was at first. All in milliseconds.
 */
export const warningBetween = (time: number, before: number, after: number): number | null =>
  warningsOf(time)
    .filter((warning) => after <= warning && warning < before)
    .at(-1) ?? null;

/**
 * Returns the time left at the next event: a warning, one of the last ten seconds, or the end. `time` is what there
 * was at first. All in milliseconds.
 */
export function nextDue(time: number, left: number): number {
  const warning = warningsOf(time).find((each) => each < left) ?? 0;
  const second = left <= LAST_SECONDS ? (Math.ceil(left / SECOND) - 1) * SECOND : LAST_SECONDS;
  return Math.max(0, warning, Math.min(second, left));
}

/** A time as clock faces show it: whole seconds rounded up, and tenths of the last ten. */
export interface ShownTime {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** Null while whole seconds are shown. */
  readonly tenths: number | null;
}

/** Returns how clock faces show a time left, given in milliseconds. Only no time at all is shown as 0. */
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

/** Returns after how many milliseconds a running face shows another time than it does with `left` milliseconds left. */
export function untilShownChanges(left: number): number {
  const step = left <= LAST_SECONDS ? SECOND / 10 : SECOND;
  const rest = left % step;
  // The first tenth is shown after the last whole second.
  return Math.max(1, rest === 0 ? step : rest);
}
