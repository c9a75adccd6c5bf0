import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hitSquare } from '../../../../src/war/ui/board/hitTest';

/** Numbers from 0 to 1, the same at every run. */
function chance(seed: number): () => number {
  let now = seed;
  return () => (now = (now * 16807) % 2147483647) / 2147483647;
}

/** A board of ten columns; squares by their index. */
const cellOf = (square: number) => ({ column: square % 10, row: Math.floor(square / 10) });

/** A touch so far from the middle of a square, in pixels, on a board whose squares are so large. */
function touch(side: number, square: number, x: number, y: number) {
  const { column, row } = cellOf(square);
  const box = new DOMRect(column * side, row * side, side, side);
  return {
    square,
    box,
    clientX: (column + 0.5) * side + x,
    clientY: (row + 0.5) * side + y,
  };
}

const hit = (side: number, square: number, x: number, y: number, relevant: number[]) =>
  hitSquare(touch(side, square, x, y), new Set(relevant), cellOf, false);

describe('the square that a touch means', () => {
  test('is the relevant one touched, where nothing else is near', () => {
    expect(hit(18, 44, 8, -8, [44])).toEqual({ square: 44, certain: true });
    expect(hit(18, 44, 0, 0, [44, 47])).toEqual({ square: 44, certain: true });
  });

  test('is a relevant one within a finger’s reach of bare ground, and the ground farther off', () => {
    expect(hit(18, 44, 7, 0, [45])).toEqual({ square: 45, certain: true });
    expect(hit(18, 44, 0, 0, [45])).toEqual({ square: 44, certain: true });
    expect(hit(30, 44, 5, 0, [45])).toEqual({ square: 44, certain: true });
    expect(hit(18, 44, 7, 0, [])).toEqual({ square: 44, certain: true });
  });

  test('is in doubt near the border of two that matter, and not in their middle', () => {
    expect(hit(24, 44, 10, 0, [44, 45]).certain).toBe(false);
    expect(hit(24, 44, 14, 0, [44, 45])).toEqual({ square: 45, certain: false });
    expect(hit(24, 44, 2, 3, [44, 45])).toEqual({ square: 44, certain: true });
    // Of the smallest squares it always is.
    expect(hit(15, 44, 0.5, 0, [44, 45]).certain).toBe(false);
    // Between two on bare ground too.
    expect(hit(18, 44, 0, 0, [34, 54, 43]).certain).toBe(true);
    expect(hit(12, 44, 5, -5, [34, 45]).certain).toBe(false);
  });

  test('is never in doubt among squares fit for fingers', () => {
    const off = fc.integer({ min: -22, max: 22 });
    fc.assert(
      fc.property(off, off, (x, y) => {
        expect(hit(44, 44, x, y, [33, 34, 35, 43, 44, 45, 53, 54, 55]).certain).toBe(true);
      }),
    );
  });

  test.each([15.3, 17.8, 24, 30, 44])(
    'is hardly ever another if fingers tremble in the densest crowd, of squares of %d pixels',
    (side) => {
      const next = chance(7);
      const tremor = () => 5 * Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
      const crowd = Array.from({ length: 100 }, (_, square) => square);
      let [taken, wrong] = [0, 0];
      for (let i = 0; i < 3000; i++) {
        // The square touched is the one that the finger fell on.
        const [x, y] = [tremor(), tremor()];
        const [column, row] = [x, y].map((off) => Math.round(off / side)) as [number, number];
        const on = 44 + column + 10 * row;
        const found = hit(side, on, x - column * side, y - row * side, crowd);
        if (!found.certain) continue;
        taken++;
        if (found.square !== 44) wrong++;
      }
      expect(wrong / 3000).toBeLessThan(2 / 150);
      // Where squares are fit for fingers nobody is asked twice.
      if (side === 44) expect(taken).toBe(3000);
    },
  );

  test('is the same for the player opposite, whose board is turned with the page', () => {
    const here = touch(18, 44, 7, 0);
    expect(hitSquare(here, new Set([43, 45]), cellOf, true)).toMatchObject({ square: 43 });
    expect(hitSquare(here, new Set([43, 45]), cellOf, false)).toMatchObject({ square: 45 });
  });
});
