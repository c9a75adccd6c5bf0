import { likeliest } from '../../../shell/ui/viewport/hitTest';
import type { Square } from '../../engine/vocabulary';

/** Where a finger was, and a square near it with its box then. */
export interface Touched {
  readonly square: Square;
  readonly box: DOMRect;
  readonly clientX: number;
  readonly clientY: number;
}

/** The square a touch means, and whether another is out of the question. */
export interface Hit {
  readonly square: Square;
  readonly certain: boolean;
}

/** From so many pixels on squares are fit for fingers. */
const CLEAR = 40;

/**
 * The square a touch means: the likeliest of the relevant ones and the one touched; uncertain where another relevant
 * one is nearly as likely. Told by the pointer and not by the click, which browsers move to what they guess.
 */
export function hitSquare(
  { square, box, clientX, clientY }: Touched,
  relevant: ReadonlySet<Square>,
  cellOf: (square: Square) => { readonly column: number; readonly row: number },
  across: boolean,
): Hit {
  const turn = across ? -1 : 1;
  const here = cellOf(square);
  const x = clientX - box.left - box.width / 2;
  const y = clientY - box.top - box.height / 2;
  const away = (to: Square): number => {
    const { column, row } = cellOf(to);
    return Math.hypot(
      turn * (column - here.column) * box.width - x,
      turn * (row - here.row) * box.height - y,
    );
  };
  const [best = square, ...others] = likeliest(
    [square, ...[...relevant].filter((each) => each !== square)].map((what) => ({
      what,
      distance: away(what),
      relevant: relevant.has(what),
    })),
  );
  return { square: best, certain: box.width >= CLEAR || others.length === 0 };
}
