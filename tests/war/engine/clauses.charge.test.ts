import { describe, expect, test } from 'vitest';
import { communications, drill, playAll, scene, sum } from '../../support/board';

// rules.md 6.6 on the drill ground: F6 is the target of most charges; the North's lines come from row A, the
// South's from row L. * marks those who charge.

const board = drill();
const column = { B6: 'C', C6: 'C', D6: 'C', E6: 'C', F6: 'i' };

describe('6.6 the charge', () => {
  test('6.6 four cavalry in a column next to a lone target: 28 (NS 2)', () => {
    expect(sum(scene(column, { board }), 'F6')).toBe(
      'B6 7* + C6 7* + D6 7* + E6 7* = 28 : F6 6 = 6 destroyed',
    );
  });
  test('6.6 the leader counter-attacked: defence 15, the fourth is out of range (NS 2)', () => {
    // The column destroys F6; the i behind it steps up and fires at the leader.
    const p = playAll(scene({ ...column, H6: 'i' }, { board }), 'xF6 H6-G6');
    expect(sum(p, 'E6')).toBe('G6 4 = 4 : E6 5 + C6 5 + D6 5 = 15 resists');
  });
  test.each([
    ['north', 'E6 D6 C6 B6'],
    ['northeast', 'E7 D8 C9 B10'],
    ['east', 'F7 F8 F9 F10'],
    ['southeast', 'G7 H8 I9 J10'],
    ['south', 'G6 H6 I6 J6'],
    ['southwest', 'G5 H4 I3 J2'],
    ['west', 'F5 F4 F3 F2'],
    ['northwest', 'E5 D4 C3 B2'],
  ])('6.6 in any straight line: %s', (_, squares) => {
    const cavalry = Object.fromEntries(squares.split(' ').map((name) => [name, 'C']));
    expect(sum(scene({ ...cavalry, F6: 'i' }, { board }), 'F6')).toContain('= 28 : F6 6');
  });
  test('6.6 one next to the target charges; one behind counts 4 where it is not next to the one before', () => {
    expect(sum(scene({ E6: 'C', F6: 'i' }, { board }), 'F6')).toBe(
      'E6 7* = 7 : F6 6 = 6 dislodged',
    );
    // D6 stands behind nobody.
    expect(sum(scene({ D6: 'C', F6: 'i' }, { board }), 'F6')).toBe('D6 4 = 4 : F6 6 = 6 resists');
    // A line beside the column is no part of it: D7 is not in line with F6.
    expect(sum(scene({ E6: 'C', D7: 'C', F6: 'i' }, { board }), 'F6')).toBe(
      'E6 7* = 7 : F6 6 = 6 dislodged',
    );
  });
  test.each([
    ['a gap', { E6: 'C', C6: 'C', B6: 'C' }, 'E6 7* = 7'],
    ['another unit', { E6: 'C', D6: 'I', C6: 'C', B6: 'C' }, 'D6 4 + E6 7* = 11'],
    ['an enemy', { E6: 'C', D6: 'r', C6: 'C' }, 'E6 7* = 7'],
    ['a gap before it', { D6: 'C', C6: 'C', B6: 'C' }, 'D6 4 = 4'],
  ])('6.6 %s breaks the column', (_, cavalry, expected) => {
    const found = sum(scene({ ...cavalry, F6: 'i' }, { board }), 'F6');
    expect(found.slice(0, found.indexOf(' :'))).toBe(expected);
  });
  test('6.6 a mountain breaks it', () => {
    const mountain = drill({ D6: '^' });
    const p = scene({ E6: 'C', C6: 'C', E5: 'I', F6: 'i' }, { board: mountain });
    expect(sum(p, 'F6')).toBe('E5 4 + E6 7* = 11 : F6 6 = 6 destroyed');
  });
  test('6.6 a charge needs no turn of its own: the other units count besides', () => {
    const p = scene({ ...column, C3: 'A', F5: 'I' }, { board });
    expect(sum(p, 'F6')).toBe(
      'B6 7* + C3 5 + C6 7* + D6 7* + E6 7* + F5 4 = 37 : F6 6 = 6 destroyed',
    );
  });
});

