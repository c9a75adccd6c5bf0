import type { ReactNode } from 'react';

/** The mark of a deciding turn in plots: a lozenge around (0, 0). */
export const DecidedMark = (): ReactNode => (
  <path className="analysis-decided" d="M0-7.5L6 0L0 7.5L-6 0Z" />
);
