import { describe, expect, test } from 'vitest';
import { forEveryMove, mayAttackNow } from '../../../src/war/engine/everyMove';
import { firesFrom, landingSquares, mayMoveTo } from '../../../src/war/engine/landing';
import { slotAt, squareOf, type Position } from '../../../src/war/engine/position';
import { drill, names, reach, scene, square, type Scene } from '../../support/board';

// The questions of bots about single moves, on positions made by hand; lookahead.test.ts has random ones.

const slotOn = (p: Position, from: string): number => slotAt(p, square(from, p.board));

/** The squares that a unit may move to, each asked for by itself. */
const askedEach = (p: Position, from: string): string => {
  const all = Array.from({ length: p.board.size }, (_, to) => to);
  return names(
    all.filter((to) => mayMoveTo(p, slotOn(p, from), to)),
    p.board,
  );
};

const D8 = 'D8,T3,T23';
const MOUNTAINS = { E5: '^', E6: '^', E7: '^' };
const STOPS = { marchStopsWhereIsolated: true };
const MARCHES: readonly (readonly [string, string, Readonly<Record<string, string>>, Scene])[] = [
  [
    '5.2 not onto a mountain or through it',
    'F6',
    { F6: 'i' },
    { board: drill(MOUNTAINS), to: 'S' },
  ],
  ['5.2 one step aslant between two neighbours', 'A1', { A1: 'II', B1: 'I' }, { board: drill() }],
  ['5.2 a ring of units lets nobody out by two', 'F6', { E5: 'IIi\nICI\nIII' }, { board: drill() }],
  ['5.3 a fighting unit that is isolated not at all', 'K7', { K7: 'I' }, { standing: D8 }],
  ['5.3 a communications unit that is isolated all the same', 'K7', { K7: 'R' }, { standing: D8 }],
  ['5.3 through isolation', 'K8', { K8: 'C' }, { standing: D8 }],
  ['5.3 not through isolation', 'K8', { K8: 'C' }, { standing: D8, rules: STOPS }],
  ['5.3 by an arsenal', 'C7', { C7: 'C' }, { standing: D8, rules: STOPS }],
  ['5.3 by own units', 'I7', { H8: 'I', I7: 'C', J7: 'I' }, { standing: D8, rules: STOPS }],
  ['5.3 communications stop nowhere', 'K7', { K7: 'S' }, { standing: D8, rules: STOPS }],
  ['8.2 onto the arsenal of the enemy', 'S3', { S3: 'R', S2: 'I', S4: 'I' }, {}],
];

describe('a move asked for by itself is legal where it is among the destinations', () => {
  test.each(MARCHES)('%s', (_, from, diagrams, options) => {
    const p = scene(diagrams, options);
    expect(askedEach(p, from)).toBe(reach(p, from));
  });

  test('5.3 in these positions', () => {
    const isolated = scene({ K7: 'I' }, { standing: D8 });
    const relay = scene({ K7: 'R' }, { standing: D8 });
    expect([askedEach(isolated, 'K7'), askedEach(relay, 'K7')]).toEqual([
      '',
      'J6 J7 J8 K6 K8 L6 L7 L8',
    ]);
    const corner = scene({ A1: 'II', B1: 'I' }, { board: drill() });
    expect(askedEach(corner, 'A1')).toBe('B2');
    const stops = scene({ K8: 'C' }, { standing: D8, rules: STOPS });
    expect(askedEach(stops, 'K8')).toBe('I7 I8 I9 J7 J8 J9 K7 K9 L7 L8 L9 M7 M8 M9');
  });
});

describe('every move', () => {
  test('is of the side to move alone, each unit by its place', () => {
    const both = { F6: 'I', H6: 'i' };
    for (const [to, from] of [
      ['N', 'F6'],
      ['S', 'H6'],
    ] as const) {
      const p = scene(both, { board: drill(), to });
      const found: (readonly [number, number])[] = [];
      forEveryMove(p, (slot, at) => void found.push([slot, at]));
      expect(new Set(found.map(([slot]) => slot))).toEqual(new Set([slotOn(p, from)]));
      const squares = found.map(([, at]) => at);
      expect(names(squares, p.board)).toBe(reach(p, from));
    }
  });

  test('6.1, 6.8, 7.3, 8.2 each of four facts by itself prevents an attack in the turn', () => {
    const p = scene({ F6: 'I' }, { board: drill() });
    const hindered: readonly Partial<Position>[] = [
      { over: { winner: 'S', by: 'surrender' } },
      { advance: { to: 40, from: [41] } },
      { retreatDue: slotOn(p, 'F6') },
      { taken: square('L1', p.board) },
    ];
    expect(mayAttackNow(p)).toBe(true);
    expect(hindered.map((also) => mayAttackNow({ ...p, ...also }))).toEqual(Array(4).fill(false));
  });
});

/** From which squares of a row the unit on one of them could fire at a target. */
function fires(p: Position, unit: string, target: string, from: readonly string[]): string {
  const can = (at: string) =>
    firesFrom(p, slotOn(p, unit), square(at, p.board), square(target, p.board));
  return from.filter(can).join(' ');
}

describe('6.2 from a square a unit could fire at a target', () => {
  const row = ['F2', 'F3', 'F4', 'F5'];
  const units = { A1: 'I', A3: 'C', A5: 'A', F6: 'i' };
  const open = scene(units, { board: drill() });
  const fort = scene(units, { board: drill({ F6: '#' }) });

  test('as far as its range, cavalry as far as a charge reaches', () => {
    expect(fires(open, 'A1', 'F6', row)).toBe('F4 F5');
    expect(fires(open, 'A5', 'F6', row)).toBe('F3 F4 F5');
    expect(fires(open, 'A3', 'F6', row)).toBe('F2 F3 F4 F5');
  });

  test('6.6 where cover lets nobody charge cavalry has its range', () => {
    expect(fires(fort, 'A3', 'F6', row)).toBe('F4 F5');
    expect(fires(fort, 'A5', 'F6', row)).toBe('F3 F4 F5');
  });

  test.each([
    ['N', 'A1', 'F6', { A1: 'I', F5: 'i', F6: 'i' }, { A1: 'I', A2: 'I', F5: 'I', F6: 'i' }],
    ['S', 'L1', 'F6', { L1: 'i', F5: 'I', F6: 'I' }, { L1: 'i', L2: 'i', F5: 'i', F6: 'I' }],
  ] as const)(
    '6.2 enemyUnitsBlockFire: past units of its own, not past one of the enemy: %s',
    (to, unit, target, enemy, own) => {
      const blocking = { enemyUnitsBlockFire: true };
      const can = (diagrams: Readonly<Record<string, string>>, rules = blocking): string =>
        fires(scene(diagrams, { board: drill(), to, rules }), unit, target, ['F4']);
      expect([can(enemy), can(own)]).toEqual(['', 'F4']);
      expect(can(enemy, { enemyUnitsBlockFire: false })).toBe('F4');
    },
  );
});

test('landing squares are the destinations from which the unit could fire, and none without a unit', () => {
  const p = scene({ F3: 'C', F7: 'i' }, { board: drill() });
  const cavalry = slotOn(p, 'F3');
  expect(names(landingSquares(p, cavalry, square('F7', p.board)), p.board)).toBe('D5 F4 F5 H5');
  // Slot 0 is of infantry, which is not on the board.
  expect([squareOf(p, 0), landingSquares(p, 0, square('F7', p.board))]).toEqual([-1, []]);
  expect(landingSquares(p, slotOn(p, 'F7'), square('F3', p.board))).toEqual([]);
});
