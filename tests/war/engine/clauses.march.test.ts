import { describe, expect, test } from 'vitest';
import { movers } from '../../../src/war/engine/march';
import { hasMoved, movesMade } from '../../../src/war/engine/position';
import {
  communications,
  drill,
  expectRefused,
  names,
  playAll,
  reach,
  scene,
  square,
} from '../../support/board';

// rules.md 5. Only D8 stands for the North: column 8, row D to D9, and its diagonals serve it.

const D8 = 'D8,T3,T23';

describe('5.1 the turn', () => {
  test('5.1 up to five moves', () => {
    // J8 is on column 8, the others in contact.
    const start = scene({ J3: 'IIIIII' }, { standing: D8 });
    const after = playAll(start, 'J3-I3 J4-I4 J5-I5 J6-I6 J7-I7');
    expect(movesMade(after)).toBe(5);
    expectRefused(after, 'J8-I8', ['noMovesLeft']);
    expect(reach(after, 'J8')).toBe('');
  });
  test('5.1 each by a different unit', () => {
    const start = scene({ G8: 'C', K8: 'C' }, { standing: D8 });
    const after = playAll(start, 'G8-H8');
    expect(hasMoved(after, square('H8'))).toBe(true);
    expectRefused(after, 'H8-I8', ['alreadyMoved H8']);
    expect(reach(after, 'H8')).toBe('');
    // The square left is free for another.
    expect(hasMoved(playAll(after, 'K8-J8'), square('J8'))).toBe(true);
  });
  test('5.1 fewer than five, or none; then at most one attack, which ends the turn', () => {
    const start = scene({ F8: 'I', K3: 'i' }, { standing: D8 });
    const none = playAll(start, '.');
    expect([none.side, none.turn, movesMade(none)]).toEqual(['S', 2, 0]);
    const one = playAll(start, 'F8-G8 .');
    expect([one.side, one.turn]).toEqual(['S', 2]);
    // The moves count anew for the other side, and then for this one.
    expect(playAll(one, 'K3-J3 . G8-H8 .').side).toBe('S');
  });
  test('5.1 the attack comes after the moves', () => {
    const start = scene({ G8: 'I', I8: 'i', F8: 'C', A3: 'i' }, { standing: D8 });
    const after = playAll(start, 'F8-F7 xI8');
    expect(after.side).toBe('S');
    expectRefused(after, 'G8-G7', ['notYours G8']);
  });
});

describe('5.2 the steps', () => {
  // Column 8 below the bend: K8 has plain all around, two squares deep.
  test.each(['I', 'A', 'R'])('5.2 %s goes one step to any of the eight squares', (unit) => {
    expect(reach(scene({ K8: unit }, { standing: D8 }), 'K8')).toBe('J7 J8 J9 K7 K9 L7 L8 L9');
  });
  test('5.2 communications units of speed 2 go two steps in any directions', () => {
    expect(reach(scene({ K8: 'S' }, { standing: D8 }), 'K8')).toBe(
      // I10 is a mountain.
      'I6 I7 I8 I9 J6 J7 J8 J9 J10 K6 K7 K9 K10 L6 L7 L8 L9 L10 M6 M7 M8 M9 M10',
    );
  });
  test.each(['C', 'H'])('5.2 %s goes two steps, and they may change direction', (unit) => {
    // Every square of drill ground is on a column of the North: nothing is isolated there.
    expect(reach(scene({ F6: unit }, { board: drill() }), 'F6')).toBe(
      'D4 D5 D6 D7 D8 E4 E5 E6 E7 E8 F4 F5 F7 F8 G4 G5 G6 G7 G8 H4 H5 H6 H7 H8',
    );
  });
  test('5.2 not off the board', () => {
    expect(reach(scene({ A1: 'I' }, { board: drill() }), 'A1')).toBe('A2 B1 B2');
    expect(reach(scene({ L13: 'C' }, { board: drill() }), 'L13')).toBe(
      'J11 J12 J13 K11 K12 K13 L11 L12',
    );
  });
  test('5.2 not onto a mountain or through it', () => {
    const board = drill({ E5: '^', E6: '^', E7: '^' });
    // The South's lines come from below. E4 and E8 are reached by F5 and F7, row D not at all.
    expect(reach(scene({ F6: 'i' }, { board, to: 'S' }), 'F6')).toBe('F5 F7 G5 G6 G7');
    expect(reach(scene({ F6: 'c' }, { board, to: 'S' }), 'F6')).toBe(
      'E4 E8 F4 F5 F7 F8 G4 G5 G6 G7 G8 H4 H5 H6 H7 H8',
    );
  });
  test('5.2 not onto or through a unit of either side', () => {
    const p = scene({ E5: 'IiI' }, { board: drill() });
    const q = scene({ E5: 'IiI', F6: 'C' }, { board: drill() });
    expect(reach(p, 'E5')).toBe('D4 D5 D6 E4 F4 F5 F6');
    expect(reach(q, 'F6')).toBe('E4 E8 F4 F5 F7 F8 G4 G5 G6 G7 G8 H4 H5 H6 H7 H8');
  });
  test('5.2 corners of mountains or units do not hinder a diagonal step', () => {
    const mountains = drill({ E6: '^', F7: '^' });
    expect(reach(scene({ F6: 'I' }, { board: mountains }), 'F6')).toBe('E5 E7 F5 G5 G6 G7');
    const units = scene({ E6: 'i', F7: 'i', F6: 'I' }, { board: drill() });
    expect(reach(units, 'F6')).toBe('E5 E7 F5 G5 G6 G7');
  });
  test('5.2 a move ends on another square than it began', () => {
    const p = scene({ F6: 'C' }, { board: drill() });
    expectRefused(p, 'F6-F6', ['sameSquare F6']);
  });
});

