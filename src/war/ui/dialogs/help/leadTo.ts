import { flushSync } from 'react-dom';
import type { Square } from '../../../engine/vocabulary';
import { focusSquare } from '../../board/tabStop';

/**
 * Closes a dialog by calling `close`, and then moves the focus to a square of the board, so that the focus does not
 * return to where it was before the dialog.
 */
export function leadTo(square: Square, close: () => void): void {
  flushSync(close);
  focusSquare(square);
}
