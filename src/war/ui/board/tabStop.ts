import { nameOf, type Board } from '../../engine/board';
import type { Square } from '../../engine/vocabulary';
import type { MenuItem } from '../../../shell/ui/Menu';
import { squareOfTarget } from './Cells';

/** Returns the square of the board that the Tab key reaches; null without a board. */
export const tabStop = (): Square | null =>
  squareOfTarget(document.querySelector('.cells [tabindex="0"]'));

/** Returns the square that has the focus; null if none has. */
export const focusedSquare = (): Square | null => squareOfTarget(document.activeElement);

/** Moves the focus, and with it the tab stop, to a square of the board. */
export const focusSquare = (square: Square): void =>
  document.querySelector<HTMLElement>(`.cells [data-square="${square}"]`)?.focus();

/** Returns squares as menu items with their names, each of which moves the focus there. */
export const placesOf = (board: Board, squares: readonly Square[]): readonly MenuItem[] =>
  squares.map((square) => ({ label: nameOf(board, square), act: () => focusSquare(square) }));
