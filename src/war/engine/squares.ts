import { columnOf, rowOf, type Board } from './board';
import type { Square } from './vocabulary';

/** Returns the square's name, row letter then column number: `C10` (notation.md). */
export const nameOf = (board: Board, square: Square): string =>
  `${String.fromCharCode(65 + rowOf(board, square))}${columnOf(board, square) + 1}`;

const ROW_FIRST = /^([A-Za-z])-?([0-9]{1,2})$/;
const COLUMN_FIRST = /^([0-9]{1,2})-([A-Za-z])$/;

/** Reads `C10`, `c10`, `C-10` or `10-C`; undefined if the board has no such square. */
export function readSquare(board: Board, text: string): Square | undefined {
  const rowFirst = ROW_FIRST.exec(text);
  const columnFirst = COLUMN_FIRST.exec(text);
  const letter = rowFirst?.[1] ?? columnFirst?.[2];
  const number = rowFirst?.[2] ?? columnFirst?.[1];
  if (letter === undefined || number === undefined) return undefined;
  const row = letter.toUpperCase().charCodeAt(0) - 65;
  const column = Number(number) - 1;
  if (row >= board.height || column < 0 || column >= board.width) return undefined;
  return row * board.width + column;
}
