import { likeliest } from '../../../shell/ui/viewport/hitTest';
import type { Square } from '../../engine/vocabulary';

/**
 * A touch of the board: the `square` that the browser reports, with its rectangle on the screen (`box`), and the place
 * of the touch; in pixels of the window.
 */
export interface Touched {
  readonly square: Square;
  readonly box: DOMRect;
  readonly clientX: number;
  readonly clientY: number;
}

/** The square that a touch of the board means, and whether that is `certain`; if not, a second should confirm it. */
export interface Hit {
  readonly square: Square;
  readonly certain: boolean;
}

/** The pixels of squares that are large enough for fingers. */
const CLEAR = 40;

/**
 * Returns which square a touch of the board means: the likeliest of the one touched and the `relevant` ones, by their
 * distance from the finger. It is certain if squares are at least 40 pixels wide, or no other is nearly as likely.
 * `cellOf` returns a square's column and row on the screen; `across` says that the page is turned by half.
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
