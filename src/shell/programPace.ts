/** How fast the orders of a program are shown. */
export const PROGRAM_PACES = ['atOnce', 'quick', 'unhurried'] as const;
/** How fast the orders of a program are shown: one of `PROGRAM_PACES`. */
export type ProgramPace = (typeof PROGRAM_PACES)[number];

/** Milliseconds from one order of a program to the next, by the pace. */
export const BETWEEN_ORDERS: Readonly<Record<ProgramPace, number>> = {
  atOnce: 0,
  quick: 650,
  unhurried: 1_500,
};
