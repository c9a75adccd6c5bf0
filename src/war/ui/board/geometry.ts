import type { Board } from '../../engine/board';
import type { Square } from '../../engine/vocabulary';
import type { Point, Size } from '../../../shell/ui/viewport/viewport';

/** The side of a square in the drawing's own units. */
export const CELL = 40;
/** The space for coordinates around the board, in units of the drawing (`CELL` to a square). */
export const MARGIN = 34;

/** The ids of the board's layers, from the ground up, by which the loupe draws them a second time. */
export const DRAWING = {
  ground: 'board-ground',
  under: 'board-under',
  ways: 'board-ways',
  armies: 'board-armies',
  over: 'board-over',
  sums: 'board-sums',
} as const;

/** How the board lies on the screen, in quarter turns clockwise. 0 has the North at the top. */
export type Orientation = 0 | 1 | 2 | 3;

/** Returns how many columns and rows the board has on the screen in an orientation. */
export const shownSize = (
  board: Board,
  orientation: Orientation,
): { columns: number; rows: number } =>
  orientation % 2 === 0
    ? { columns: board.width, rows: board.height }
    : { columns: board.height, rows: board.width };

/** Returns the size of the whole board's drawing, margins included, in its units. */
export function drawingSize(board: Board, orientation: Orientation): Size {
  const { columns, rows } = shownSize(board, orientation);
  return { width: columns * CELL + 2 * MARGIN, height: rows * CELL + 2 * MARGIN };
}

/** Returns the `viewBox` of the whole board's drawing, for layers over it. */
export function drawingBox(board: Board, orientation: Orientation): string {
  const { width, height } = drawingSize(board, orientation);
  return [-MARGIN, -MARGIN, width, height].join(' ');
}

/** Returns a square's column and row on the screen, from 0 at the top left. */
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

/** Returns the square at a column and row of the screen; the inverse of `shownCell`. */
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

/** Returns opposite corners of a square with its neighbours, in units of the whole drawing. */
export function surroundings(
  board: Board,
  orientation: Orientation,
  square: Square,
): readonly Point[] {
  const { columns, rows } = shownSize(board, orientation);
  const { column, row } = shownCell(board, orientation, square);
  return [-1, 2].map((by) => ({ x: along(column + by, columns), y: along(row + by, rows) }));
}

/** Returns the middle of some squares, at least one, in units of the whole drawing. */
export function midst(board: Board, orientation: Orientation, squares: readonly Square[]): Point {
  const middles = squares.map((square) => centreOf(board, orientation, square));
  const mean = (of: readonly number[]): number =>
    of.reduce((sum, each) => sum + each, 0) / squares.length + MARGIN;
  return { x: mean(middles.map(({ x }) => x)), y: mean(middles.map(({ y }) => y)) };
}

/** Returns the centre of a square in units of the drawing, whose origin is the corner of the first square shown. */
export function centreOf(
  board: Board,
  orientation: Orientation,
  square: Square,
): { x: number; y: number } {
  const { column, row } = shownCell(board, orientation, square);
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}

/**
 * Returns the attributes of an element that is drawn around (0, 0) and shall appear on a square; `name` is for
 * tests to find it.
 */
export function markAt(board: Board, orientation: Orientation, name: string, square: Square) {
  const { x, y } = centreOf(board, orientation, square);
  return { 'data-mark': name, 'data-square': square, transform: `translate(${x} ${y})` };
}
