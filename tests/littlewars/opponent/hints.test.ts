import { expect, test } from 'vitest';
import { hintsFor } from '../../../src/littlewars/opponent/hints';
import { ranks, table, type Layout } from '../engine/tables';

const inMen = (layout: Layout) => hintsFor(table({ ...layout, more: { phase: 'men' } }));

// littlewars.md 5.3
test('a melee that costs the enemy more is advised, and one that costs more oneself is not', () => {
  const few = inMen({ red: ranks(6, 50, 40, 6), blue: [[52, 43]] });
  expect(few.fights).toHaveLength(1);
  expect(few.fights[0]).toMatchObject({ against: ['B1'] });
  expect(few.fights[0]!.men.length).toBeGreaterThan(1);
  expect(inMen({ red: [[52, 43]], blue: ranks(6, 50, 40, 6) }).fights).toEqual([]);
});

// littlewars.md 4.1
test('a gun with less than four men near it is to be served by the nearest', () => {
  const gun = [{ side: 'red', x: 60, y: 8 }] as const;
  const blue = ranks(3, 20, 90, 3);
  const left = inMen({ red: [...ranks(2, 60, 5, 2), ...ranks(4, 60, 20, 4)], blue, guns: gun });
  expect(left.served).toEqual([
    { gun: 'G1', men: expect.arrayContaining(['R3', 'R4']) as string[] },
  ]);
  expect(inMen({ red: ranks(5, 58, 5, 5), blue, guns: gun }).served).toEqual([]);
});
