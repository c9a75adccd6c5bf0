import { nameOf, type Board } from '../../engine/board';
import type { Square } from '../../engine/vocabulary';
import type { MenuItem } from '../../../shell/ui/Menu';
import { squareOfTarget } from './Cells';

/** Returns the square of the board that the Tab key moves the focus to; null if no board is on the page. */
export const tabStop = (): Square | null =>
  squareOfTarget(document.querySelector('.cells [tabindex="0"]'));

/** Returns the square of the board that has the focus; null if none has. */
export const focusedSquare = (): Square | null => squareOfTarget(document.activeElement);

/** Moves the focus to a square of the board; Tab will then return to that square. */
export const focusSquare = (square: Square): void =>
  document.querySelector<HTMLElement>(`.cells [data-square="${square}"]`)?.focus();

/** Returns menu items named after squares, each of which moves the focus to its square. */
export const placesOf = (board: Board, squares: readonly Square[]): readonly MenuItem[] =>
  squares.map((square) => ({ label: nameOf(board, square), act: () => focusSquare(square) }));
