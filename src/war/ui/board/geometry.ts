import type { Board } from '../../engine/board';
import type { Square } from '../../engine/vocabulary';
import type { Box } from './zoom';

/** Side of a square in the drawing's own units. */
export const CELL = 40;
/** Room for the coordinates around the neatline, in the same units. */
export const MARGIN = 34;

/** The ids of all that is drawn of the board, from the ground up, by which the loupe shows it again. */
export const DRAWING = {
  ground: 'board-ground',
  under: 'board-under',
  ways: 'board-ways',
  armies: 'board-armies',
  over: 'board-over',
  sums: 'board-sums',
} as const;

/** How the board lies on the screen: quarter turns clockwise. 0 has the North at the top. */
export type Orientation = 0 | 1 | 2 | 3;

/** Columns and rows of the board as it lies on the screen. */
export const shownSize = (
  board: Board,
  orientation: Orientation,
): { columns: number; rows: number } =>
  orientation % 2 === 0
    ? { columns: board.width, rows: board.height }
    : { columns: board.height, rows: board.width };

/** The box of the whole board's drawing, its margins included: the `viewBox` of what lies over it. */
export function drawingBox(board: Board, orientation: Orientation): string {
  const { columns, rows } = shownSize(board, orientation);
  return [-MARGIN, -MARGIN, columns * CELL + 2 * MARGIN, rows * CELL + 2 * MARGIN].join(' ');
}

/** Column and row on screen (from 0, the top left) of a square. */
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

/** The square shown at a column and row of the screen; the inverse of `shownCell`. */
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

/** Cells in parts of the drawing's width or height, its margins included, of so many in all. */
const part = (cells: number, all: number): number =>
  Math.min(1, Math.max(0, (cells * CELL + MARGIN) / (all * CELL + 2 * MARGIN)));

/** A square and those around it, in parts of the drawing's width and height. */
export function surroundings(board: Board, orientation: Orientation, square: Square): Box {
  const { columns, rows } = shownSize(board, orientation);
  const { column, row } = shownCell(board, orientation, square);
  return {
    left: part(column - 1, columns),
    top: part(row - 1, rows),
    right: part(column + 2, columns),
    bottom: part(row + 2, rows),
  };
}

/** The middle of squares, of which there is one at least, in parts of the drawing's width and height. */
export function midst(board: Board, orientation: Orientation, squares: readonly Square[]): Box {
  const { columns, rows } = shownSize(board, orientation);
  const cells = squares.map((square) => shownCell(board, orientation, square));
  const mean = (of: readonly number[]): number =>
    of.reduce((sum, each) => sum + each, 0) / squares.length;
  const column = part(mean(cells.map((cell) => cell.column)) + 0.5, columns);
  const row = part(mean(cells.map((cell) => cell.row)) + 0.5, rows);
  return { left: column, right: column, top: row, bottom: row };
}

/** Centre of a square in the drawing's units, the neatline's corner being (0, 0). */
export function centreOf(
  board: Board,
  orientation: Orientation,
  square: Square,
): { x: number; y: number } {
  const { column, row } = shownCell(board, orientation, square);
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}

/** The attributes of a mark that is drawn around (0, 0) and stands on a square; tests find it by its name. */
export function markAt(board: Board, orientation: Orientation, name: string, square: Square) {
  const { x, y } = centreOf(board, orientation, square);
  return { 'data-mark': name, 'data-square': square, transform: `translate(${x} ${y})` };
}
