import type { Board } from '../../../engine/board';
import type { Orientation } from '../geometry';

/** Keeps what takes a while to draw of a board, for each way it is turned: screens come and go. */
export function drawnOnce<T>() {
  const all = new WeakMap<Board, Map<Orientation, T>>();
  return {
    get: (board: Board, orientation: Orientation): T | undefined =>
      all.get(board)?.get(orientation),
    /** Answers what it keeps. */
    keep: (board: Board, orientation: Orientation, drawing: T): T => {
      all.set(board, (all.get(board) ?? new Map<Orientation, T>()).set(orientation, drawing));
      return drawing;
    },
  };
}
