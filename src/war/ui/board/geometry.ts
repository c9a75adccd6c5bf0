import type { Board } from '../../engine/board';
import type { Square } from '../../engine/vocabulary';
import type { Point, Size } from '../../../shell/ui/viewport/viewport';

/** The side of a square of the board, in units of the drawing (SVG user units). */
export const CELL = 40;
/** The width of the border with the coordinates, in units of the drawing (`CELL` to the side of a square). */
export const MARGIN = 34;

/**
 * The HTML ids of the board's layers, from the lowest to the highest: terrain, tints of squares, lines of
 * communication and marks of the last turn, what depends on what is chosen, units, drawings over the units, figures. By these ids a magnifying glass draws them a
 * second time.
 */
export const DRAWING = {
  ground: 'board-ground',
  tints: 'board-tints',
  under: 'board-under',
  chosen: 'board-paths',
  armies: 'board-armies',
  over: 'board-over',
  sums: 'board-sums',
} as const;

/**
 * How the board lies on the screen, in quarter turns clockwise: with 0 the North is at the top, with 1 at the right,
 * with 2 at the bottom, with 3 at the left.
 */
export type Orientation = 0 | 1 | 2 | 3;

/** Returns how many columns and rows the board has as it lies on the screen; a quarter turn exchanges them. */
export const shownSize = (
  board: Board,
  orientation: Orientation,
): { columns: number; rows: number } =>
  orientation % 2 === 0
    ? { columns: board.width, rows: board.height }
    : { columns: board.height, rows: board.width };

/** Returns the width and height of a whole board with its border, in units of the drawing. */
export function drawingSize(board: Board, orientation: Orientation): Size {
  const { columns, rows } = shownSize(board, orientation);
  return { width: columns * CELL + 2 * MARGIN, height: rows * CELL + 2 * MARGIN };
}

/**
 * Returns the SVG `viewBox` of the drawing of a whole board with its border, whose origin is the top left of the board
 * without the border: `-34 -34 1068 868`.
 */
export function drawingBox(board: Board, orientation: Orientation): string {
  const { width, height } = drawingSize(board, orientation);
  return [-MARGIN, -MARGIN, width, height].join(' ');
}

/** Returns a square's column and row on the screen, from 0 at the top left; the inverse of `squareShownAt`. */
export function shownCell(
  board: Board,
  orientation: Orientation,
  square: Square,
): { column: number; row: number } {
  const c = square % board.width;
  const r = Math.floor(square / board.width);
  switch (orientation) {
    case 0:
      return { column: c, row: r };
    case 1:
      return { column: board.height - 1 - r, row: c };
    case 2:
      return { column: board.width - 1 - c, row: board.height - 1 - r };
    case 3:
      return { column: r, row: board.width - 1 - c };
  }
}

/** Returns the square in a column and row of the screen, from 0 at the top left; the inverse of `shownCell`. */
export function squareShownAt(
  board: Board,
  orientation: Orientation,
  column: number,
  row: number,
): Square {
  switch (orientation) {
    case 0:
      return row * board.width + column;
    case 1:
      return (board.height - 1 - column) * board.width + row;
    case 2:
      return (board.height - 1 - row) * board.width + (board.width - 1 - column);
    case 3:
      return column * board.width + (board.width - 1 - row);
  }
}

/** Returns the distance of a line, so many squares from the edge, from the edge of the whole drawing, within it. */
const along = (cells: number, all: number): number =>
  Math.min(all * CELL + 2 * MARGIN, Math.max(0, cells * CELL + MARGIN));

/**
 * Returns the top left and the bottom right corner of the area of a square and its neighbours, as far as it is in the
 * drawing; in units of the drawing from the top left of its border.
 */
export function surroundings(
  board: Board,
  orientation: Orientation,
  square: Square,
): readonly Point[] {
  const { columns, rows } = shownSize(board, orientation);
  const { column, row } = shownCell(board, orientation, square);
  return [-1, 2].map((by) => ({ x: along(column + by, columns), y: along(row + by, rows) }));
}

/** Returns the mean of the middles of some squares, in units of the drawing from the top left of its border. */
export function midst(board: Board, orientation: Orientation, squares: readonly Square[]): Point {
  const middles = squares.map((square) => centreOf(board, orientation, square));
  const mean = (of: readonly number[]): number =>
    of.reduce((sum, each) => sum + each, 0) / squares.length + MARGIN;
  return { x: mean(middles.map(({ x }) => x)), y: mean(middles.map(({ y }) => y)) };
}

/**
 * Returns the middle of a square as the board lies on the screen, in units of the drawing from the top left of the
 * board without its border.
 */
export function centreOf(
  board: Board,
  orientation: Orientation,
  square: Square,
): { x: number; y: number } {
  const { column, row } = shownCell(board, orientation, square);
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}

/**
 * Returns attributes for an SVG element whose content is drawn around (0, 0): a transformation that moves it to the
 * middle of a square, and data attributes with `name` and the square, by which tests find it.
 */
export function markAt(board: Board, orientation: Orientation, name: string, square: Square) {
  const { x, y } = centreOf(board, orientation, square);
  return { 'data-mark': name, 'data-square': square, transform: `translate(${x} ${y})` };
}
