import { nameOf, type Board } from '../../engine/board';
import type { Square } from '../../engine/vocabulary';
import type { MenuItem } from '../../../shell/ui/Menu';
import { returnFocusTo } from '../../../shell/ui/useFocusRestored';
import { squareOfTarget } from './Cells';

/** Returns the square of the board to which the Tab key moves the focus; null if no board is on the page. */
export const tabStop = (): Square | null =>
  squareOfTarget(document.querySelector('.cells [tabindex="0"]'));

/** Returns the square of the board that has the focus; null if the focus is elsewhere. */
export const focusedSquare = (): Square | null => squareOfTarget(document.activeElement);

const cellOnPage = (square: Square): HTMLElement | null =>
  document.querySelector(`.cells [data-square="${square}"]`);

/** Moves the focus to a square of the board on the page; does nothing if there is no board. */
export const focusSquare = (square: Square): void => cellOnPage(square)?.focus();

/** Closes the dialog that has the focus by calling `close`, and has it return the focus to a square of the board. */
export function leadTo(square: Square, close: () => void): void {
  returnFocusTo(cellOnPage(square));
  close();
}

/** Returns a menu item for each of the squares, labelled by its name, which moves the focus there. */
export const placesOf = (board: Board, squares: readonly Square[]): readonly MenuItem[] =>
  squares.map((square) => ({ label: nameOf(board, square), act: () => focusSquare(square) }));
