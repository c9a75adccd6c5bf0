import type { ReactNode } from 'react';

/** The sign in plots of a turn that decided the game: a lozenge around (0, 0). */
export const DecidedMark = (): ReactNode => (
  <path className="analysis-decided" d="M0-7.5L6 0L0 7.5L-6 0Z" />
);
