import { likeliest } from '../../../shell/ui/viewport/hitTest';
import type { Square } from '../../engine/vocabulary';

/** The place of a finger in client pixels, and a square near it with its box. */
export interface Touched {
  readonly square: Square;
  readonly box: DOMRect;
  readonly clientX: number;
  readonly clientY: number;
}

/** The target square of a touch, and whether no other is likely. */
export interface Hit {
  readonly square: Square;
  readonly certain: boolean;
}

/** The pixels of squares that are large enough for fingers. */
const CLEAR = 40;

/**
 * Returns which square a touch means: the likeliest of the relevant ones and the touched one; uncertain if another
 * relevant one is nearly as likely. It uses the pointer's place, because browsers move the click to their own
 * guess.
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
