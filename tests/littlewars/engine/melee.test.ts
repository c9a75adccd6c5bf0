import { describe, expect, test } from 'vitest';
import { isolationOf } from '../../../src/littlewars/engine/contact';
import {
  areCasualtiesOpen,
  meleesNow,
  meleesOf,
  tollOf,
} from '../../../src/littlewars/engine/melee';
import type { Battle } from '../../../src/littlewars/engine/types';
import {
  after,
  block,
  codes,
  country,
  man,
  march,
  ranks,
  reasons,
  states,
  table,
  type Standing,
} from './tables';

/** A melee of so many of Red, who has moved, against so many of Blue, rank to rank, and Blue's others. */
const against = (red: number, blue: number, others: readonly Standing[] = []): Battle =>
  table({
    red: ranks(red, 40, 40, 12).map(([x, y]) => [x, 80 - y]),
    blue: [...ranks(blue, 40, 40.6875, 12), ...others],
  });

const settled = (battle: Battle): Battle => {
  const open = after(battle, { kind: 'end' });
  return open.melees.reduce(
    (now, { number, proposal }) =>
      after(now, { kind: 'settle', melee: number, casualties: proposal }),
    open,
  );
};

describe('5.1 isolation', () => {
  const body: Standing[] = ranks(4, 60, 40, 4);

  test('fewer than half its number within a move', () => {
    const at = (...others: Standing[]): boolean => {
      const battle = table({ red: [[5, 5]], blue: [...body, ...others] });
      return isolationOf(battle, battle.men.slice(1, 5)).isolated;
    };
    expect(at()).toBe(true);
    expect(at([60, 50])).toBe(true);
    expect(at([60, 50], [61, 50])).toBe(false);
    // Infantry supports from 12 inches, nearest points; cavalry from 24.
    expect(at([60, 50], [60, 52.625])).toBe(false);
    expect(at([60, 50], [60, 52.6875])).toBe(true);
    expect(at([60, 50], [60, 63, 'cavalry'])).toBe(false);
    expect(at([60, 50], [60, 65, 'cavalry'])).toBe(true);
  });

  test('prisoners, the disarmed and those in a melee do not support', () => {
    const at = (more: Standing, red: readonly Standing[] = []): readonly string[] => {
      const battle = table({ red, blue: [...body, more] });
      const men = battle.men.filter(({ side }) => side === 'blue').slice(0, 4);
      return isolationOf(battle, men).supporters;
    };
    expect(at([60, 50])).toEqual(['B5']);
    expect(at([60, 50, 'infantry', { state: 'prisoner' }])).toEqual([]);
    expect(at([60, 50, 'infantry', { state: 'freed' }])).toEqual([]);
    expect(at([60, 50], [[60, 50.6875]])).toEqual([]);
  });

  test('the supporter walks round solids', () => {
    const wall = country(block('w', 'wall', [50, 45, 70, 46]));
    const open = country(block('w', 'wall', [59, 45, 61.5, 46]));
    const supporters = (on: typeof wall) => {
      const battle = table({ blue: [...body, [60, 51]], country: on });
      return isolationOf(battle, battle.men.slice(0, 4)).supporters;
    };
    expect(supporters(wall)).toEqual([]);
    expect(supporters(open)).toEqual(['B5']);
  });

  test('of a body in contact it is measured to its men in contact', () => {
    // B4 is near the supporter, but only B1 is in contact.
    const blue: Standing[] = [
      [40, 40],
      [42, 40],
      [44, 40],
      [46, 40],
      [57, 40],
    ];
    const far = table({ red: [[39.3125, 40]], blue });
    expect(isolationOf(far, far.men.slice(1, 5)).supporters).toEqual([]);
    const free = table({ blue });
    expect(isolationOf(free, free.men.slice(0, 4)).supporters).toEqual(['B5']);
  });
});

