/** The paces at which the orders of a playing program are shown (`ProgramPace`), the fastest first. */
export const PROGRAM_PACES = ['atOnce', 'quick', 'unhurried'] as const;
/**
 * A pace at which the orders of a playing program are shown: `atOnce`, `quick` (one every 0.65 seconds) or `unhurried`
 * (one every 1.5 seconds).
 */
export type ProgramPace = (typeof PROGRAM_PACES)[number];

/** The milliseconds from one order of a playing program to its next, by pace. */
export const BETWEEN_ORDERS: Readonly<Record<ProgramPace, number>> = {
  atOnce: 0,
  quick: 650,
  unhurried: 1_500,
};

/** What a person may ask of a program that plays a turn. */
export interface RunnerOrders {
  /** Executes the remaining orders of this turn at once. */
  readonly skip: () => void;
  readonly pause: () => void;
  /** Continues after a pause, or retries what has failed. */
  readonly goOn: () => void;
}
