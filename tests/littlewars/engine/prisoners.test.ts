import { describe, expect, test } from 'vitest';
import {
  assignEscorts,
  freeUnguarded,
  heldBy,
  takePrisoners,
} from '../../../src/littlewars/engine/prisoners';
import type { Order } from '../../../src/littlewars/engine/orders';
import type { Battle, Man } from '../../../src/littlewars/engine/types';
import { after, codes, inches, man, march, ranks, table, type Standing } from './tables';

const FAR_RED = ranks(15, 5, 3, 15);
const FAR_BLUE = ranks(15, 5, 93, 15);
const prisoner = (
  x: number,
  y: number,
  escort: string | null = 'R1',
  more: Partial<Man> = {},
): Standing => [x, y, 'infantry', { state: 'prisoner', escort, ...more }];
const held = (
  blue: readonly Standing[],
  red: readonly Standing[] = [[40, 40]],
  more: Partial<Battle> = {},
) => table({ red: [...red, ...FAR_RED], blue: [...blue, ...FAR_BLUE], more });
const turn: readonly Order[] = [{ kind: 'end' }, { kind: 'go' }];

describe('5.5 escorts', () => {
  test('one for up to seven, within six inches', () => {
    const eight = Array.from({ length: 8 }, (_, i) => prisoner(36 + i, 42, null));
    const one = assignEscorts(held(eight).men, 'red');
    expect(one.filter(({ escort }) => escort === 'R1')).toHaveLength(7);
    const two = assignEscorts(
      held(eight, [
        [40, 40],
        [40, 44],
      ]).men,
      'red',
    );
    expect(two.filter(({ escort }) => escort !== null)).toHaveLength(8);
    // 96 sixteenths, nearest points.
    const at = (y: number) =>
      assignEscorts(held([prisoner(40, y, null)]).men, 'red').find(({ id }) => id === 'B1')?.escort;
    expect(at(46.625)).toBe('R1');
    expect(at(46.6875)).toBeNull();
  });

  test('one passes a prisoner to another, so that none is left without escort', () => {
    // Seven could go with either; the eighth only with R1, who has them first.
    const seven = Array.from({ length: 7 }, (_, i) => prisoner(38 + i * 0.75, 42, 'R1'));
    const men = assignEscorts(
      held(
        [...seven, prisoner(40, 34, null)],
        [
          [40, 40],
          [40, 47],
        ],
      ).men,
      'red',
    );
    expect(man({ ...held([]), men }, 'B8').escort).toBe('R1');
    expect(men.filter(({ escort }) => escort === 'R2')).toHaveLength(1);
    // Neither prisoners, nor the disarmed, escort.
    const alone = assignEscorts(
      held([prisoner(40, 42, null)], [[40, 40, 'infantry', { state: 'freed' }]]).men,
      'red',
    );
    expect(alone.find(({ id }) => id === 'B1')!.escort).toBeNull();
  });

  test('a prisoner goes to the nearest escort who has fewer than seven', () => {
    const battle = held(
      [
        [40, 41],
        [50, 41],
      ],
      [
        [40, 40],
        [50, 40],
      ],
    );
    const men = takePrisoners(battle.men, ['B1', 'B2'], 4);
    expect(man({ ...battle, men }, 'B1')).toMatchObject({
      state: 'prisoner',
      escort: 'R1',
      from: 5,
    });
    expect(man({ ...battle, men }, 'B2').escort).toBe('R2');
    expect(heldBy(men, 'red').map(({ id }) => id)).toEqual(['B1', 'B2']);
    expect(takePrisoners(battle.men, [], 4)).toEqual(battle.men);
    const many = Array.from({ length: 8 }, (_, i): Standing => [36 + i, 42]);
    const crowd = table({ red: [[40, 40]], blue: many });
    const taken = takePrisoners(
      crowd.men,
      crowd.men.slice(1).map(({ id }) => id),
      4,
    );
    expect(taken.filter(({ escort }) => escort === 'R1')).toHaveLength(7);
  });

  test('moved by their captor, not by their own side, and not in the move they were taken in', () => {
    const battle = held([prisoner(40, 42)]);
    expect(man(after(battle, march('B1', 40, 45)), 'B1').y).toBe(45 * 16);
    expect(codes({ ...battle, mover: 'blue' }, march('B1', 40, 45))).toEqual(['notYours']);
    expect(codes(held([prisoner(40, 42, 'R1', { from: 5 })]), march('B1', 40, 45))).toEqual([
      'notYetFree',
    ]);
  });

  test('moved out of reach of every escort they go back', () => {
    const battle = held([prisoner(40, 42)]);
    const end = after(battle, march('B1', 40, 53), { kind: 'end' });
    expect(man(end, 'B1')).toMatchObject({ ...inches(40, 42), escort: 'R1' });
    // Where their place is taken they stay, and nobody escorts them.
    const taken = after(battle, march('B1', 40, 53), march('R2', 5, 4), { kind: 'end' });
    expect(man(taken, 'B1').escort).toBe('R1');
    const filled = after(
      held(
        [prisoner(40, 42)],
        [
          [40, 40],
          [38, 42],
        ],
      ),
      march('B1', 40, 53),
      march('R2', 40, 42.25),
      { kind: 'end' },
    );
    expect(man(filled, 'B1')).toMatchObject({ ...inches(40, 53), escort: null });
  });

  test('their escort walks on, and they are without', () => {
    const end = after(held([prisoner(40, 42)]), march('R1', 40, 30), { kind: 'end' });
    expect(man(end, 'B1')).toMatchObject({ state: 'prisoner', escort: null });
  });
});

