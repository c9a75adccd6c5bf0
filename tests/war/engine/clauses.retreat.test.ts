import { describe, expect, test } from 'vitest';
import { attacks } from '../../../src/war/engine/combat';
import { movesMade, unitAt, type Position } from '../../../src/war/engine/position';
import {
  communications,
  drill,
  expectRefused,
  names,
  playAll,
  reach,
  scene,
  square,
  sum,
} from '../../support/board';

// rules.md 7, mostly on the drill ground (row A sends lines for the North, row L for the South).
// The standard blow of +1: a cavalry next to an infantry in the open, 7 : 6.

const board = drill();

describe('7.1 the retreat', () => {
  const p = playAll(scene({ E6: 'C', F6: 'i', H3: 'c', K9: 'r' }, { board }), 'xF6');
  test('7.1 the dislodged unit must leave its square first; nothing else may be done before', () => {
    expect(p.side).toBe('S');
    expectRefused(p, 'H3-H4', ['retreatDue F6']);
    expectRefused(p, 'K9-K8', ['retreatDue F6']);
    // Nor would anyone be in range but the dislodged unit, which does not count (7.3).
    expectRefused(p, 'xE6', ['retreatDue F6', 'outOfRange E6']);
    expectRefused(p, '.', ['retreatDue F6']);
    expect([reach(p, 'H3'), attacks(p)]).toEqual(['', []]);
    expect(reach(p, 'F6')).toBe('E5 E7 F5 F7 G5 G6 G7');
    // Once it has retreated, all is open.
    expect(reach(playAll(p, 'F6-F5'), 'K9')).not.toBe('');
  });
  test('7.1 it is one of the five moves', () => {
    const after = playAll(p, 'F6-G6');
    expect(movesMade(after)).toBe(1);
    expectRefused(after, 'G6-H6', ['alreadyMoved G6']);
    expect(playAll(after, 'H3-H4 K9-K8 .').side).toBe('N');
  });
  test('7.1 it follows the rules of the march', () => {
    expectRefused(p, 'F6-E6', ['occupied E6, by N']);
    expectRefused(p, 'F6-H6', ['tooFar from F6, to H6, steps 2, speed 1']);
    // A cavalry goes two steps.
    const cavalry = scene({ F6: 'c', F4: 'i' }, { board, to: 'S', dislodged: 'F6' });
    expect(reach(cavalry, 'F6').split(' ')).toContain('H6');
    expect(movesMade(playAll(cavalry, 'F6-H6'))).toBe(1);
  });
  test('7.1 surrender and draw stay open', () => {
    expect(playAll(p, 'resign').over).toEqual({ winner: 'N', by: 'surrender' });
    expect(playAll(p, 'draw').over).toEqual({ winner: null, by: 'agreement' });
  });
});

