/**
 * What something has been, one state after another: what is done can be undone, and what is undone done again. A value, which
 * whoever changes the thing replaces by the next.
 */
export interface History<T> {
  /** What was before, the oldest first. */
  readonly past: readonly T[];
  readonly now: T;
  /** What has been undone, what is done again first at the head. */
  readonly future: readonly T[];
  /** What the last change was of, if one like it is to be the same step. */
  readonly kind: string | null;
}

/** Steps that are kept, unless said otherwise. */
const MOST_STEPS = 300;

/** The history of what nothing has been undone of. */
export const historyOf = <T>(now: T, past: readonly T[] = []): History<T> => ({
  past,
  now,
  future: [],
  kind: null,
});

/**
 * The history after a change to `now`; the same history where that is what it is already. Changes of one `kind` one after another
 * are one step.
 */
export function changed<T>(history: History<T>, now: T, kind: string | null = null): History<T> {
  if (now === history.now) return history;
  const goesOn = kind !== null && kind === history.kind;
  const past = goesOn ? history.past : [...history.past, history.now].slice(-MOST_STEPS);
  return { past, now, future: [], kind };
}

/** The history a step back; the same history where nothing was before. */
export function undone<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), now: before, future: [now, ...future], kind: null };
}

/** The history a step on; the same history where nothing has been undone. */
export function redone<T>(history: History<T>): History<T> {
  const { past, now } = history;
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...past, now], now: next, future, kind: null };
}

/** The next change is a step of its own, of whatever kind. */
export const settled = <T>(history: History<T>): History<T> =>
  history.kind === null ? history : { ...history, kind: null };
