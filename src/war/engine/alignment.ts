import type { Board } from './board';
import type { Square } from './vocabulary';

/** The way from one square to another along one of the eight directions. */
export interface Alignment {
  /** From square to square; 0 where the two are not in line, or are the same. */
  readonly stride: number;
  /** Squares apart, in steps: the greater of rows and columns, in line or not. */
  readonly length: number;
}

/** How two squares lie to each other, whatever the ground between. */
export function towards({ width }: Board, from: Square, to: Square): Alignment {
  const rows = Math.floor(to / width) - Math.floor(from / width);
  const columns = (to % width) - (from % width);
  const length = Math.max(Math.abs(rows), Math.abs(columns));
  const aligned = rows === 0 || columns === 0 || Math.abs(rows) === Math.abs(columns);
  return { stride: aligned ? Math.sign(rows) * width + Math.sign(columns) : 0, length };
}

/** The squares from one to another in line with it, both left out, the nearest first. */
export const between = (board: Board, from: Square, to: Square): Square[] => {
  const { stride, length } = towards(board, from, to);
  return Array.from({ length: Math.max(0, length - 1) }, (_, i) => from + (i + 1) * stride);
};
