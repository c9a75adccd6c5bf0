import { flushSync } from 'react-dom';
import type { Square } from '../../../engine/vocabulary';
import { focusSquare } from '../../board/tabStop';

/**
 * Closes a dialog and takes the focus to a square. The dialog gives the focus back as it goes, so the square comes
 * after it; a frame later it would come after the next key of a fast hand, and take back what that key did.
 */
export function leadTo(square: Square, close: () => void): void {
  flushSync(close);
  focusSquare(square);
}
