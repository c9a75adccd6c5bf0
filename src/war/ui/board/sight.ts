import type { ViewportControl } from '../../../shell/ui/viewport/useViewport';
import { isWhole, revealing } from '../../../shell/ui/viewport/viewport';
import type { Board } from '../../engine/board';
import type { Square } from '../../engine/vocabulary';
import { surroundings, type Orientation } from './geometry';

type Sight = Pick<ViewportControl, 'now' | 'room' | 'show'>;

/** The boards on the page that can be enlarged, by the element that is. */
const boards = new WeakMap<Element, Sight>();

/** Makes a board known that can be brought to show a square; returns what ends that. */
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
  if (sight === undefined || element.matches('.board-held')) return;
  const [before, room] = [sight.now(), sight.room()];
  if (isWhole(before, room)) return;
  const seen = squares.reduce(
    (view, square) => revealing(view, surroundings(board, orientation, square), room),
    before,
  );
  if (seen.x !== before.x || seen.y !== before.y) sight.show(seen);
}
