import { nameOf, type Board } from '../../engine/board';
import type { Square } from '../../engine/vocabulary';
import type { MenuItem } from '../../../shell/ui/Menu';
import { squareOfTarget } from './Cells';

/** Returns the square with the board's tab stop, the reader's place; null without a board. */
export const tabStop = (): Square | null =>
  squareOfTarget(document.querySelector('.cells [tabindex="0"]'));

/** Returns the focused square, or null. */
export const focusedSquare = (): Square | null => squareOfTarget(document.activeElement);

/** Moves the focus, and with it the tab stop, to a square of the board. */
export const focusSquare = (square: Square): void =>
  document.querySelector<HTMLElement>(`.cells [data-square="${square}"]`)?.focus();

/** Returns squares by name as menu items, each of which goes there. */
export const placesOf = (board: Board, squares: readonly Square[]): readonly MenuItem[] =>
  squares.map((square) => ({ label: nameOf(board, square), act: () => focusSquare(square) }));
