import { memoizeEach } from '../../shell/memoizeEach';
import type { Board } from '../engine/board';

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

/** Returns how many bits of a mask are set: the number of units in a set of units. */
export function countOf(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
