import { isHill } from '../../../engine/ground';
import { holds } from '../../../engine/shapes';
import { draw } from '../../../engine/stream';
import type { Country, Piece, Point, Shape } from '../../../engine/types';
import { onPlan, type Projection } from '../place';

const RANGE = 4_294_967_296;
/** The number of corners of a circle drawn as a polygon. */
const ROUND = 40;

/**
 * Returns a pseudo-random number from 0 to 1 that depends only on its arguments, so that a drawing is the same each
 * time; `index` numbers those of one `seed`.
 */
export const grain = (seed: number, index: number): number =>
  draw(Math.imul(seed, 7919) + Math.imul(index, 104_729))[0] / RANGE;

/** Returns a whole number that depends only on a text, such as an id, as a seed for `grain`. */
export const seedOf = (text: string): number =>
  [...text].reduce((sum, sign) => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) | 0, 7);

/** Returns the sum of the vector `a` and `times` the vector `b`. */
export const plus = (a: Point, b: Point, times = 1): Point => ({
  x: a.x + b.x * times,
  y: a.y + b.y * times,
});
/** Returns the point at a part of the path from `a` to `b`: `a` at 0, `b` at 1, by default the middle. */
export const between = (a: Point, b: Point, part = 0.5): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});
/** Returns the length of a vector. */
export const lengthOf = ({ x, y }: Point): number => Math.hypot(x, y);
/** Returns the direction from `a` to `b` as a vector of length 1; the zero vector if they are the same point. */
export const towards = (a: Point, b: Point): Point => {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
};

const area = (places: readonly Point[]): number =>
  places.reduce((sum, a, i) => {
    const b = places[(i + 1) % places.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);

/**
 * Returns the corners of a shape of the field on the plan's drawing, in the order in which its inside is to the
 * right of each edge on the screen. A circle becomes a polygon.
 */
export function outlineOf(projection: Projection, shape: Shape): readonly Point[] {
  const corners =
    shape.kind === 'polygon'
      ? shape.corners
      : Array.from({ length: ROUND }, (_, i) => {
          const angle = (2 * Math.PI * i) / ROUND;
          return {
            x: shape.x + shape.radius * Math.cos(angle),
            y: shape.y + shape.radius * Math.sin(angle),
          };
        });
  const places = corners.map((corner) => onPlan(projection, corner));
  return area(places) > 0 ? places : places.reverse();
}

/** Returns the mean of some places, at least one. */
export const middleOf = (places: readonly Point[]): Point => {
  const sum = places.reduce((total, place) => plus(total, place), { x: 0, y: 0 });
  return { x: sum.x / places.length, y: sum.y / places.length };
};

/**
 * An edge of an outline on the plan's drawing, from `a` to `b`; `out` is the direction outwards, at right angles
 * to it, of length 1.
 */
export interface Edge {
  readonly a: Point;
  readonly b: Point;
  readonly out: Point;
}

/** Returns the edges of an outline, each with the direction outwards. */
export const edgesOut = (outline: readonly Point[]): readonly Edge[] =>
  outline.map((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    const along = towards(a, b);
    return { a, b, out: { x: along.y, y: -along.x } };
  });

/**
 * Returns how shaded an edge is on the plan, whose outward direction of length 1 is given: 0 if it faces the light,
 * which comes from the upper left, to 1 if it faces away.
 */
export const shadeOf = ({ x, y }: Point): number => (1 + x * 0.6 + y * 0.8) / 2;

/** The offset of a shadow per unit of height. */
const SHADOW: Point = { x: 0.36, y: 0.48 };

/**
 * Returns the shadow on the plan of something with this outline and height, both in the same units, as closed lines
 * of the same orientation, to be filled together.
 */
export function shadowOf(outline: readonly Point[], height: number): readonly (readonly Point[])[] {
  const away = (place: Point): Point => plus(place, SHADOW, height);
  return [
    outline.map(away),
    ...edgesOut(outline).flatMap(({ a, b, out }) =>
      // Edges that face away from the light have their shadow in front of them.
      out.x * SHADOW.x + out.y * SHADOW.y > 0 ? [[a, away(a), away(b), b].reverse()] : [],
    ),
  ].map((loop) => (area(loop) > 0 ? loop : [...loop].reverse()));
}

/**
 * Returns the comparison that React's `memo` uses for a drawing of a Country: two are equal if side, size and the
 * pieces of scenery for which `isShown` returns true are the same.
 */
export const sameOf =
  (isShown: (piece: Piece) => boolean) =>
  (before: Projection, now: Projection): boolean => {
    const [one, two] = [before, now].map(({ country }) => country.pieces.filter(isShown));
    return (
      before.side === now.side &&
      before.country.width === now.country.width &&
      before.country.depth === now.country.depth &&
      one?.length === two?.length &&
      one?.every((piece, i) => piece === two?.[i]) === true
    );
  };

/** Returns on how many boards a piece lies. Of two identical boards, the later in the Country lies on the earlier. */
export function levelOf({ pieces }: Country, piece: Piece): number {
  const at = pieces.indexOf(piece);
  return pieces.filter(
    (board, i) =>
      board !== piece &&
      isHill(board) &&
      holds(board.shape, piece.shape) &&
      (!isHill(piece) || !holds(piece.shape, board.shape) || i < at),
  ).length;
}
