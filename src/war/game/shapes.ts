import type { Shape } from '../engine/notation/commentText';

/** Returns whether two shapes have the same squares, in any colours. */
export const areSameSquares = (a: Shape, b: Shape): boolean => a.from === b.from && a.to === b.to;

/** Returns whether an arrow or marked square is present in its colour. */
export const hasShape = (shapes: readonly Shape[], shape: Shape): boolean =>
  shapes.some((one) => areSameSquares(one, shape) && one.brush === shape.brush);

/** Shapes after drawing an arrow or marking a square; the same one again removes it, another colour replaces it. */
export function toggledShape(shapes: readonly Shape[], shape: Shape): readonly Shape[] {
  const others = shapes.filter((one) => !areSameSquares(one, shape));
  return hasShape(shapes, shape) ? others : [...others, shape];
}
