import { describe, expect, test } from 'vitest';
import {
  bearingDirection,
  bearingDistance,
  columnOf,
  DIRECTIONS,
  layBoard,
  NOWHERE,
  rowOf,
} from '../../../src/war/engine/board';
import { openingOf, OPENINGS } from '../../../src/war/engine/openings';
import { setupOf } from '../../../src/war/engine/setups';
import { positionOf, unitAt } from '../../../src/war/engine/position';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { STANDARD_BOARD as B } from '../../../src/war/engine/standardMap';
import {
  firstSlot,
  letterOf,
  SLOTS,
  unitOfLetter,
  unitOfSlot,
  UNITS,
} from '../../../src/war/engine/units';
import { names, scene, square } from '../../support/board';

// The ground's tables, against walks over the map step by step, and the readers' refusals.

describe('the tables of the ground', () => {
  const walk = (from: number, direction: number): number[] => {
    const { row, column } = DIRECTIONS[direction]!;
    const squares: number[] = [];
    for (let r = rowOf(B, from) + row, c = columnOf(B, from) + column; ; r += row, c += column) {
      const next = r * 25 + c;
      if (r < 0 || r > 19 || c < 0 || c > 24 || B.terrain[next] === 'mountain') return squares;
      squares.push(next);
    }
  };
  test('every ray is as long as a walk to the first mountain or the edge, and bears back the same way', () => {
    const found: string[] = [];
    const walked: string[] = [];
    for (let from = 0; from < B.size; from++)
      for (let d = 0; d < 8; d++) {
        const squares = walk(from, d);
        const ray = `${from} ${d}:`;
        walked.push(`${ray} ${squares.length} ${squares[0] ?? NOWHERE}`);
        found.push(`${ray} ${B.rayLength[from * 8 + d]} ${B.around[from * 8 + d]}`);
        for (const [i, to] of squares.entries()) {
          const bearing = B.bearing[from * B.size + to]!;
          walked.push(`${ray} ${d} ${i + 1}`);
          found.push(`${ray} ${bearingDirection(bearing)} ${bearingDistance(bearing)}`);
        }
      }
    expect(walked.length).toBeGreaterThan(B.size * 8);
    expect(found).toEqual(walked);
  });
  test('squares on no line, or behind a mountain, have no bearing', () => {
    const bearing = (from: string, to: string) => B.bearing[square(from) * B.size + square(to)];
    expect([bearing('D8', 'D8'), bearing('D8', 'F9'), bearing('D8', 'D11')]).toEqual([0, 0, 0]);
  });
  test('7 - direction is the opposite one', () => {
    DIRECTIONS.forEach(({ row, column }, d) => {
      const { row: r, column: c } = DIRECTIONS[7 - d]!;
      expect([r + row, c + column]).toEqual([0, 0]);
    });
  });
});

describe('a map', () => {
  test('is laid from its rows', () => {
    const board = layBoard(['N.^', '=#S']);
    expect([board.width, board.height, board.map]).toEqual([3, 2, 'N.^/=#S']);
    expect(board.terrain).toEqual(['plain', 'plain', 'mountain', 'pass', 'fort', 'plain']);
    expect(
      names(
        board.arsenals.map(({ square }) => square),
        board,
      ),
    ).toBe('A1 B3');
  });
});

describe('slots and letters', () => {
  test('every slot has its unit and its letter', () => {
    const letters = Array.from({ length: SLOTS }, (_, slot) => letterOf(unitOfSlot(slot)));
    expect(letters.join('')).toBe('IIIIIIIIICCCCAHRSiiiiiiiiiccccahrs');
    for (const letter of letters) expect(letterOf(unitOfLetter(letter)!)).toBe(letter);
    expect([firstSlot('N'), firstSlot('S')]).toEqual([0, 17]);
    expect(unitOfLetter('X')).toBeUndefined();
  });
  test('2: mounted are cavalry, mounted artillery and mounted communications', () => {
    const mounted = Object.values(UNITS).filter((figures) => figures.mounted);
    expect(mounted.map(({ letter }) => letter).join('')).toBe('CHS');
  });
  test.each([-1, 34, 1.5])('%d is no slot', (slot) => {
    expect(() => unitOfSlot(slot)).toThrow(
      new RangeError(`no slot ${slot}: slots run from 0 to 33`),
    );
  });
});

describe('a position of a setup', () => {
  const at = (name: string, kind: 'cavalry' | 'infantry' = 'infantry') =>
    ({ side: 'N', kind, square: square(name) }) as const;
  const setup = setupOf(scene({}));
  test('has at most the units of an army', () => {
    const units = ['A1', 'A2', 'A3', 'A4', 'A5'].map((name) => at(name, 'cavalry'));
    expect(() => positionOf(B, RULE_SETS.debord, { ...setup, units })).toThrow(
      'more cavalry of N than an army has',
    );
  });
  test('has one unit a square', () => {
    const units = [at('A1'), at('A1')];
    expect(() => positionOf(B, RULE_SETS.debord, { ...setup, units })).toThrow(
      'two units on square 0',
    );
  });
  test('owes no retreat of nobody', () => {
    for (const dislodged of [square('A1'), 9999])
      expect(positionOf(B, RULE_SETS.debord, { ...setup, dislodged }).retreatDue).toBe(-1);
  });
  test('is the setup again', () => {
    const p = scene(
      { H5: 'IC', K7: 's' },
      { to: 'S', standing: 'D8,T3', dislodged: 'K7', turn: 9 },
    );
    expect(positionOf(B, p.rules, setupOf(p))).toEqual(p);
    // An older reader of saves does not know arsenals given as a handicap; without a handicap it finds no difference.
    expect(setupOf(p)).not.toHaveProperty('given');
    expect(unitAt(p, square('H6'))).toEqual({ side: 'N', kind: 'cavalry' });
  });
});

test('an opening is found by its id', () => {
  for (const opening of OPENINGS) expect(openingOf(B, opening.id)).toBe(opening);
  expect(openingOf(B, 'waterloo')).toBeUndefined();
});
