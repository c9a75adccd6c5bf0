/** The kinds of steps of a replay (`StepKind`): first those back, the farthest first, then those forward. */
export const STEP_KINDS = [
  'first',
  'previousTurn',
  'previous',
  'next',
  'nextTurn',
  'last',
] as const;
/**
 * A kind of step in a replay: to the beginning (`first`) or the end (`last`), back or forward by a turn
 * (`previousTurn`, `nextTurn`), or by a single order (`previous`, `next`).
 */
export type StepKind = (typeof STEP_KINDS)[number];

/**
 * Returns how many of a game's `last` orders a replay shows after a step, from 0 to `last`. `at` is how many it showed
 * before; `turns` has, ascending, how many orders were given before each turn.
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

/** The paces at which a replay shows one order after another, the slowest first. */
export const PACES = ['slow', 'normal', 'fast'] as const;
/** A pace at which a replay shows one order after another: `slow`, `normal` or `fast`. */
export type Pace = (typeof PACES)[number];
