import { describe, expect, test } from 'vitest';
import { communications, drill, reach, scene, sum } from '../support/board';

// rules.md 4.7 and 4.8: what isolated units can and cannot do.

/** Only D8 stands for the North, so that B15 helps nobody. */
const D8 = 'D8,T3,T23';

describe('4.7 and 4.8 isolated', () => {
  test('4.7 it cannot march, and its attack is 0', () => {
    // C on F9 and I on G9 are on no line of D8 and touch each other only.
    const p = scene({ F9: 'C', G9: 'I', H9: 'i' }, { standing: D8 });
    expect(communications(p, 'N').isolated).toBe('F9 G9');
    expect([reach(p, 'F9'), reach(p, 'G9')]).toEqual(['', '']);
    expect(sum(p, 'H9')).toBe('nothing');
  });
  test('4.7 it adds 0 to its own defence, and friends in range defend it', () => {
    // Only A1 stands: column 1, row A and the diagonal A1 to L12, with F6 on it. L6 sends column 6.
    const board = drill();
    const alone = scene({ H6: 'I', I6: 'i' }, { board, standing: 'A1,L6' });
    expect(communications(alone, 'N').isolated).toBe('H6');
    expect(sum(alone, 'H6')).toBe('I6 4 = 4 : H6 0 = 0 destroyed');
    const defended = scene({ F6: 'I', H6: 'I', I6: 'i' }, { board, standing: 'A1,L6' });
    expect(communications(defended, 'N')).toEqual({ linked: 'F6', isolated: 'H6' });
    expect(sum(defended, 'H6')).toBe('I6 4 = 4 : H6 0 + F6 6 = 6 resists');
  });
  test('4.7 it has no bonus of the ground either', () => {
    const board = drill({ H6: '#' });
    const p2 = scene({ H6: 'I', I6: 'i' }, { board, standing: 'A1,L6' });
    expect(sum(p2, 'H6')).toBe('I6 4 = 4 : H6 0 = 0 destroyed');
  });
  test('4.7 it does not defend others', () => {
    // H7 is out of contact with F6, and on no line of A1.
    const board = drill();
    const p2 = scene({ F6: 'I', F8: 'I', G6: 'i' }, { board, standing: 'A1,L6' });
    expect(communications(p2, 'N')).toEqual({ linked: 'F6', isolated: 'F8' });
    expect(sum(p2, 'F6')).toBe('G6 4 = 4 : F6 6 = 6 resists');
  });
  test('4.7 it still stands in its square and blocks movement', () => {
    const p2 = scene({ G8: 'I', H9: 'c' }, { standing: D8 });
    expect(communications(p2, 'S').isolated).toBe('H9');
    expect(reach(p2, 'G8')).toBe('F7 F8 F9 G7 G9 H7 H8');
  });

  test.each([
    ['R', 'I3 I4 I5 J3 J5 K3 K4 K5'],
    ['S', 'H2 H3 H4 H5 H6 I2 I3 I4 I5 I6 J2 J3 J5 J6 K2 K3 K4 K5 K6 L2 L3 L4 L5 L6'],
  ])('4.8 the communications unit %s out of communication marches as always', (relay, squares) => {
    const p2 = scene({ J4: relay }, { standing: D8 });
    expect(communications(p2, 'N').isolated).toBe('J4');
    expect(reach(p2, 'J4')).toBe(squares);
  });
  test('4.8 it sends no lines', () => {
    expect(communications(scene({ J4: 'R', J6: 'I' }, { standing: D8 }), 'N').isolated).toBe(
      'J4 J6',
    );
  });
  const relay = (rules: object) =>
    scene({ H6: 'R', I6: 'i' }, { board: drill(), standing: 'A1,L6', rules });
  const no = { isolatedCommunicationsUnitsDefend: false };
  test('4.8 it keeps its defence of 1 as target', () => {
    expect(communications(relay({}), 'N').isolated).toBe('H6');
    expect(sum(relay({}), 'H6')).toBe('I6 4 = 4 : H6 1 = 1 destroyed');
  });
  test('4.8 isolatedCommunicationsUnitsDefend no: its defence is 0', () => {
    expect(sum(relay(no), 'H6')).toBe('I6 4 = 4 : H6 0 = 0 destroyed');
  });
  const near = (rules: object, board = drill()) =>
    scene({ F6: 'I', F8: 'R', G6: 'i' }, { board, standing: 'A1,L6', rules });
  test('4.8, 6.4 and in support, within its range', () => {
    expect(communications(near({}), 'N').isolated).toBe('F8');
    expect(sum(near({}), 'F6')).toBe('G6 4 = 4 : F6 6 + F8 1 = 7 resists');
    expect(sum(near({ communicationsUnitRange: 0 }), 'F6')).toBe('G6 4 = 4 : F6 6 = 6 resists');
  });
  test('4.8, 6.4 isolatedCommunicationsUnitsDefend no: no support', () => {
    expect(sum(near(no), 'F6')).toBe('G6 4 = 4 : F6 6 = 6 resists');
  });
  test('4.8, 6.5 with the bonus of the ground where communications units have one', () => {
    const fort = drill({ F8: '#' });
    expect(sum(near({ terrainBonusForAllUnits: true }, fort), 'F6')).toBe(
      'G6 4 = 4 : F6 6 + F8 5(4) = 11 resists',
    );
  });
});