describe('5.2 the men in a melee', () => {
  test('contact is an eighth of an inch or nearer', () => {
    const touching = (apart: number) =>
      meleesOf(table({ red: [[40, 40]], blue: [[40, 40 + apart]] }), 'red').length;
    expect(touching(0.75)).toBe(1);
    expect(touching(0.8125)).toBe(0);
  });

  test('while a move is under way: as it would be judged if it ended now', () => {
    const battle = against(5, 3);
    expect(meleesNow(battle)).toEqual(after(battle, { kind: 'end' }).melees);
    expect(meleesNow(battle)).toBe(meleesNow(battle));
    expect(meleesNow(table({ red: [[40, 40]], blue: [[40, 50]] }))).toEqual([]);
    const ended = after(battle, { kind: 'end' });
    expect(meleesNow(ended)).toBe(ended.melees);
    expect(meleesNow({ ...battle, phase: 'interval' })).toEqual([]);
  });

  test('all joined by contacts, and all of both sides within six inches of one in contact', () => {
    const battle = table({
      red: [
        [40, 40],
        [33.375, 40],
        [33.3125, 42],
      ],
      blue: [
        [40, 40.6875],
        [46.5, 40],
        [47, 42],
      ],
    });
    // Nearest points: 6 5/8 inches from middle to middle.
    expect(meleesOf(battle, 'red')).toMatchObject([
      { men: { red: ['R1', 'R2'], blue: ['B1', 'B2'] }, touching: ['R1', 'B1'] },
    ]);
  });

  test('prisoners and the disarmed are in none', () => {
    const battle = table({
      red: [[40, 40]],
      blue: [
        [40, 40.6875, 'infantry', { state: 'freed' }],
        [42, 40, 'infantry', { state: 'prisoner' }],
      ],
    });
    expect(meleesOf(battle, 'red')).toEqual([]);
  });

  test('a tie is between the melees it is between', () => {
    const battle = table({
      red: [
        [40, 40],
        [50, 40],
        [80, 40],
        [45, 40],
      ],
      blue: [
        [40, 40.6875],
        [50, 40.6875],
        [80, 40.6875],
      ],
    });
    const tie = [{ man: 'R4', melees: [0, 1] }];
    expect(meleesOf(battle, 'red').map(({ ties }) => ties)).toEqual([tie, tie, []]);
  });

  test('a man near two is in the nearer, in any order of the two', () => {
    const battle = table({
      red: [
        [40, 40],
        [50, 40],
        [46, 40],
      ],
      blue: [
        [40, 40.6875],
        [50, 40.6875],
      ],
    });
    expect(meleesOf(battle, 'red')).toMatchObject([
      { men: { red: ['R1'], blue: ['B1'] }, ties: [] },
      { men: { red: ['R2', 'R3'], blue: ['B2'] }, ties: [] },
    ]);
  });

  test('a man near two is in the nearer; on a tie the mover chooses', () => {
    const battle = table({
      red: [
        [40, 40],
        [50, 40],
        [45, 40],
      ],
      blue: [
        [40, 40.6875],
        [50, 40.6875],
        [44, 41],
      ],
    });
    const open = after(battle, { kind: 'end' });
    expect(open.phase).toBe('melees');
    expect(open.melees).toMatchObject([
      { men: { red: ['R1', 'R3'], blue: ['B1', 'B3'] }, ties: [{ man: 'R3', melees: [0, 1] }] },
      { men: { red: ['R2'], blue: ['B2'] }, ties: [{ man: 'R3' }] },
    ]);
    const joined = after(open, { kind: 'join', man: 'R3', melee: 1 });
    expect(joined.melees).toMatchObject([
      { men: { red: ['R1'], blue: ['B1', 'B3'] } },
      { men: { red: ['R2', 'R3'], blue: ['B2'] } },
    ]);
    expect(codes(open, { kind: 'join', man: 'R3', melee: 2 })).toEqual(['noTie']);
    expect(codes(open, { kind: 'join', man: 'B3', melee: 1 })).toEqual(['noTie']);
    expect(codes(battle, { kind: 'join', man: 'R3', melee: 1 })).toEqual(['wrongPhase']);
    const one = after(open, { kind: 'settle', melee: 0, casualties: open.melees[0]!.proposal });
    expect(reasons(one, { kind: 'join', man: 'R3', melee: 1 })).toEqual([
      { code: 'meleeSettled', melee: 0 },
    ]);
  });
});

