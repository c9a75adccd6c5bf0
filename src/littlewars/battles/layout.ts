import { INCH } from '../engine/lengths';
import { isHill, SOLID } from '../engine/ground';
import { betweenShapes, boundsOf, holds, segmentToOutline, edgesOf } from '../engine/shapes';
import { drawBelow, type Stream } from '../engine/stream';
import type { Piece, Point } from '../engine/types';

/** The seed and the size, in whole feet, from which a Country is generated. */
export interface CountryOptions {
  /** A whole number from 0 to 2³² − 1; the same seed gives the same Country on every machine. */
  readonly seed: number;
  /** Along the back lines, in whole feet: in Little Wars 6 to 24, usually 10; in Kriegspiel 18 to 36, usually 18. */
  readonly width?: number;
  /**
   * From back line to back line, in whole feet: in Little Wars 6 to 12, usually 8; in Kriegspiel 12 to 24, usually 12.
   */
  readonly depth?: number;
}

/** The space between solid pieces and from the edges of boards, so that horsemen can pass everywhere: in sixteenths. */
const GAP = 2 * INCH;
/** How far before each back line generated Countries have no scenery, so that there is room to set out, in inches. */
export const CLEAR = 10;
/** How many places are tried for a piece before it is omitted. */
const TRIES = 40;
/** A Country being generated: its size in inches, its scenery so far, which grows in place, and its random numbers. */
export interface Layout {
  readonly width: number;
  readonly depth: number;
  /** The scenery so far, in sixteenths of an inch, as everywhere. */
  readonly pieces: Piece[];
  /** Returns a random whole number from `least` to `most`. */
  readonly between: (least: number, most: number) => number;
}

/**
 * Returns a Country that is about to be generated, still without scenery, with the random numbers of its seed. `width`
 * and `depth` are in feet, by default 10 by 8.
 */
export function layoutOf({ seed, width = 10, depth = 8 }: CountryOptions): Layout {
  let state: Stream = seed >>> 0;
  return {
    width: width * 12,
    depth: depth * 12,
    pieces: [],
    between: (least, most) => {
      const [value, after] = drawBelow(state, most - least + 1);
      state = after;
      return least + value;
    },
  };
}

const onBoard = (board: Piece, { shape }: Piece): boolean =>
  holds(board.shape, shape) &&
  (shape.kind === 'circle'
    ? toEdge(board, shape) - shape.radius >= GAP / 2
    : edgesOf(shape.corners).every(([a, b]) => segmentToOutline(board.shape, a, b) >= GAP / 2));

const toEdge = (board: Piece, p: Point): number => segmentToOutline(board.shape, p, p);

/** Whether a piece has room: on the field, away from the back lines, and passable for a horseman on all sides. */
function hasRoom({ width, depth, pieces }: Layout, piece: Piece): boolean {
  const { left, right, bottom, top } = boundsOf(piece.shape);
  if (left < GAP || right > width * INCH - GAP) return false;
  if (bottom < CLEAR * INCH || top > (depth - CLEAR) * INCH) return false;
  return pieces.every((other) => {
    if (betweenShapes(piece.shape, other.shape) >= GAP) return true;
    return isHill(other) && SOLID.has(piece.kind) && onBoard(other, piece);
  });
}

/** Returns the point opposite a point, by half a turn about the middle of a Country. */
const across = ({ width, depth }: Layout, { x, y }: Point): Point => ({
  x: width - x,
  y: depth - y,
});

/**
 * Adds scenery twice to a Country that is being generated, `a` for Red's side and `b` for Blue's: at a random place in
 * a rectangle before Red's back line, given in inches, and some inches from the opposite place, so that the Country is
 * not exactly symmetric. `make` returns the scenery for a place in inches. Returns false, having added nothing, if
 * there is no room for both.
 */
export function layTwice(
  layout: Layout,
  [left, bottom, right, top]: readonly [left: number, bottom: number, right: number, top: number],
  make: (middle: Point, which: 'a' | 'b') => readonly Piece[],
): boolean {
  const { between } = layout;
  for (let i = 0; i < TRIES; i++) {
    const one = { x: between(left, right), y: between(bottom, top) };
    const first = make(one, 'a');
    if (!first.every((piece) => hasRoom(layout, piece))) continue;
    const laid = layout.pieces.length;
    layout.pieces.push(...first);
    for (let j = 0; j < TRIES / 2; j++) {
      const there = across(layout, one);
      // Nearer to the exact place after each failure.
      const far = Math.max(0, 8 - j);
      const two = { x: there.x + between(-far, far), y: there.y + between(-far / 2, far / 2) };
      const second = make(two, 'b');
      if (!second.every((piece) => hasRoom(layout, piece))) continue;
      layout.pieces.push(...second);
      return true;
    }
    layout.pieces.length = laid;
  }
  return false;
}
