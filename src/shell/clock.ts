/**
 * How much time the sides have, in milliseconds like all times here: one for each turn, which ends with it; or one for
 * the whole game, a bank, whose end loses it and to which each turn's end adds something.
 */
export interface TimeControl<S extends string> {
  readonly kind: 'turn' | 'bank';
  /** Of each side: they need not be alike. */
  readonly time: Readonly<Record<S, number>>;
  /** Added at the end of each turn of one's own; nothing where each turn has its time. */
  readonly increment: number;
}

/** Why a clock stands still though it is somebody's turn: each holder its own word. */
export type Stop = string;

/** A clock for two or more sides. It is a value: what it shows is a function of it and of the time that it is. */
export interface Clock<S extends string> {
  readonly control: TimeControl<S>;
  /** What each side had left when the clock was last set. */
  readonly left: Readonly<Record<S, number>>;
  /** Whose time it is, running or not; null before the first turn and after the last. */
  readonly side: S | null;
  readonly stops: readonly Stop[];
  /** Since when that side's time runs; null while it stands still. */
  readonly since: number | null;
}

/** A clock before its first turn; `left` where it goes on from what was kept. */
export const newClock = <S extends string>(
  control: TimeControl<S>,
  left: Readonly<Record<S, number>> = control.time,
): Clock<S> => ({ control, left, side: null, stops: [], since: null });

/** What a side has left at a time: never less than nothing, and never more than it had. */
export function leftAt<S extends string>(
  { left, side: inHand, since }: Clock<S>,
  side: S,
  now: number,
): number {
  const run = side === inHand && since !== null ? Math.max(0, now - since) : 0;
  return Math.max(0, left[side] - run);
}

/** Whether somebody's time is running out. */
export const isRunning = (clock: Clock<string>): boolean => clock.since !== null;

/** The same clock, set at a time: what has run since is taken off. */
function settled<S extends string>(clock: Clock<S>, now: number): Clock<S> {
  const { side, left, since } = clock;
  if (side === null || since === null) return clock;
  return { ...clock, left: { ...left, [side]: leftAt(clock, side, now) }, since: now };
}

/** A clock that runs if it is somebody's time and nothing stops it. */
const running = <S extends string>(clock: Clock<S>, now: number): Clock<S> => ({
  ...clock,
  since: clock.side !== null && clock.stops.length === 0 ? now : null,
});

/** A side's turn begins; `time` is for this turn, where each has its own: that of the control unless said otherwise. */
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

/** A turn ends, and nobody's has begun yet: a bank gets its increment. */
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

/** The clock stands still from now on for one more reason. */
export function stopped<S extends string>(clock: Clock<S>, why: Stop, now: number): Clock<S> {
  if (clock.stops.includes(why)) return clock;
  return running({ ...settled(clock, now), stops: [...clock.stops, why] }, now);
}

/** A reason to stand still is gone: the clock runs on if it was the last. */
export function released<S extends string>(clock: Clock<S>, why: Stop, now: number): Clock<S> {
  if (!clock.stops.includes(why)) return clock;
  const set = settled(clock, now);
  return running({ ...set, stops: set.stops.filter((other) => other !== why) }, now);
}

const SECOND = 1_000;
/** Wells' warnings: two minutes, one, and thirty seconds before the end. */
export const WARNINGS: readonly number[] = [120 * SECOND, 60 * SECOND, 30 * SECOND];
/** From here each second is counted, and tenths are shown. */
export const LAST_SECONDS = 10 * SECOND;

/** The warnings of a time: those shorter than itself. */
export const warningsOf = (time: number): readonly number[] =>
  WARNINGS.filter((warning) => warning < time);

/** The warning that has come due from one moment to a later one, the last of several; null where none has. */
export const warningBetween = (time: number, before: number, after: number): number | null =>
  warningsOf(time)
    .filter((warning) => after <= warning && warning < before)
    .at(-1) ?? null;

/** What is left at the next moment that something is due: a warning, a second of the last ten, the end. */
export function nextDue(time: number, left: number): number {
  const warning = warningsOf(time).find((each) => each < left) ?? 0;
  const second = left <= LAST_SECONDS ? (Math.ceil(left / SECOND) - 1) * SECOND : LAST_SECONDS;
  return Math.max(0, warning, Math.min(second, left));
}

/** A time as faces show it: whole seconds begun, and tenths of the last ten. */
export interface ShownTime {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** Null while whole seconds are enough. */
  readonly tenths: number | null;
}

export function shownTime(left: number): ShownTime {
  const isFine = left <= LAST_SECONDS;
  const step = isFine ? SECOND / 10 : SECOND;
  // Until nothing is left it does not say so.
  const steps = Math.ceil(left / step);
  const whole = Math.floor((steps * step) / SECOND);
  return {
    hours: Math.floor(whole / 3600),
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
    tenths: isFine ? steps % 10 : null,
  };
}

/** Milliseconds until a running face shows something else. */
export function untilShownChanges(left: number): number {
  const step = left <= LAST_SECONDS ? SECOND / 10 : SECOND;
  const rest = left % step;
  // The first tenth is shown from the last whole second on.
  return Math.max(1, rest === 0 ? step : rest);
}
