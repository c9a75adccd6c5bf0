import type { Brush, Shape } from '../../engine/notation/commentText';
import type { Action } from '../../engine/vocabulary';

const shapesOf = (actions: readonly Action[], brush: Brush): Shape[] =>
  actions.flatMap((action): Shape[] => {
    if (action.type === 'attack') return [{ brush, from: action.target, to: null }];
    return action.type === 'move' || action.type === 'advance'
      ? [{ brush, from: action.from, to: action.to }]
      : [];
  });

const sameWay = (a: Shape, b: Shape): boolean => a.from === b.from && a.to === b.to;

/**
 * The better turn and the one that was played as they are drawn over the board: arrows, and a ring round what is attacked. What
 * both have is drawn as the better one’s.
 */
export function lineShapes(better: readonly Action[], made: readonly Action[]): readonly Shape[] {
  const best = shapesOf(better, 'green');
  const own = shapesOf(made, 'blue').filter((shape) => !best.some((each) => sameWay(each, shape)));
  return [...own, ...best];
}
