/** Ways through what has been played: to either end, by whole turns, by single orders. */
export const STEP_KINDS = [
  'first',
  'previousTurn',
  'previous',
  'next',
  'nextTurn',
  'last',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/**
 * After how many orders a stride ends that begins after `at` of them, `last` in all; `turns` says, ascending, after how
 * many each turn began.
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

export const PACES = ['slow', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];