describe('5.5 freed', () => {
  test('by the death of their escort; their side moves them from its move after that', () => {
    // Blue shoots nobody: Red's own gun kills the escort, in Red's move.
    const red: Standing[] = [
      [40, 50],
      [38, 40],
      [38, 39],
      [42, 40],
      [42, 39],
    ];
    const battle = {
      ...held([prisoner(40, 53)], red),
      guns: [table({ guns: [{ side: 'red', x: 40, y: 40 }] }).guns[0]!],
    };
    const shot = after(battle, { kind: 'fire', gun: 'G1', bearing: 0, elevation: 0 });
    expect(man(shot, 'R1').state).toBe('dead');
    expect(man(shot, 'B1')).toMatchObject({ state: 'freed', escort: null, from: 5 });
    const next = after(shot, ...turn);
    expect(man(after(next, march('B1', 40, 60)), 'B1').y).toBe(960);
  });

  test('not by his leaving', () => {
    const battle = held([prisoner(40, 42)], [[40, 40, 'infantry', { state: 'gone' }]]);
    const left = { ...battle, men: freeUnguarded(battle.men, 4) };
    expect(man(left, 'B1')).toMatchObject({ state: 'prisoner', escort: null });
  });

  test('disarmed until they have been on their own back line', () => {
    const blue: Standing[] = [
      [90, 95, 'infantry', { state: 'freed' }],
      [80, 90, 'infantry', { state: 'freed' }],
    ];
    const battle = held(blue, [[40, 40]], { mover: 'blue', phase: 'guns' });
    const end = after(battle, march('B1', 90, 95.6875), march('B2', 80, 95.625), { kind: 'end' });
    expect(man(end, 'B1').state).toBe('ready');
    expect(man(end, 'B2').state).toBe('freed');
    // Nor on the enemy's.
    const foreign = held([[90, 0.25, 'infantry', { state: 'freed' }]]);
    expect(man(after(foreign, { kind: 'end' }), 'B1').state).toBe('freed');
    // Only at the end of a move of their side.
    const other = held([[90, 95.6875, 'infantry', { state: 'freed' }]]);
    expect(man(after(other, { kind: 'end' }), 'B1').state).toBe('freed');
  });

  test('unescorted ones by a free man of their side who ends his move in contact', () => {
    const blue = (escort: string | null): Standing[] => [prisoner(40, 42, escort), [40, 48]];
    const touch = (escort: string | null, red: readonly Standing[], x = 40.75) =>
      man(
        after(held(blue(escort), red, { mover: 'blue' }), march('B2', x, 42), { kind: 'end' }),
        'B1',
      );
    expect(touch(null, [[20, 20]])).toMatchObject({ state: 'freed', from: 5 });
    expect(touch('R1', [[40, 38]]).state).toBe('prisoner');
    expect(touch(null, [[20, 20]], 40.8125).state).toBe('prisoner');
  });
});

describe('6.4 and 5.5 led off the field', () => {
  test('a prisoner leaves over his captor’s line, with an escort near', () => {
    const leave: Order = { kind: 'leave', man: 'B1' };
    const near = held([prisoner(40, 8)], [[40, 6]]);
    const gone = after(near, leave);
    expect(man(gone, 'B1')).toMatchObject({ state: 'captive', y: 0, escort: null });
    expect(heldBy(gone.men, 'red')).toHaveLength(1);
    expect(codes(held([prisoner(40, 8)], [[40, 30]]), leave)).toEqual(['noEscort']);
    expect(codes(held([prisoner(40, 50)], [[40, 48]]), leave)).toEqual(['tooFar']);
    const full = held(
      [prisoner(40, 8, null), ...Array.from({ length: 7 }, (_, i) => prisoner(36 + i, 10))],
      [[40, 6]],
    );
    expect(codes(full, leave)).toEqual(['noEscort']);
  });

  test('a prisoner whose escort leaves has none, and is not free', () => {
    const battle = held([prisoner(40, 8)], [[40, 6]]);
    const end = after(battle, { kind: 'leave', man: 'R1' }, { kind: 'end' });
    expect(man(end, 'R1').state).toBe('gone');
    expect(man(end, 'B1')).toMatchObject({ state: 'prisoner', escort: null });
  });
});

describe('5.6 the white flag', () => {
  const flag = (...men: string[]): Order => ({ kind: 'whiteFlag', men });
  const battle = held(
    [
      [40, 50],
      [41, 50],
      [70, 60],
    ],
    [[40, 40]],
  );

  test('an isolated body surrenders at any time, and the nearest enemies take it', () => {
    const taken = after(battle, flag('B1', 'B2'));
    expect(man(taken, 'B1')).toMatchObject({ state: 'prisoner', escort: 'R1', from: 5 });
    // Between moves: the next is one in which they may be moved.
    const between = after({ ...battle, phase: 'interval', mover: 'red', moves: 4 }, flag('B3'));
    expect(man(between, 'B3').from).toBe(4);
  });

  test('not a supported one, nobody’s, no prisoner’s, nor one of both sides', () => {
    expect(codes(battle, flag('B1'))).toEqual(['notIsolated']);
    expect(codes(battle, flag())).toEqual(['emptyBody']);
    expect(codes(battle, flag('B1', 'R1'))).toEqual(['notYours']);
    expect(codes(battle, flag('B99'))).toEqual(['noSuchMan']);
    expect(codes(held([prisoner(40, 42)]), flag('B1'))).toEqual(['wrongState']);
    expect(codes(table({ blue: [[40, 40]] }), flag('B1'))).toEqual(['noEnemyToTake']);
    expect(codes({ ...battle, phase: 'over' }, flag('B3'))).toEqual(['gameOver']);
  });

  test('the prisoners that such a body escorted are free', () => {
    const escorting = held([prisoner(40, 42)], [[40, 40]]);
    expect(man(after(escorting, flag('R1')), 'B1').state).toBe('freed');
  });
});
