import { describe, expect, test } from 'vitest';
import { backLine, manOf } from '../../../src/littlewars/engine/men';
import { INCH } from '../../../src/littlewars/engine/lengths';
import type { LinePart } from '../../../src/littlewars/engine/battleRules';
import { ARMS } from '../../../src/littlewars/engine/types';
import { PROGRAM_LEVELS } from '../../../src/littlewars/game/seats';
import { ABILITIES } from '../../../src/littlewars/opponent/levels';
import { marchActs } from '../../../src/littlewars/opponent/marches';
import { nextActs } from '../../../src/littlewars/opponent/program';
import { after, block, country, man, ranks, RULES, table, type Standing } from '../engine/tables';

describe('raids', () => {
  // littlewars.md 6.2, on a line of 120 inches
  // Over the whole line each of them would make for a place outside the part.
  test.each<[LinePart, from: number, to: number, start: number, blue: readonly Standing[]]>([
    ['left', 0, 60, 66, [...ranks(3, 10, 90, 3), [36, 90]]],
    ['middle', 30, 90, 20, ranks(4, 2, 4, 4)],
    ['right', 60, 120, 50, ranks(4, 2, 4, 4)],
  ])('riders make for the %s part of the line', (linePart, from, to, start, blue) => {
    const battle = table({
      red: [[start, 90, 'cavalry']],
      blue,
      more: { rules: { ...RULES, kind: 'blow', linePart } },
    });
    const acts = nextActs(battle, { side: 'red', level: 2, seed: 1 });
    expect(acts.map(({ purpose }) => purpose)).toContain('raid');
    const rider = manOf(after(battle, ...acts.flatMap(({ orders }) => orders.slice(0, 1))), 'R1')!;
    expect(rider.y).toBeGreaterThanOrEqual(backLine(battle, 'blue') - INCH);
    expect(rider.x).toBeGreaterThanOrEqual(from * INCH);
    expect(rider.x).toBeLessThanOrEqual(to * INCH);
  });
});

// littlewars.md 3.4
test.each(ARMS)('%s who would end his next foot in a house goes round it to the enemy', (arm) => {
  let now = table({
    country: country(block('house', 'house', [56, 48, 64, 54])),
    red: [[60, 40, arm]],
    blue: [[60, 90]],
  });
  for (let move = 0; move < 4; move++) {
    const acts = marchActs(now, ABILITIES[1]).filter(({ purpose }) => purpose !== 'end');
    for (const order of acts.flatMap(({ orders }) => orders)) now = after(now, order);
    now = { ...now, men: now.men.map((man) => ({ ...man, start: { x: man.x, y: man.y } })) };
  }
  expect(man(now, 'R1').y).toBeGreaterThan(54 * INCH);
});

test('men march eight at most in an act, so that they can be followed', () => {
  const battle = table({ red: ranks(20, 40, 10, 10), blue: ranks(20, 40, 84, 10) });
  const acts = nextActs(battle, { side: 'red', level: 2, seed: 1 });
  const marches = acts.filter(({ purpose }) => purpose === 'advance');
  expect(marches.map(({ orders }) => orders.length)).toEqual([8, 8, 4]);
  after(battle, ...acts.flatMap(({ orders }) => orders));
});

describe('hauling', () => {
  // littlewars.md 4.5
  test.each(PROGRAM_LEVELS)('level %i, of a gun that sees nobody', (level) => {
    const battle = table({
      red: ranks(5, 58, 4, 5),
      blue: ranks(8, 56, 80, 8),
      guns: [{ side: 'red', x: 60, y: 8 }],
      country: country(block('house', 'house', [56, 14, 64, 18], 7)),
    });
    const acts = nextActs(battle, { side: 'red', level, seed: 1 });
    const hauls = acts.filter(({ purpose }) => purpose === 'haul');
    expect(hauls).toHaveLength(level === 1 ? 0 : 1);
    for (const { orders } of hauls) {
      const [gun] = after(battle, ...orders).guns;
      expect(Math.hypot(gun!.x - 60 * INCH, gun!.y - 8 * INCH)).toBeGreaterThan(5 * INCH);
    }
  });
});
