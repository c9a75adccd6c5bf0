import { flushSync } from 'react-dom';
import type { Square } from '../../../engine/vocabulary';
import { focusSquare } from '../../board/tabStop';

/**
 * Closes a dialog and moves the focus to a square of the board. A closing dialog returns the focus to where it was, so
 * the square gets it after that, but before the next key press.
 */
export function leadTo(square: Square, close: () => void): void {
  flushSync(close);
  focusSquare(square);
}
