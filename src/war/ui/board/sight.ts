import type { Board } from '../../engine/board';
import type { Square } from '../../engine/vocabulary';
import { surroundings, type Orientation } from './geometry';
import type { Surface } from './gestures';
import { revealing } from './zoom';

type Sight = Pick<Surface, 'zoom' | 'bounds' | 'show'>;

/** The boards on the page that can be enlarged, by the element that is. */
const boards = new WeakMap<Element, Sight>();

/** Makes a board known that can be brought to show a square; answers what ends that. */
export function knowSight(board: Element, sight: Sight): () => void {
  boards.set(board, sight);
  return () => void boards.delete(board);
}

/**
 * Moves an enlarged board no further than it takes to see squares and those around them, the last surely, those before
 * as far as there is room. A board that is whole, or in somebody's fingers, stays as it is.
 */
export function bringIntoSight(
  element: Element,
  board: Board,
  orientation: Orientation,
  squares: readonly Square[],
): void {
  const sight = boards.get(element);
  if (sight === undefined || sight.zoom().scale === 1 || element.matches('.board-held')) return;
  const seen = squares.reduce(
    (zoom, square) => revealing(zoom, surroundings(board, orientation, square), sight.bounds()),
    sight.zoom(),
  );
  if (seen.x !== sight.zoom().x || seen.y !== sight.zoom().y) sight.show(seen);
}
