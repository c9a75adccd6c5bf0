import type { Board } from '../../../engine/board';
import type { Orientation } from '../geometry';

/**
 * Returns a cache of one value for each board and orientation: `get` returns undefined if there is none, `set` stores a
 * value and returns it. The entries live as long as the board object.
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