describe('7.2 hemmed in', () => {
  // K1 keeps the South from annihilation.
  const after = (p: Position, target: string) => {
    const q = playAll(p, `x${target}`);
    return unitAt(q, square(target, board)) === null
      ? 'destroyed'
      : names([q.squares[q.retreatDue]!], board);
  };

  test('7.2 by units of either side: destroyed at once, by the attack itself', () => {
    const ring = { E5: 'RCS', F5: 'IiI', G5: 'ris', K1: 'i' };
    const p = scene(ring, { board });
    expect(sum(p, 'F6')).toBe(
      'E6 7* + F5 4 + F7 4 = 15 : F6 6 + G5 1 + G6 6 + G7 1 = 14 destroyed hemmed in',
    );
    expect(after(p, 'F6')).toBe('destroyed');
    // One free square, E7, is enough.
    const open = scene({ ...ring, E5: 'RC.' }, { board });
    expect(sum(open, 'F6')).toContain('= 15 : F6 6 + G5 1 + G6 6 + G7 1 = 14 dislodged');
    expect(after(open, 'F6')).toBe('F6');
  });
  test("7.2 by mountains and the board's edge", () => {
    const corner = { E1: 'I', F1: 'iI', G1: 'r', K1: 'i' };
    const p = scene(corner, { board: drill({ E2: '^', G2: '^' }) });
    expect(sum(p, 'F1')).toBe('E1 4 + F2 4 = 8 : F1 6 + G1 1 = 7 destroyed hemmed in');
    expect(after(p, 'F1')).toBe('destroyed');
    // Without the mountain on G2 it can leave.
    const open = scene(corner, { board: drill({ E2: '^' }) });
    expect(sum(open, 'F1')).toBe('E1 4 + F2 4 = 8 : F1 6 + G1 1 = 7 dislodged');
  });
  // L8 alone stands for the South: F8 is on its column, F6 on none of its lines; all around F6 is free.
  const far = { E6: 'C', F8: 'i' };
  test('7.2 by isolation, a fighting unit', () => {
    const p = scene({ ...far, F6: 'i' }, { board, standing: 'A6,L8' });
    expect(sum(p, 'F6')).toBe('E6 7* = 7 : F6 0 + F8 6 = 6 destroyed hemmed in');
    expect(after(p, 'F6')).toBe('destroyed');
  });
  test('7.2 not a communications unit, which marches out of communication', () => {
    const p = scene({ ...far, F6: 'r' }, { board, standing: 'A6,L8' });
    expect(communications(p, 'S').isolated).toBe('F6');
    expect(sum(p, 'F6')).toBe('E6 7* = 7 : F6 0 + F8 6 = 6 dislodged');
    expect(reach(playAll(p, 'xF6'), 'F6')).toBe('E5 E7 F5 F7 G5 G6 G7');
  });
  test('7.2 the last fighting unit hemmed in ends the war (9.1)', () => {
    const p = scene({ E1: 'I', F1: 'iI', G1: 'r' }, { board: drill({ E2: '^', G2: '^' }) });
    expect(playAll(p, 'xF1').over).toEqual({ winner: 'N', by: 'annihilation' });
  });
});

describe('7.3 the turn of the retreat', () => {
  // c, dislodged on F4, retreats; i on F8 fires at D6 too.
  const blow = { D6: 'I', F4: 'c', F8: 'i' };
  const start = (rules = {}) => scene(blow, { board, to: 'S', dislodged: 'F4', rules });
  test('7.3 it does not count in an attack', () => {
    expect(sum(playAll(start(), 'F4-F6'), 'D6')).toBe('F8 4 = 4 : D6 6 = 6 resists');
    const alone = scene({ D6: 'I', F4: 'c' }, { board, to: 'S', dislodged: 'F4' });
    expectRefused(playAll(alone, 'F4-F6'), 'xD6', ['outOfRange D6']);
  });
  test('7.3 dislodgedMayAttack: it does', () => {
    expect(sum(playAll(start({ dislodgedMayAttack: true }), 'F4-F6'), 'D6')).toBe(
      'F6 4 + F8 4 = 8 : D6 6 = 6 destroyed',
    );
  });
  test('7.3 nor while its retreat is due', () => {
    const near = { D6: 'I', F6: 'c', F8: 'i' };
    expect(sum(scene(near, { board, to: 'S', dislodged: 'F6' }), 'D6')).toBe(
      'F8 4 = 4 : D6 6 = 6 resists',
    );
  });
  test('7.3 in that turn only: in the next it counts, and it defends all along', () => {
    const p = playAll(start(), 'F4-F6 .');
    // The North's turn: F6 supports F8.
    expect(sum(playAll(p, 'D6-D7'), 'F8')).toBe('nothing');
    expect(sum(playAll(p, 'D6-E7'), 'F8')).toBe('E7 4 = 4 : F8 6 + F6 5 = 11 resists');
    expect(sum(playAll(p, '.'), 'D6')).toBe('F6 4 + F8 4 = 8 : D6 6 = 6 destroyed');
  });
});
