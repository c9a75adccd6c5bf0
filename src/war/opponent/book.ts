import { STANDARD_BOARD } from '../engine/standardMap';
import { readSquare } from '../engine/squares';
import type { PlacedUnit } from '../engine/position';
import { ARMY } from '../engine/units';
import type { Side } from '../engine/vocabulary';
import lines from './book.json';

/** A deployment as a line of the book: the squares of a whole army on Debord's map, in the order of `ARMY`. */
export const bookLine = (
  units: readonly PlacedUnit[],
  nameOf: (square: number) => string,
): string =>
  [...units]
    .sort((a, b) => ARMY.indexOf(a.kind) - ARMY.indexOf(b.kind) || a.square - b.square)
    .map(({ square }) => nameOf(square))
    .join(' ');

/** The deployments of the book for a side on Debord's map: those that won most in play (docs/opponent.md). */
export const bookOf = (side: Side): readonly (readonly PlacedUnit[])[] =>
  (lines as Readonly<Record<Side, readonly string[]>>)[side].map((line) =>
    line.split(' ').map((name, slot) => {
      const [kind, square] = [ARMY[slot], readSquare(STANDARD_BOARD, name)];
      if (kind === undefined || square === undefined) throw new Error(`the book has “${line}”`);
      return { side, kind, square };
    }),
  );
