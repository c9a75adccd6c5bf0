import type { Board } from './board';
import type { Square } from './vocabulary';

/** How one square lies from another, along one of the eight directions if they are in line. */
export interface Alignment {
  /**
   * The difference of square numbers for one step towards the other square; 0 if the two are not in line, or are
   * the same.
   */
  readonly stride: number;
  /** The distance in steps: the greater of rows and columns, in line or not. */
  readonly length: number;
}

/** Returns how two squares lie to each other, ignoring the ground between. */
export function towards({ width }: Board, from: Square, to: Square): Alignment {
  const rows = Math.floor(to / width) - Math.floor(from / width);
  const columns = (to % width) - (from % width);
  const length = Math.max(Math.abs(rows), Math.abs(columns));
  const aligned = rows === 0 || columns === 0 || Math.abs(rows) === Math.abs(columns);
  return { stride: aligned ? Math.sign(rows) * width + Math.sign(columns) : 0, length };
}

/** The squares strictly between two squares in line, the nearest to `from` first; empty if they are not in line. */
export const between = (board: Board, from: Square, to: Square): Square[] => {
  const { stride, length } = towards(board, from, to);
  return Array.from({ length: Math.max(0, length - 1) }, (_, i) => from + (i + 1) * stride);
};
