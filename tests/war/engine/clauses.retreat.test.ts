import { describe, expect, test } from 'vitest';
import { attacks } from '../../../src/war/engine/combat';
import { destroyedAtStart, setupOf } from '../../../src/war/engine/setups';
import {
  movesMade,
  standingArsenals,
  unitAt,
  unitsOf,
  type Position,
} from '../../../src/war/engine/position';
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
    const p = scene({ E5: 'II', F6: 'r', F8: 'i' }, { board, standing: 'A6,L8' });
    expect(communications(p, 'S').isolated).toBe('F6');
    expect(sum(p, 'F6')).toBe('E5 4 + E6 4 = 8 : F6 1 + F8 6 = 7 dislodged');
    expect(reach(playAll(p, 'xF6'), 'F6')).toBe('E7 F5 F7 G5 G6 G7');
  });
  // K1 is next to J1, J2, K2, taken by the South, and the arsenals L1 and L2; column 1 of A1 serves it.
  const corner = { K1: 'Ic', J1: 'rs', B13: 'I' };
  test('7.2, 7.3 a standing enemy arsenal is no way out', () => {
    const p = scene(corner, { board, standing: 'A1,L1,L2', to: 'S' });
    expect(sum(p, 'K1')).toBe('K2 7* = 7 : K1 6 = 6 destroyed hemmed in');
    expect(after(p, 'K1')).toBe('destroyed');
  });
  test('7.2, 7.3 but a fallen one is, and under dislodgedMayAttack any', () => {
    const fallen = scene(corner, { board, standing: 'A1,L2', to: 'S' });
    expect(sum(fallen, 'K1')).toBe('K2 7* = 7 : K1 6 = 6 dislodged');
    expect(reach(playAll(fallen, 'xK1'), 'K1')).toBe('L1');
    const rules = { dislodgedMayAttack: true };
    const any = scene(corner, { board, standing: 'A1,L1,L2', to: 'S', rules });
    expect(sum(any, 'K1')).toBe('K2 7* = 7 : K1 6 = 6 dislodged');
    expect(reach(playAll(any, 'xK1'), 'K1')).toBe('L1 L2');
  });
  test('7.2 the last fighting unit hemmed in ends the war (9.1)', () => {
    const p = scene({ E1: 'I', F1: 'iI', G1: 'r' }, { board: drill({ E2: '^', G2: '^' }) });
    expect(playAll(p, 'xF1').over).toEqual({ winner: 'N', by: 'annihilation' });
  });
});

