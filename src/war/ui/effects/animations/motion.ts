import type { Square } from '../../../engine/vocabulary';
import { CELL } from '../../board/geometry';
import type { Point } from '../../board/art/path';
import type { TimedAnimation } from './timeline';

type Centre = (square: Square) => Point;

/** How far a charge moves into its target's square, and how far its impact throws a unit back. */
const IMPACT = CELL * 0.36;
const RECOIL = CELL * 0.24;
const SHRUG = CELL * 0.07;

const place = ({ x, y }: Point): Keyframe => ({ transform: `translate(${x}px, ${y}px)` });

/** Returns the point at a distance from another, towards a third. */
function towards(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = far / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/**
 * Animates the units in the element with the CSS selector `within`: marches, charges, and how a unit takes a hit, each
 * at its time in `animations`. `centre` returns the middle of a square in units of the drawing. Returns a function that
 * ends this and leaves all units in their places.
 */
export function animatePieces(
  animations: readonly TimedAnimation[],
  within: string,
  centre: Centre,
): () => void {
  const motions: Animation[] = [];
  const animate = (slot: number, frames: Keyframe[], timing: KeyframeAnimationOptions): void => {
    const piece = document.querySelector(`${within} .piece[data-unit="${slot}"]`);
    if (piece !== null) motions.push(piece.animate(frames, timing));
  };
  for (const { animation, at, lasts } of animations) {
    if (animation.kind === 'march')
      animate(
        animation.unit,
        animation.path.map((square) => place(centre(square))),
        { duration: lasts, delay: at, fill: 'backwards', easing: 'ease-in-out' },
      );
    if (animation.kind === 'fire')
      for (const { slot, square } of animation.charge) {
        const start = centre(square);
        const strike = towards(start, centre(animation.target), IMPACT);
        const frames = [
          { ...place(start), easing: 'cubic-bezier(0.6, 0, 0.9, 0.5)' },
          { ...place(strike), offset: 0.65, easing: 'ease-out' },
          place(start),
        ];
        animate(slot, frames, { duration: lasts * 1.3, delay: at });
      }
    if (animation.kind === 'outcome' && animation.outcome !== 'destroyed') {
      const { slot, square } = animation.target;
      const start = centre(square);
      const frames =
        animation.outcome === 'dislodged'
          ? [start, towards(start, middle(animation.from.map(centre)), -RECOIL), start]
          : [0, -1, 1, -1, 0.5, 0].map((side) => ({ x: start.x + side * SHRUG, y: start.y }));
      animate(slot, frames.map(place), { duration: lasts, delay: at, easing: 'ease-out' });
    }
  }
  return () => motions.forEach((motion) => motion.cancel());
}

/** Returns the middle of at least one point. */
const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