describe('6.6a targets in passes and forts', () => {
  test.each([
    ['a pass', '=', 'F6 8(2) = 8'],
    ['a fort', '#', 'F6 10(4) = 10'],
  ])(
    '6.6a no charge at a target in %s: each counts 4 within its range of 2',
    (_, sign, defence) => {
      expect(sum(scene(column, { board: drill({ F6: sign }) }), 'F6')).toBe(
        `D6 4 + E6 4 = 8 : ${defence} resists`,
      );
    },
  );
});

describe('6.6b cavalry on ground', () => {
  test('6.6b cavalry in a fort does not charge, and breaks the column behind it', () => {
    // The leader in the fort counts 4, so does D6 at 2; C6 and B6 are out of range.
    expect(sum(scene(column, { board: drill({ E6: '#' }) }), 'F6')).toContain('D6 4 + E6 4 = 8 :');
    // The second in the fort: the leader charges, it counts 4.
    expect(sum(scene(column, { board: drill({ D6: '#' }) }), 'F6')).toContain(
      'D6 4 + E6 7* = 11 :',
    );
    // The third: out of range.
    expect(sum(scene(column, { board: drill({ C6: '#' }) }), 'F6')).toContain(
      'D6 7* + E6 7* = 14 :',
    );
  });
  test('6.6b cavalry in a pass charges', () => {
    const passes = drill({ E6: '=', C6: '=' });
    expect(sum(scene(column, { board: passes }), 'F6')).toContain('= 28 :');
  });
});

describe('6.6c cavalry that cannot charge', () => {
  // Cavalry next to cavalry in communication is in communication by contact: isolated cavalry stands across a gap.
  const rules = { chargeAcrossGaps: true };
  test('6.6c isolated cavalry does not charge', () => {
    // The diagonal of A5 serves the leader E9; column 9, where C9 stands, only while A9 does.
    const cavalry = { C9: 'C', E9: 'C', F9: 'i' };
    const both = scene(cavalry, { board, rules, standing: 'A5,A9,L9' });
    expect(sum(both, 'F9')).toBe('C9 7* + E9 7* = 14 : F9 6 = 6 destroyed');
    const one = scene(cavalry, { board, rules, standing: 'A5,L9' });
    expect(communications(one, 'N')).toEqual({ linked: 'E9', isolated: 'C9' });
    expect(sum(one, 'F9')).toBe('E9 7* = 7 : F9 6 = 6 dislodged');
  });
  test('6.6c behind an isolated leader nobody charges', () => {
    // A7 sends the diagonal B8; C8 touches it. E8 is on no line and touches nobody.
    const p = scene({ B8: 'C', C8: 'C', E8: 'C', F8: 'i' }, { board, rules, standing: 'A7,L8' });
    expect(communications(p, 'N')).toEqual({ linked: 'B8 C8', isolated: 'E8' });
    expect(sum(p, 'F8')).toBe('nothing');
  });
  test('6.6c cavalry barred by 7.3 does not charge and breaks the column', () => {
    // The C on D5 must retreat; it goes to E6, before the column, or to D6, into it.
    const start = scene(
      { B6: 'C', C6: 'C', D6: 'C', D5: 'C', F6: 'i' },
      { board, dislodged: 'D5' },
    );
    expect(sum(playAll(start, 'D5-E6'), 'F6')).toBe('D6 4 = 4 : F6 6 = 6 resists');
    const second = scene(
      { B6: 'C', C6: 'C', E6: 'C', D5: 'C', F6: 'i' },
      { board, dislodged: 'D5' },
    );
    expect(sum(playAll(second, 'D5-D6'), 'F6')).toBe('E6 7* = 7 : F6 6 = 6 dislodged');
    // Under dislodgedMayAttack (7.3) it charges like any other.
    const free = scene(
      { B6: 'C', C6: 'C', E6: 'C', D5: 'C', F6: 'i' },
      { board, dislodged: 'D5', rules: { dislodgedMayAttack: true } },
    );
    expect(sum(playAll(free, 'D5-D6'), 'F6')).toContain('= 28 :');
  });
});