describe('7.3 the turn of the retreat', () => {
  // c, dislodged on F4, retreats; i on F8 fires at D6 too.
  const strike = { D6: 'I', F4: 'c', F8: 'i' };
  const start = (rules = {}) => scene(strike, { board, to: 'S', dislodged: 'F4', rules });
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

describe('7.3 arsenals and the retreat', () => {
  // Column 2 from B2 serves S2; T3 is one step away.
  const raid = { B2: 'R', S2: 'I', S4: 'I', K3: 'i' };
  const due = (rules = {}, standing = 'B15,D8,T3,T23') =>
    scene(raid, { dislodged: 'S2', rules, standing });
  test('7.3 it may not retreat onto a standing enemy arsenal', () => {
    expect(reach(due(), 'S2')).toBe('R1 R2 R3 S1 S3 T1 T2');
    expectRefused(due(), 'S2-T3', ['arsenalBarsRetreat T3']);
  });
  test('7.3 dislodgedMayAttack: it may, and takes it', () => {
    const after = playAll(due({ dislodgedMayAttack: true }), 'S2-T3');
    expect(names(standingArsenals(after))).toBe('B15 D8 T23');
  });
  test('7.3 onto a fallen one, or one of its own, it may', () => {
    expect(reach(due({}, 'B15,D8,T23'), 'S2')).toBe('R1 R2 R3 S1 S3 T1 T2 T3');
    expect(reach(scene({ C8: 'I', K3: 'i' }, { dislodged: 'C8' }), 'C8').split(' ')).toContain(
      'D8',
    );
  });
  test('7.3 to the letter, not a communications unit either, though it would not take it', () => {
    const p = scene({ S2: 'R', F8: 'I', K3: 'i' }, { dislodged: 'S2' });
    expectRefused(p, 'S2-T3', ['arsenalBarsRetreat T3']);
  });
  test('7.3 of all arsenals, the first of the board too', () => {
    const options = { board, standing: 'A1,L3', to: 'S', dislodged: 'B3' } as const;
    const p = scene({ B3: 'c', F8: 'I' }, options);
    expect(reach(p, 'B3').split(' ')).toContain('A2');
    expect(reach(p, 'B3').split(' ')).not.toContain('A1');
    expectRefused(p, 'B3-A1', ['arsenalBarsRetreat A1']);
  });
  test('7.3 it may pass over one', () => {
    // Of the squares between S22 and S24, R23 and S23 are taken.
    const p = scene({ B22: 'S', S22: 'C', R23: 'i', S23: 'r' }, { dislodged: 'S22' });
    expect(reach(p, 'S22').split(' ')).toContain('S24');
    expect(reach(p, 'S22').split(' ')).not.toContain('T23');
  });
  test('7.3 other units may take one in that turn', () => {
    const link = { ...raid, B4: 'S' };
    const after = playAll(scene(link, { dislodged: 'S2' }), 'S2-S1 S4-T3');
    expect(names(standingArsenals(after))).toBe('B15 D8 T23');
  });
});

describe('7.4 a position that is read', () => {
  // L8 alone stands for the South: F6 is on none of its lines, and cuts column 6 of A6.
  const units = { E6: 'C', G6: 'I', F8: 'i', F6: 'i' };
  const options = { board, standing: 'A6,L8', to: 'S', dislodged: 'F6', turn: 8 } as const;
  const p = scene(units, options);
  test('7.4 a dislodged unit that cannot move is destroyed at once', () => {
    expect(
      names(
        unitsOf(p).map((unit) => unit.square),
        board,
      ),
    ).toBe('E6 F8 G6');
    expect([p.side, p.turn, p.retreatDue, p.over]).toEqual(['S', 8, -1, null]);
    // The turn goes on without it, and communication is judged anew.
    expect(movesMade(playAll(p, 'F8-F7'))).toBe(1);
    const cut = scene({ ...units, E6: '.' }, { ...options, dislodged: undefined });
    expect(communications(cut, 'N').isolated).toBe('G6');
    expect(communications(scene({ ...units, E6: '.' }, options), 'N').isolated).toBe('');
  });
  test('7.4 one that can is not', () => {
    const relay = scene({ ...units, F6: 'r' }, options);
    expect(names([relay.squares[relay.retreatDue]!], board)).toBe('F6');
    const near = scene({ ...units, F7: 'i' }, options);
    expect(names([near.squares[near.retreatDue]!], board)).toBe('F6');
  });
  test('7.4 nor is one whose only way out is an arsenal, under dislodgedMayAttack', () => {
    const corner = { K1: 'Ic', J1: 'rs', B13: 'I' };
    const read = { board, standing: 'A1,L1,L2', dislodged: 'K1' };
    expect(unitAt(scene(corner, read), square('K1', board))).toBeNull();
    const may = scene(corner, { ...read, rules: { dislodgedMayAttack: true } });
    expect(reach(may, 'K1')).toBe('L1 L2');
  });
  test('7.4 the last fighting unit of its side ends the war (9.1)', () => {
    const last = scene({ E6: 'C', F6: 'i', K2: 'r' }, options);
    expect(last.over).toEqual({ winner: 'N', by: 'annihilation' });
    expectRefused(last, '.', ['gameOver']);
  });
  test('7.4 the effects on reading are reported', () => {
    const setup = { ...setupOf(p), dislodged: square('F6', board) };
    const lost = { side: 'S', kind: 'infantry', square: square('F6', board) } as const;
    expect(destroyedAtStart({ ...setup, units: [...setup.units, lost] }, p)).toEqual(lost);
    expect(destroyedAtStart(setupOf(p), p)).toBeNull();
    const due = scene({ ...units, F6: 'r' }, options);
    expect(destroyedAtStart(setupOf(due), due)).toBeNull();
  });
});
