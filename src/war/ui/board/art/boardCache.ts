import type { Board } from '../../../engine/board';
import type { Orientation } from '../geometry';

/**
 * Returns a cache with one entry for each board and orientation, whose entries exist as long as the board object does.
 */
export function boardCache<T>() {
  const all = new WeakMap<Board, Map<Orientation, T>>();
  return {
    get: (board: Board, orientation: Orientation): T | undefined =>
      all.get(board)?.get(orientation),
    /** Returns the drawing it was given. */
    set: (board: Board, orientation: Orientation, drawing: T): T => {
      all.set(board, (all.get(board) ?? new Map<Orientation, T>()).set(orientation, drawing));
      return drawing;
    },
  };
}