describe('5.3 fighting units', () => {
  test('5.3 must be in communication to march', () => {
    const p = scene({ F9: 'H' }, { standing: D8 });
    expect(reach(p, 'F9')).toBe('');
    expectRefused(p, 'F9-F8', ['isolated F9']);
  });
  test('5.3 may end its march out of communication', () => {
    const p = scene({ K8: 'I' }, { standing: D8 });
    expect(communications(playAll(p, 'K8-K7'), 'N').isolated).toBe('K7');
  });
  test('5.3 the state of the unit on the square between two steps does not matter', () => {
    // From K8 only J8 and L8, on column 8, are linked; I10 is a mountain.
    const p = scene({ K8: 'C' }, { standing: D8 });
    expect(reach(p, 'K8')).toBe(
      'I6 I7 I8 I9 J6 J7 J8 J9 J10 K6 K7 K9 K10 L6 L7 L8 L9 L10 M6 M7 M8 M9 M10',
    );
    expect(communications(playAll(p, 'K8-K6'), 'N').isolated).toBe('K6');
    // Through isolation and back: the enemy relay on L8 cuts nothing, and fills the only square between on column 8.
    const back = scene({ K8: 'C', L8: 'r' }, { standing: D8 });
    expect(communications(playAll(back, 'K8-M8'), 'N').linked).toBe('M8');
  });
  const stops = { marchStopsWhereIsolated: true };
  test('5.3 marchStopsWhereIsolated: the second step wants the unit in communication on the square between', () => {
    // From K8 only J8 and L8, on column 8, are linked: two steps go by them, one step goes anywhere.
    const p = scene({ K8: 'C' }, { standing: D8, rules: stops });
    expect(reach(p, 'K8')).toBe('I7 I8 I9 J7 J8 J9 K7 K9 L7 L8 L9 M7 M8 M9');
    expectRefused(p, 'K8-K6', ['noWay from K8, to K6, J7 isolates, K7 isolates, L7 isolates']);
  });
  test('5.3 marchStopsWhereIsolated: the square of a standing arsenal between is in communication', () => {
    // From C7 to E9 the only square between is the arsenal D8 itself.
    const p = scene({ C7: 'C' }, { standing: 'D8,T3,T23', rules: stops });
    expect(reach(p, 'C7').split(' ')).toContain('E9');
    const gone = scene({ C7: 'C', B15: 'R', C14: 'I' }, { standing: 'B15,T3,T23' });
    expect(reach(gone, 'C7')).toBe('');
  });
  test('5.3 the end of the move may be isolated', () => {
    const p = scene({ K8: 'C' }, { standing: D8 });
    expect(communications(playAll(p, 'K8-M9'), 'N').isolated).toBe('M9');
  });
  test('5.3 marchStopsWhereIsolated: judged with the unit there and not on the square it left', () => {
    // J7 is linked only through C on I7, which touches H8. On J6, C would touch J7, but J7 is isolated then.
    const p = scene({ H8: 'I', I7: 'C', J7: 'I' }, { standing: D8, rules: stops });
    expect(communications(p, 'N').isolated).toBe('');
    // Linked squares between: H7 (touches H8), I8 and J8 (column 8). Not H6, I6, J6.
    expect(reach(p, 'I7')).toBe('G6 G7 G8 H6 H7 H9 I6 I8 I9 J6 J8 J9 K7 K8 K9');
    // With J7 linked by another unit (I8, on column 8), I6 and J6 touch it and let C pass; I8 is taken, H6 isolated.
    const q = scene({ H8: 'I', I7: 'C', J7: 'I', I8: 'I' }, { standing: D8, rules: stops });
    expect(reach(q, 'I7')).toBe('G6 G7 G8 H5 H6 H7 I5 I6 I9 J5 J6 J8 J9 K5 K6 K7 K8 K9');
  });
});

describe('5.4 communications units', () => {
  test.each(['R', 'S'])('5.4 %s marches in communication', (unit) => {
    expect(reach(scene({ K8: unit }, { standing: D8 }), 'K8')).toContain('L9');
  });
  test('5.4 and out of it, through squares out of it', () => {
    // N4, O5 and P6 are on no line of D8.
    const p = scene({ N4: 'S' }, { standing: D8 });
    expect(communications(p, 'N').isolated).toBe('N4');
    expect(communications(playAll(p, 'N4-P6'), 'N').isolated).toBe('P6');
  });
});

describe('who may march', () => {
  const p = scene({ G8: 'C', J8: 'I', T8: 'i' }, { standing: 'D8,T3,T23' });
  test('5.1 units of the side to move alone', () => {
    expect([reach(p, 'T8'), reach(p, 'F8')]).toEqual(['', '']);
    expect(reach(p, 'J8')).not.toBe('');
    expect(reach(playAll(p, '.'), 'T8')).not.toBe('');
  });
  test('5.1 named in the order of the board, whatever their kind', () => {
    expect(names(movers(p))).toBe('G8 J8');
  });
});
