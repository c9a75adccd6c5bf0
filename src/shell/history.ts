/**
 * The successive states of a value, for undo and redo. A history is a value itself; the owner replaces it by the
 * next.
 */
export interface History<T> {
  /** The earlier states, the oldest first. */
  readonly past: readonly T[];
  readonly now: T;
  /** The undone states, the next to redo first. */
  readonly future: readonly T[];
  /** The kind of the last change, which joins a following change of the same kind; null for none. */
  readonly kind: string | null;
}

/** The most undo steps by default. */
const MOST_STEPS = 300;

/** Returns a history without undone states. */
export const historyOf = <T>(now: T, past: readonly T[] = []): History<T> => ({
  past,
  now,
  future: [],
  kind: null,
});

/**
 * Returns the history after a change to `now`; the same history if nothing changes. Consecutive changes of one
 * `kind` are one step.
 */
export function changed<T>(history: History<T>, now: T, kind: string | null = null): History<T> {
  if (now === history.now) return history;
  const goesOn = kind !== null && kind === history.kind;
  const past = goesOn ? history.past : [...history.past, history.now].slice(-MOST_STEPS);
  return { past, now, future: [], kind };
}

/** Returns the history one step back; the same history if there is no earlier state. */
export function undone<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), now: before, future: [now, ...future], kind: null };
}

/** Returns the history one step forward; the same history if nothing was undone. */
export function redone<T>(history: History<T>): History<T> {
  const { past, now } = history;
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...past, now], now: next, future, kind: null };
}

/** Returns the history with the next change as a step of its own, of any kind. */
export const settled = <T>(history: History<T>): History<T> =>
  history.kind === null ? history : { ...history, kind: null };
