import type { ViewportControl } from '../../../shell/ui/viewport/useViewport';
import { isWhole, revealing } from '../../../shell/ui/viewport/viewport';
import type { Board } from '../../engine/board';
import type { Square } from '../../engine/vocabulary';
import { surroundings, type Orientation } from './geometry';

type BoardViewport = Pick<ViewportControl, 'now' | 'room' | 'show'>;

/** The zoomable boards on the page, by their element. */
const boards = new WeakMap<Element, BoardViewport>();

/** Registers the viewport of a board, so that `bringIntoView` can move it; returns an unsubscribe function. */
export function registerViewport(board: Element, viewport: BoardViewport): () => void {
  boards.set(board, viewport);
  return () => void boards.delete(board);
}

/**
 * Moves a zoomed board as little as possible to show squares and their neighbours, the last with priority, earlier
 * ones as far as there is room. A whole board, or one held by fingers, stays as it is, and its squares are not
 * computed.
 */
export function bringIntoView(
  element: Element,
  board: Board,
  orientation: Orientation,
  squaresOf: () => readonly Square[],
): void {
  const viewport = boards.get(element);
  if (viewport === undefined || element.matches('.board-held')) return;
  const [before, room] = [viewport.now(), viewport.room()];
  if (isWhole(before, room)) return;
  const seen = squaresOf().reduce(
    (view, square) => revealing(view, surroundings(board, orientation, square), room),
    before,
  );
  if (seen.x !== before.x || seen.y !== before.y) viewport.show(seen);
}
