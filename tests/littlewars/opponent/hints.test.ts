import { expect, test } from 'vitest';
import { command } from '../../../src/littlewars/engine/orders';
import { INCH } from '../../../src/littlewars/engine/lengths';
import { meleesNow } from '../../../src/littlewars/engine/melee';
import { hintsFor } from '../../../src/littlewars/opponent/hints';
import { block, country, ranks, table, type Layout } from '../engine/tables';

const inMen = (layout: Layout) => hintsFor(table({ ...layout, more: { phase: 'men' } }));

// littlewars.md 5.3
test('a melee that costs the enemy more is advised, and one that costs more oneself is not', () => {
  const few = inMen({ red: ranks(6, 50, 40, 6), blue: [[52, 43]] });
  expect(few.fights).toHaveLength(1);
  expect(few.fights[0]).toMatchObject({ against: ['B1'] });
  expect(few.fights[0]!.men.length).toBeGreaterThan(1);
  expect(inMen({ red: [[52, 43]], blue: ranks(6, 50, 40, 6) }).fights).toEqual([]);
});

// littlewars.md 5.3
test('the men of an advised melee are sent by its orders', () => {
  const battle = table({ red: ranks(6, 50, 40, 6), blue: [[52, 43]], more: { phase: 'men' } });
  const { men, orders } = hintsFor(battle).fights[0]!;
  expect(orders.map((order) => 'man' in order && order.man)).toEqual(men);
  let now = battle;
  for (const order of orders) {
    const outcome = command(now, order);
    if (outcome.ok) now = outcome.battle;
  }
  const [melee] = meleesNow(now);
  expect(melee?.smaller).toBe('blue');
  expect(melee?.men.red).toEqual(expect.arrayContaining([...men]));
});

// littlewars.md 3.2, 3.3, 4.2
test('a gun that may fire and sees somebody is to fire, before men march', () => {
  const gun = { side: 'red', x: 60, y: 8 } as const;
  const layout: Layout = { red: ranks(4, 58, 5, 4), blue: ranks(3, 59, 70, 3), guns: [gun] };
  expect(hintsFor(table(layout)).shots).toMatchObject([{ gun: 'G1', seen: ['B1', 'B2', 'B3'] }]);
  const none = (more: Partial<Layout>) =>
    expect(hintsFor(table({ ...layout, ...more })).shots).toEqual([]);
  none({ more: { phase: 'men' } });
  none({ more: { moves: 0 } });
  none({ red: ranks(3, 58, 5, 3) });
  none({ guns: [{ ...gun, shots: 4 }] });
  none({ country: country(block('house', 'house', [40, 20, 80, 24], 7)) });
});

// littlewars.md 4.3
test('of the men whom a gun sees the best targets are named: men who stand together, not a single one', () => {
  const gun = { side: 'red', x: 60, y: 8 } as const;
  const together = ranks(5, 57, 50, 5);
  const [shot] = hintsFor(
    table({ red: ranks(4, 58, 5, 4), blue: [...together, [20, 70], [100, 70]], guns: [gun] }),
  ).shots;
  expect(shot!.seen).toHaveLength(7);
  expect(shot!.best).not.toHaveLength(0);
  expect(['B1', 'B2', 'B3', 'B4', 'B5']).toEqual(expect.arrayContaining([...shot!.best]));
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

// littlewars.md 3.3, 4.1
test('a gun that sees nobody is to be hauled to a place where it does, or else nearer', () => {
  const behind = (left: number, right: number) =>
    hintsFor(
      table({
        country: country(block('house', 'house', [left, 20, right, 24], 7)),
        red: ranks(4, 58, 10, 4),
        blue: ranks(3, 59, 70, 3),
        guns: [{ side: 'red', x: 60, y: 14 }],
      }),
    );
  const [haul, ...others] = behind(54, 66).hauls;
  expect(others).toEqual([]);
  expect(haul).toMatchObject({ gun: 'G1', seen: ['B1', 'B2', 'B3'] });
  expect(haul!.to.x).not.toBe(60 * INCH);
  expect(behind(20, 100).hauls).toMatchObject([{ gun: 'G1', seen: [] }]);
});

// littlewars.md 3.3, 4.1
test('a gun is not to be hauled if it sees somebody or is not served, or once men have marched', () => {
  const wall = country(block('house', 'house', [54, 20, 66, 24], 7));
  const guns = [{ side: 'red', x: 60, y: 14 }] as const;
  const blue = ranks(3, 59, 70, 3);
  const red = ranks(4, 58, 10, 4);
  expect(hintsFor(table({ red, blue, guns })).hauls).toEqual([]);
  expect(hintsFor(table({ country: wall, red: [[20, 10]], blue, guns })).hauls).toEqual([]);
  const late = { country: wall, red, blue, guns, more: { phase: 'men' } } as const;
  expect(hintsFor(table(late)).hauls).toEqual([]);
});
