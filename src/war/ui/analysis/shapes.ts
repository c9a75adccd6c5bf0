import { orderShapes, type Shape } from '../../engine/notation/commentText';
import type { Action } from '../../engine/vocabulary';

const sameWay = (a: Shape, b: Shape): boolean => a.from === b.from && a.to === b.to;

/**
 * The better turn and the one that was played as they are drawn over the board: arrows, and a ring round what is attacked. What
 * both have is drawn as the better one’s.
 */
export function lineShapes(better: readonly Action[], made: readonly Action[]): readonly Shape[] {
  const best = orderShapes(better, 'green');
  const own = orderShapes(made, 'blue').filter(
    (shape) => !best.some((each) => sameWay(each, shape)),
  );
  return [...own, ...best];
}
