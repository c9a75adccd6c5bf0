import { useRef } from 'react';
import type { Square } from '../../engine/vocabulary';
import { squaresBetween } from '../../game/mapDraft';
import { squareUnder } from '../board/Cells';
import type { DragOf } from '../../../shell/ui/viewport/useDragOnto';

interface Strokes {
  /** Columns of the board. */
  readonly width: number;
  readonly stroke: (squares: readonly Square[]) => void;
  /** `meant` is false where a second finger has come down, which moves the board. */
  readonly end: (meant: boolean) => void;
}

/** Strokes over the board: what is returned hears of drags on it. */
export function useStrokes({ width, stroke, end }: Strokes): DragOf<Square> {
  const last = useRef<Square | null>(null);
  return (start, { phase }, pointer) => {
    if (phase === 'begin') last.current = start;
    if (phase !== 'cancel') {
      const square = squareUnder(pointer);
      // Where it comes back to the board it goes on from there.
      if (square !== null) stroke(squaresBetween(width, last.current ?? square, square));
      last.current = square;
    }
    if (phase === 'drop' || phase === 'cancel') end(phase === 'drop');
  };
}
