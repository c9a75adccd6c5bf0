/** The speeds at which the orders of a program that plays are shown: all at once, quickly, or unhurriedly. */
export const PROGRAM_PACES = ['atOnce', 'quick', 'unhurried'] as const;
/**
 * A speed at which the orders of a program that plays are shown: `atOnce`, `quick` (0.65 seconds an order) or
 * `unhurried` (1.5 seconds).
 */
export type ProgramPace = (typeof PROGRAM_PACES)[number];

/** The time from one order of a program that plays to the next, in milliseconds, at each pace. */
export const BETWEEN_ORDERS: Readonly<Record<ProgramPace, number>> = {
  atOnce: 0,
  quick: 650,
  unhurried: 1_500,
};
