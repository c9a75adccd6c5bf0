import { memoizeEach } from '../../shell/memoizeEach';
import type { Board } from '../engine/board';
import type { Square } from '../engine/vocabulary';

/**
 * Returns the number of steps between any two squares of a board, ignoring obstacles, as a flat table with `size` ×
 * `size` entries (`size` is the number of squares); that from one square to another has the index `from * size + to`.
 * Cached for each board.
 */
export const stepsTable = memoizeEach(({ size, width }: Board): Uint8Array => {
  const steps = new Uint8Array(size * size);
  for (let from = 0; from < size; from++)
    for (let to = 0; to < size; to++)
      steps[from * size + to] = Math.max(
        Math.abs(Math.floor(from / width) - Math.floor(to / width)),
        Math.abs((from % width) - (to % width)),
      );
  return steps;
});

/** By square and number of steps, the squares found by `squaresWithin`. */
const within = memoizeEach<Board, Int16Array[]>(() => []);

/**
 * Returns the squares of a board at most so many steps from a square, ignoring obstacles, itself among them, in their
 * order. Cached for each board; not to be changed.
 */
export function squaresWithin(board: Board, steps: number, square: Square): Int16Array {
  const { size, width } = board;
  const known = within(board);
  const found = known[steps * size + square];
  if (found !== undefined) return found;
  const column = square % width;
  const row = (square - column) / width;
  const squares: Square[] = [];
  for (let y = Math.max(0, row - steps); y <= row + steps && y * width < size; y++)
    for (let x = Math.max(0, column - steps); x <= Math.min(width - 1, column + steps); x++)
      squares.push(y * width + x);
  return (known[steps * size + square] = Int16Array.from(squares));
}

/** Returns how many bits of a mask are set: the number of units in a set of units. */
export function countOf(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
