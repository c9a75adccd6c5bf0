import type { Shape } from '../engine/notation/commentText';

/** Whether two shapes are of the same squares, in whatever colours. */
export const areSameSquares = (a: Shape, b: Shape): boolean => a.from === b.from && a.to === b.to;

/** Whether an arrow or marked square is there, in its colour. */
export const hasShape = (shapes: readonly Shape[], shape: Shape): boolean =>
  shapes.some((one) => areSameSquares(one, shape) && one.brush === shape.brush);

/** Draws an arrow or marks a square; the same once more takes it away, in another colour it changes it. */
export function toggledShape(shapes: readonly Shape[], shape: Shape): readonly Shape[] {
  const others = shapes.filter((one) => !areSameSquares(one, shape));
  return hasShape(shapes, shape) ? others : [...others, shape];
}
