import type { Square } from '../../engine/vocabulary';

/** Where a finger was, and a square near it with its box then. */
export interface Touched {
  readonly square: Square;
  readonly box: DOMRect;
  readonly clientX: number;
  readonly clientY: number;
}

/** The square a touch means, and whether another is out of the question. */
export interface Meant {
  readonly square: Square;
  readonly certain: boolean;
}

/** How far a finger falls from what it means, in pixels: the standard deviation, along and across. */
const TREMOR = 5;
/** By how much the square of one's distance must exceed the other's to be so many times less likely. */
const lessLikely = (times: number): number => 2 * TREMOR ** 2 * Math.log(times);
/** One meant square in a hundred may be mistaken for another. */
const DOUBTFUL = lessLikely(100);
/** Of what is neither a unit nor a goal little is wanted. */
const IRRELEVANT = lessLikely(20);
/** From so many pixels on squares are fit for fingers. */
const CLEAR = 40;

/**
 * The square a touch means: the likeliest of the relevant ones and the one touched; uncertain where another relevant
 * one is nearly as likely. Told by the pointer and not by the click, which browsers move to what they guess.
 */
export function meantSquare(
  { square, box, clientX, clientY }: Touched,
  relevant: ReadonlySet<Square>,
  cellOf: (square: Square) => { readonly column: number; readonly row: number },
  across: boolean,
): Meant {
  const turn = across ? -1 : 1;
  const here = cellOf(square);
  const x = clientX - box.left - box.width / 2;
  const y = clientY - box.top - box.height / 2;
  // Well within its square nothing else can be meant, and nobody else is asked about.
  const { width: side } = box;
  const clear = side * (side - 2 * Math.max(Math.abs(x), Math.abs(y)));
  if (relevant.has(square) && clear >= DOUBTFUL) return { square, certain: true };
  const away = (to: Square): number => {
    const { column, row } = cellOf(to);
    return (
      (turn * (column - here.column) * box.width - x) ** 2 +
      (turn * (row - here.row) * box.height - y) ** 2
    );
  };
  let best = square;
  let least = away(square) + (relevant.has(square) ? 0 : IRRELEVANT);
  let next = Infinity;
  for (const each of relevant) {
    if (each === square) continue;
    const distance = away(each);
    if (distance < least) {
      if (relevant.has(best)) next = least;
      best = each;
      least = distance;
    } else next = Math.min(next, distance);
  }
  const certain = side >= CLEAR || !relevant.has(best) || next - least >= DOUBTFUL;
  return { square: best, certain };
}
