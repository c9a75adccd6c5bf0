import type { ViewportControl } from '../../../shell/ui/viewport/useViewport';
import { isWhole, revealing } from '../../../shell/ui/viewport/viewport';
import type { Board } from '../../engine/board';
import type { Square } from '../../engine/vocabulary';
import { surroundings, type Orientation } from './geometry';

type BoardViewport = Pick<ViewportControl, 'now' | 'room' | 'show'>;

/** The zoomable boards on the page, by their element. */
const boards = new WeakMap<Element, BoardViewport>();

/**
 * Registers the viewport of a board, which reads and changes what is visible of it when zoomed, under the board's
 * element, so that `bringIntoView` can move it. Returns a function that removes it.
 */
export function registerViewport(board: Element, viewport: BoardViewport): () => void {
  boards.set(board, viewport);
  return () => void boards.delete(board);
}

/**
 * Moves a zoomed board as little as possible so that squares and their neighbours are visible: those that `squaresOf`
 * returns, the last with priority if there is no room for all. `element` is the board's element (`registerViewport`). A
 * board that is shown whole or held by fingers stays as it is.
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
