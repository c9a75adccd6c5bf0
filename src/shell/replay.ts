/** The steps of a replay: to the beginning or the end, back or forward by a turn, back or forward by an order. */
export const STEP_KINDS = [
  'first',
  'previousTurn',
  'previous',
  'next',
  'nextTurn',
  'last',
] as const;
/**
 * A step of a replay: to the beginning (`first`) or the end (`last`), by a turn (`previousTurn`, `nextTurn`), or by a
 * single order (`previous`, `next`).
 */
export type StepKind = (typeof STEP_KINDS)[number];

/**
 * Returns how many of a game's orders are shown after a step of a replay, from 0 to `last`, the number of all. `at`
 * is how many were shown before; `turns` has, ascending, how many orders were given before each turn began.
 */
export function stepFrom(
  at: number,
  stepKind: StepKind,
  last: number,
  turns: readonly number[],
): number {
  const ends: Readonly<Record<StepKind, number>> = {
    first: 0,
    previousTurn: turns.filter((start) => start < at).at(-1) ?? 0,
    previous: Math.max(0, at - 1),
    next: Math.min(last, at + 1),
    nextTurn: turns.find((start) => start > at) ?? last,
    last,
  };
  return ends[stepKind];
}

/** The speeds of a replay, from the slowest. */
export const PACES = ['slow', 'normal', 'fast'] as const;
/** A speed of a replay. */
export type Pace = (typeof PACES)[number];
