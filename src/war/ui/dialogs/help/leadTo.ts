import { flushSync } from 'react-dom';
import type { Square } from '../../../engine/vocabulary';
import { focusSquare } from '../../board/tabStop';

/**
 * Closes a dialog and moves the focus to a square. A closing dialog returns the focus at once, so the square gets
 * it afterwards; a frame later it would come after the next key of a fast typist, and undo that key's effect.
 */
export function leadTo(square: Square, close: () => void): void {
  flushSync(close);
  focusSquare(square);
}