describe('5.3 the cost of a melee', () => {
  test.each([
    // smaller, larger, isolated, dead a side, taken
    [9, 11, true, 7, 2],
    [13, 19, true, 7, 6],
    [18, 21, true, 15, 3],
    [6, 9, true, 3, 3],
    [12, 14, true, 10, 2],
    [4, 9, true, 0, 4],
    [9, 11, false, 9, 0],
    [5, 5, false, 5, 0],
  ])('%i against %i, isolated %s: %i dead a side, %i taken', (few, many, isolated, dead, taken) => {
    expect(tollOf(few, many, isolated)).toEqual({ dead, taken });
  });

  test('equal: all die', () => {
    const end = settled(against(6, 6, [[100, 90]]));
    expect(states(end, 'red')).toEqual({ dead: 6 });
    expect(states(end, 'blue')).toEqual({ dead: 6, ready: 1 });
  });

  test('9, isolated, against 11: 2 taken, 7 dead a side', () => {
    const end = settled(against(11, 9));
    expect(states(end, 'red')).toEqual({ dead: 7, ready: 4 });
    expect(states(end, 'blue')).toEqual({ dead: 7, prisoner: 2 });
  });

  test('13, isolated, against 19: 6 taken, 7 dead a side, 12 left', () => {
    const end = settled(against(19, 13));
    expect(states(end, 'red')).toEqual({ dead: 7, ready: 12 });
    expect(states(end, 'blue')).toEqual({ dead: 7, prisoner: 6 });
  });

  test('18, isolated with 2 near, against 21: 15 dead a side, 3 taken', () => {
    // The mover is the smaller: Red's eighteen at Hook's Farm.
    const battle = table({
      red: [...ranks(18, 40, 40, 12).map(([x, y]): Standing => [x, 80 - y]), [40, 29], [41, 29]],
      blue: ranks(21, 40, 40.6875, 12),
    });
    const { melees } = after(battle, { kind: 'end' });
    expect(melees[0]!.isolation).toMatchObject({
      supporters: ['R19', 'R20'],
      needed: 9,
      isolated: true,
    });
    const end = settled(battle);
    expect(states(end, 'red')).toEqual({ dead: 15, prisoner: 3, ready: 2 });
    expect(states(end, 'blue')).toEqual({ dead: 15, ready: 6 });
  });

  test('6, isolated, against 9: 3 dead a side, 3 taken', () => {
    const end = settled(against(9, 6));
    expect(states(end, 'red')).toEqual({ dead: 3, ready: 6 });
    expect(states(end, 'blue')).toEqual({ dead: 3, prisoner: 3 });
  });

  test('9, supported, against 11: each of the nine kills one and dies', () => {
    const end = settled(against(11, 9, ranks(5, 40, 50, 5)));
    expect(states(end, 'red')).toEqual({ dead: 9, ready: 2 });
    expect(states(end, 'blue')).toEqual({ dead: 9, ready: 5 });
  });
});

describe('5.4 the mover names the dead and the prisoners', () => {
  const open = (): Battle => after(against(5, 3), { kind: 'end' });

  test('where there is a choice: not where everybody dies or is taken', () => {
    const isOpen = (red: number, blue: number, others: readonly Standing[] = []): boolean =>
      areCasualtiesOpen(meleesNow(against(red, blue, others))[0]!);
    expect(isOpen(3, 3)).toBe(false);
    expect(isOpen(5, 3)).toBe(true);
    // All of the smaller side are taken, and nobody dies.
    expect(isOpen(2, 1)).toBe(false);
    // One of the smaller side dies, and the other is taken.
    expect(isOpen(3, 2)).toBe(true);
    // One of two dies for the one who is not isolated.
    expect(isOpen(2, 1, [[40, 50]])).toBe(true);
  });

  test('as many of each side as are due, of the melee, once each', () => {
    const battle = open();
    expect(battle.melees[0]!.toll).toEqual({ dead: 1, taken: 2 });
    const casualties = { dead: ['R4', 'B2'], taken: ['B1', 'B3'] };
    const end = after(battle, { kind: 'settle', melee: 0, casualties });
    expect(man(end, 'R4').state).toBe('dead');
    expect(man(end, 'B2').state).toBe('dead');
    expect(man(end, 'B3')).toMatchObject({ state: 'prisoner', from: 5 });
    expect(end).toMatchObject({ phase: 'over' });
  });

  test.each([
    [{ dead: ['R4'], taken: ['B1', 'B3'] }, ['wrongToll']],
    [{ dead: ['R4', 'R5', 'B2'], taken: ['B1', 'B3'] }, ['wrongToll']],
    [{ dead: ['R4', 'B2'], taken: ['B1'] }, ['wrongToll']],
    [{ dead: ['R4', 'B2'], taken: ['B1', 'R1'] }, ['wrongToll', 'wrongToll']],
    [{ dead: ['R4', 'B2'], taken: ['B1', 'B2'] }, ['namedTwice']],
    [{ dead: ['R4', 'B2'], taken: ['B1', 'B9'] }, ['notInMelee', 'wrongToll']],
  ])('not %j', (casualties, expected) => {
    expect(codes(open(), { kind: 'settle', melee: 0, casualties })).toEqual(expected);
  });

  test('a melee that there is, once', () => {
    const casualties = { dead: [], taken: [] };
    expect(codes(open(), { kind: 'settle', melee: 3, casualties })).toEqual(['noSuchMelee']);
    expect(codes(against(5, 3), { kind: 'settle', melee: 0, casualties })).toContain('wrongPhase');
    const two = after(
      table({
        red: [
          [40, 40],
          [60, 40],
          [90, 90],
        ],
        blue: [
          [40, 40.6875],
          [60, 40.6875],
          [91, 10],
        ],
      }),
      { kind: 'end' },
    );
    const all = { dead: ['R1', 'B1'], taken: [] };
    const one = after(two, { kind: 'settle', melee: 0, casualties: all });
    expect(one.phase).toBe('melees');
    expect(codes(one, { kind: 'settle', melee: 0, casualties: all })).toEqual(['meleeSettled']);
    const end = after(one, {
      kind: 'settle',
      melee: 1,
      casualties: { dead: ['R2', 'B2'], taken: [] },
    });
    expect(end.result).toEqual({ winner: null, why: 'tooFew' });
  });

  test('the proposal spares the mover’s horse and not the enemy’s', () => {
    const battle = table({
      red: [
        [40, 40, 'cavalry'],
        [41.25, 40],
        [42, 40],
      ],
      blue: [
        [41.25, 40.6875],
        [42.25, 41, 'cavalry'],
        [60, 60],
        [62, 60],
      ],
    });
    const { melees } = after(battle, { kind: 'end' });
    expect(melees[0]).toMatchObject({
      toll: { dead: 1, taken: 1 },
      proposal: { dead: ['R2', 'B2'], taken: ['B1'] },
    });
  });
});

