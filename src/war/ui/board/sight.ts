import type { ViewportControl } from '../../../shell/ui/viewport/useViewport';
import { isWhole, revealing } from '../../../shell/ui/viewport/viewport';
import type { Board } from '../../engine/board';
import type { Square } from '../../engine/vocabulary';
import { surroundings, type Orientation } from './geometry';

type Sight = Pick<ViewportControl, 'now' | 'room' | 'show'>;

/** The zoomable boards on the page, by their element. */
const boards = new WeakMap<Element, Sight>();

/** Registers a board that can be moved to show a square; returns an unsubscribe function. */
export function knowSight(board: Element, sight: Sight): () => void {
  boards.set(board, sight);
  return () => void boards.delete(board);
}

/**
 * Moves a zoomed board as little as possible to show squares and their neighbours, the last with priority, earlier
 * ones as far as there is room. A whole board, or one held by fingers, stays as it is.
 */
export function bringIntoSight(
  element: Element,
  board: Board,
  orientation: Orientation,
  squares: readonly Square[],
): void {
  const sight = boards.get(element);
  if (sight === undefined || element.matches('.board-held')) return;
  const [before, room] = [sight.now(), sight.room()];
  if (isWhole(before, room)) return;
  const seen = squares.reduce(
    (view, square) => revealing(view, surroundings(board, orientation, square), room),
    before,
  );
  if (seen.x !== before.x || seen.y !== before.y) sight.show(seen);
}
