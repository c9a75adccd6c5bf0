import type { Board } from '../../engine/board';
import type { Square } from '../../engine/vocabulary';
import type { Point, Size } from '../../../shell/ui/viewport/viewport';

/** The side of a square of the board, in units of the drawing. */
export const CELL = 40;
/**
 * The width of the border with the coordinates around the board, in units of the drawing (`CELL` to the side of a
 * square).
 */
export const MARGIN = 34;

/**
 * The ids of the elements with the layers of the board, from the lowest to the highest; the loupe draws them a second
 * time by these ids.
 */
export const DRAWING = {
  ground: 'board-ground',
  under: 'board-under',
  ways: 'board-ways',
  armies: 'board-armies',
  over: 'board-over',
  sums: 'board-sums',
} as const;

/** How the board lies on the screen, in quarter turns clockwise: 0 has the North at the top, 2 the South. */
export type Orientation = 0 | 1 | 2 | 3;

/** Returns how many columns and rows the board has on the screen in an orientation. */
export const shownSize = (
  board: Board,
  orientation: Orientation,
): { columns: number; rows: number } =>
  orientation % 2 === 0
    ? { columns: board.width, rows: board.height }
    : { columns: board.height, rows: board.width };

/** Returns the width and height of the drawing of the whole board with its margins, in units of the drawing. */
export function drawingSize(board: Board, orientation: Orientation): Size {
  const { columns, rows } = shownSize(board, orientation);
  return { width: columns * CELL + 2 * MARGIN, height: rows * CELL + 2 * MARGIN };
}

/** Returns the `viewBox` of the drawing of the whole board with its margins, for layers that are laid over it. */
export function drawingBox(board: Board, orientation: Orientation): string {
  const { width, height } = drawingSize(board, orientation);
  return [-MARGIN, -MARGIN, width, height].join(' ');
}

/** Returns the column and the row of a square on the screen, in an orientation; both count from 0 at the top left. */
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

/**
 * Returns the square at a column and a row of the screen, both counted from 0 at the top left; the inverse of
 * `shownCell`.
 */
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
 * Returns the upper left and the lower right corner of the area of a square and its neighbours, as far as it is in the
 * drawing with its margins, in units of the drawing.
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

/**
 * Returns the mean of the middles of some squares, of which there must be at least one, in units of the drawing with
 * its margins.
 */
export function midst(board: Board, orientation: Orientation, squares: readonly Square[]): Point {
  const middles = squares.map((square) => centreOf(board, orientation, square));
  const mean = (of: readonly number[]): number =>
    of.reduce((sum, each) => sum + each, 0) / squares.length + MARGIN;
  return { x: mean(middles.map(({ x }) => x)), y: mean(middles.map(({ y }) => y)) };
}

/**
 * Returns the middle of a square on the screen, in units of the drawing; the origin is the top left corner of the board
 * without its margins.
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
 * Returns the attributes of an SVG element that is drawn around (0, 0), so that it appears on a square; `name`
 * identifies it in tests.
 */
export function markAt(board: Board, orientation: Orientation, name: string, square: Square) {
  const { x, y } = centreOf(board, orientation, square);
  return { 'data-mark': name, 'data-square': square, transform: `translate(${x} ${y})` };
}
