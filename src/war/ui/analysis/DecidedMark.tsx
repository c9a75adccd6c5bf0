import type { ReactNode } from 'react';

/** The mark in plots of a turn that decided the game, drawn around (0, 0): a lozenge 12 by 15 pixels in size. */
export const DecidedMark = (): ReactNode => (
  <path className="analysis-decided" d="M0-7.5L6 0L0 7.5L-6 0Z" />
);