describe('5.2 to 5.5 LW’s two melees', () => {
  test('19 against 13 with 5 in support, then 14 against 12', () => {
    const begun = table({
      red: [
        ...ranks(19, 20, 40, 10).map(([x, y]): Standing => [x, 80 - y]),
        // Far off, so that the battle is not drawn for want of men.
        ...ranks(15, 90, 4, 10),
      ],
      blue: [
        ...ranks(13, 20, 40.6875, 10),
        ...ranks(5, 20, 50, 5),
        ...ranks(9, 20, 54.625, 9),
        ...ranks(15, 90, 90, 10),
      ],
    });
    const first = settled(begun);
    expect(states(first, 'red')).toEqual({ dead: 7, ready: 12 + 15 });
    expect(states(first, 'blue')).toEqual({ dead: 7, prisoner: 6, ready: 14 + 15 });

    const fourteen = Array.from({ length: 14 }, (_, i) => `B${14 + i}`);
    const open = after(
      first,
      { kind: 'go' },
      ...fourteen.map((id, i) =>
        i < 5 ? march(id, 20 + 0.75 * i, 39.9375) : march(id, 20 + 0.75 * (i - 5), 42.75),
      ),
      { kind: 'end' },
    );
    expect(open.melees).toHaveLength(1);
    expect(open.melees[0]).toMatchObject({
      men: { blue: fourteen },
      smaller: 'red',
      toll: { dead: 10, taken: 2 },
    });
    expect(open.melees[0]!.men.red).toHaveLength(12);
    const end = after(open, { kind: 'settle', melee: 0, casualties: open.melees[0]!.proposal });
    expect(states(end, 'red')).toEqual({ dead: 17, prisoner: 2, ready: 15 });
    expect(states(end, 'blue')).toEqual({ dead: 17, freed: 6, ready: 4 + 15 });
    // One of Blue's stays with the two.
    const escorts = end.men.flatMap(({ side, escort }) =>
      side === 'red' && escort !== null ? [escort] : [],
    );
    expect(escorts).toHaveLength(2);
  });
});

describe('5.2 many separate melees', () => {
  /** How often the place of a man is looked at while the melees of so many pairs, far apart, are found. */
  const looks = (pairs: number): number => {
    let count = 0;
    const { men, ...rest } = table({
      red: Array.from({ length: pairs }, (_, i): Standing => [30 * (i + 1), 40]),
      blue: Array.from({ length: 2 * pairs }, (_, i): Standing => [
        30 * (Math.floor(i / 2) + 1) + (i % 2),
        40.6875 + (i % 2),
      ]),
    });
    const watched = men.map((each) => {
      const { x } = each;
      return Object.defineProperty({ ...each }, 'x', {
        enumerable: true,
        get: () => {
          count++;
          return x;
        },
      });
    });
    expect(meleesOf({ ...rest, men: watched }, 'red')).toHaveLength(pairs);
    return count;
  };

  test('take as much longer as they are more', () => {
    const few = looks(50);
    expect(looks(100)).toBeLessThan(2.2 * few);
    expect(looks(200)).toBeLessThan(4.4 * few);
  });

  test('are the same, in the order of the men, wherever they lie', () => {
    const melees = meleesOf(
      table({
        red: [
          [80, 40],
          [40, 40],
        ],
        blue: [
          [40, 40.6875],
          [80, 40.6875],
          [60, 90],
        ],
      }),
      'red',
    );
    expect(melees.map(({ men }) => men)).toEqual([
      { red: ['R1'], blue: ['B2'] },
      { red: ['R2'], blue: ['B1'] },
    ]);
  });
});
