/** The kinds of steps through a game: to either end, by whole turns, by single orders. */
export const STEP_KINDS = [
  'first',
  'previousTurn',
  'previous',
  'next',
  'nextTurn',
  'last',
] as const;
/** A step of a replay: one of `STEP_KINDS`. */
export type StepKind = (typeof STEP_KINDS)[number];

/**
 * Returns the number of orders after a step from `at` of them, `last` in all; `turns` has, ascending, the number of
 * orders at which each turn began.
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

/** The speeds of a replay. */
export const PACES = ['slow', 'normal', 'fast'] as const;
/** The speed of a replay. */
export type Pace = (typeof PACES)[number];
