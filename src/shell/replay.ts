/** The kinds of steps through a game: to either end, by whole turns, by single orders. */
export const STEP_KINDS = [
  'first',
  'previousTurn',
  'previous',
  'next',
  'nextTurn',
  'last',
] as const;
/** A kind of step through a game: to either end, by a whole turn, or by a single order. */
export type StepKind = (typeof STEP_KINDS)[number];

/**
 * Returns how many orders of a game are shown after a step from `at` of them; 0 to `last`, all of them. `turns`
 * has, ascending, the number of orders at which each turn began.
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