test('6.6d several columns may charge one target from several directions at once', () => {
  const two = scene({ E6: 'C', D6: 'C', F5: 'C', F4: 'C', F6: 'i' }, { board });
  expect(sum(two, 'F6')).toBe('D6 7* + E6 7* + F4 7* + F5 7* = 28 : F6 6 = 6 destroyed');
  const four = scene({ E6: 'C', E7: 'C', F7: 'C', E5: 'C', F6: 'i' }, { board });
  expect(sum(four, 'F6')).toBe('E5 7* + E6 7* + E7 7* + F7 7* = 28 : F6 6 = 6 destroyed');
});

describe('6.6e gaps', () => {
  const rules = { chargeAcrossGaps: true };
  const sums = (diagrams: Record<string, string>, gaps: boolean, on = board, more = {}) => {
    const found = sum(
      scene({ ...diagrams, F6: 'i' }, { board: on, rules: { ...(gaps ? rules : {}), ...more } }),
      'F6',
    );
    return found.slice(0, found.indexOf(' :'));
  };
  test.each([
    ['an empty square', { E6: 'C', C6: 'C', B6: 'C' }, 'E6 7* = 7', 'B6 7* + C6 7* + E6 7* = 21'],
    [
      'an own unit',
      { E6: 'C', D6: 'I', C6: 'C' },
      'D6 4 + E6 7* = 11',
      'C6 7* + D6 4 + E6 7* = 18',
    ],
    ['an enemy', { E6: 'C', D6: 'r', B6: 'C' }, 'E6 7* = 7', 'B6 7* + E6 7* = 14'],
  ])('6.6e no: %s breaks the column; yes: it does not', (_, diagrams, no, yes) => {
    expect([sums(diagrams, false), sums(diagrams, true)]).toEqual([no, yes]);
  });
  test('6.6e chargeAcrossGaps: the first square must hold charging cavalry', () => {
    expect(sums({ D6: 'C', C6: 'C', B6: 'C' }, true)).toBe('D6 4 = 4');
    expect(sums({ E6: 'C', D6: 'C', C6: 'C' }, true, drill({ E6: '#' }))).toBe('D6 4 + E6 4 = 8');
  });
  test('6.6e chargeAcrossGaps: within the four squares behind the target', () => {
    const p = scene({ G6: 'C', C6: 'C', D6: 'C', B6: 'C', H6: 'i' }, { board, rules });
    // From H6: G6 is 1, D6 is 4, C6 and B6 too far.
    expect(sum(p, 'H6')).toBe('D6 7* + G6 7* = 14 : H6 6 = 6 destroyed');
  });
  test('6.6e chargeAcrossGaps: cavalry that cannot charge is a gap like any other', () => {
    expect(sums({ E6: 'C', D6: 'C', C6: 'C' }, true, drill({ D6: '#' }))).toBe(
      'C6 7* + D6 4 + E6 7* = 18',
    );
  });
  test('6.6e chargeAcrossGaps: not across mountains', () => {
    expect(sums({ E6: 'C', C6: 'C', E5: 'I' }, true, drill({ D6: '^' }))).toBe('E5 4 + E6 7* = 11');
  });
  test('6.6e chargeAcrossGaps: not across hostile units where they stop fire', () => {
    const cut = { E6: 'C', D6: 'r', C6: 'C' };
    expect(sums(cut, true, board, { enemyUnitsBlockFire: true })).toBe('E6 7* = 7');
    expect(sums({ E6: 'C', D6: 'R', C6: 'C' }, true, board, { enemyUnitsBlockFire: true })).toBe(
      'C6 7* + E6 7* = 14',
    );
  });
});
