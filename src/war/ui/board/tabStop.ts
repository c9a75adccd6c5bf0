import { nameOf, type Board } from '../../engine/board';
import type { Square } from '../../engine/vocabulary';
import type { MenuItem } from '../../../shell/ui/Menu';
import { squareOfTarget } from './Cells';

/** Returns the square of the board to which the Tab key moves the focus; null if no board is on the page. */
export const tabStop = (): Square | null =>
  squareOfTarget(document.querySelector('.cells [tabindex="0"]'));

/** Returns the square of the board that has the focus; null if the focus is elsewhere. */
export const focusedSquare = (): Square | null => squareOfTarget(document.activeElement);

/** Moves the focus to a square of the board on the page; does nothing if there is no board. */
export const focusSquare = (square: Square): void =>
  document.querySelector<HTMLElement>(`.cells [data-square="${square}"]`)?.focus();

/** Returns a menu item for each of the squares, labelled by its name, which moves the focus there. */
export const placesOf = (board: Board, squares: readonly Square[]): readonly MenuItem[] =>
  squares.map((square) => ({ label: nameOf(board, square), act: () => focusSquare(square) }));
