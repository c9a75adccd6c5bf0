/**
 * The successive states of a value, for undo and redo: the `past` ones, the oldest first, the present one (`now`), and
 * the undone ones (`future`), the next to redo first. It is an immutable value: each change returns another.
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

/** Returns a history with the present state `now` and nothing to redo; `past` are earlier states, the oldest first. */
export const historyOf = <T>(now: T, past: readonly T[] = []): History<T> => ({
  past,
  now,
  future: [],
  kind: null,
});

/**
 * Returns the history after its state has changed to `now`; the same history if that is the present state.
 * Consecutive changes of the same `kind` become one step of undo; a change without a kind (null) is always a step of
 * its own. States undone before can no longer be redone.
 */
export function changed<T>(history: History<T>, now: T, kind: string | null = null): History<T> {
  if (now === history.now) return history;
  const goesOn = kind !== null && kind === history.kind;
  const past = goesOn ? history.past : [...history.past, history.now].slice(-MOST_STEPS);
  return { past, now, future: [], kind };
}

/** Returns the history after one step of undo; the same history if there is no earlier state. */
export function undone<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), now: before, future: [now, ...future], kind: null };
}

/** Returns the history after one step of redo; the same history if nothing was undone. */
export function redone<T>(history: History<T>): History<T> {
  const { past, now } = history;
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...past, now], now: next, future, kind: null };
}

/** Returns the same states as a history whose next change is a separate undo step, even of the last one's kind. */
export const settled = <T>(history: History<T>): History<T> =>
  history.kind === null ? history : { ...history, kind: null };
