import type { ViewportControl } from '../../../shell/ui/viewport/useViewport';
import { isWhole, revealing } from '../../../shell/ui/viewport/viewport';
import type { Board } from '../../engine/board';
import type { Square } from '../../engine/vocabulary';
import { surroundings, type Orientation } from './geometry';

type BoardViewport = Pick<ViewportControl, 'now' | 'room' | 'show'>;

/** The zoomable boards on the page, by their element. */
const boards = new WeakMap<Element, BoardViewport>();

/**
 * Registers the viewport (what is visible when zoomed) of a board's element, so that `bringIntoView` can move it;
 * returns a function that removes it.
 */
export function registerViewport(board: Element, viewport: BoardViewport): () => void {
  boards.set(board, viewport);
  return () => void boards.delete(board);
}

/**
 * Moves a zoomed board as little as possible, so that squares and their neighbours become visible: the last of
 * `squaresOf` certainly, earlier ones as far as there is room. A board that is shown whole or held by fingers stays as
 * it is, and `squaresOf` is not called.
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
