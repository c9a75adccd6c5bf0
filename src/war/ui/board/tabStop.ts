import type { Board } from '../../engine/board';
import { nameOf } from '../../engine/squares';
import type { Square } from '../../engine/vocabulary';
import type { MenuItem } from '../../../shell/ui/Menu';
import { squareOfTarget } from './Cells';

/** The square with the board's one tab stop, where its reader is; null where no board is shown. */
export const tabStop = (): Square | null =>
  squareOfTarget(document.querySelector('.cells [tabindex="0"]'));

/** The square in focus, or null. */
export const focusedSquare = (): Square | null => squareOfTarget(document.activeElement);

/** Takes the focus, and with it the tab stop, to a square of the board. */
export const focusSquare = (square: Square): void =>
  document.querySelector<HTMLElement>(`.cells [data-square="${square}"]`)?.focus();

/** Squares by their names, each of which leads there. */
export const placesOf = (board: Board, squares: readonly Square[]): readonly MenuItem[] =>
  squares.map((square) => ({ label: nameOf(board, square), act: () => focusSquare(square) }));
