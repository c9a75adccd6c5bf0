import { describe, expect, test } from 'vitest';
import { communications, drill, playAll, scene } from '../../support/board';

// rules.md 4.1 to 4.6, on the standard map. The lines used most (N: D8, B15; S: T3, T23):
// D8 sends column 8, row D to D9 (D10 is a mountain), and the diagonals to A5, A11, K1, and through the pass F10 and
// the fort I13 to T24. T3 sends column 3, row T, and a diagonal over H15 to A22.

/** Only D8 stands for the North, so that B15 helps nobody. */
const D8 = 'D8,T3,T23';

describe('4.1 arsenals', () => {
  // One infantry at the very end of each of the eight lines of D8.
  const ends = { A5: 'I', A8: 'I', A11: 'I', D1: 'I', D9: 'I', K1: 'I', T8: 'I', T24: 'I' };

  test('4.1 a standing arsenal sends lines in the eight directions, to any length', () => {
    expect(communications(scene(ends, { standing: D8 }), 'N').linked).toBe(
      'A5 A8 A11 D1 D9 K1 T8 T24',
    );
  });
  test('4.1 a fallen arsenal sends none', () => {
    expect(communications(scene(ends, { standing: 'B15,T3,T23' }), 'N').linked).toBe('');
  });
  test("4.1 the enemy's arsenals serve the enemy alone", () => {
    const p = scene({ T1: 'I', A3: 'i' }, { standing: 'T3' });
    expect(communications(p, 'N').isolated).toBe('T1');
    expect(communications(p, 'S').linked).toBe('A3');
  });
  test('4.1 a square that is on no line is out of communication', () => {
    expect(communications(scene({ F9: 'I' }, { standing: D8 }), 'N').isolated).toBe('F9');
  });
});

describe('4.2 what stops a line', () => {
  test('4.2 a mountain stops it', () => {
    // D10 is a mountain in row D; N15 in the column of B15.
    const p = scene({ D9: 'I', D11: 'I', M15: 'I', O15: 'I' });
    expect(communications(p, 'N')).toEqual({ linked: 'D9 M15', isolated: 'D11 O15' });
  });
  test('4.2 corners of mountains do not: a line passes diagonally between two', () => {
    const board = drill({ D6: '^', E5: '^' });
    // A2 sends the diagonal B3 C4 D5 E6 F7.
    expect(communications(scene({ F7: 'I' }, { board, standing: 'A2' }), 'N').linked).toBe('F7');
  });
  test.each(['i', 'c', 'a', 'h'])(
    '4.2 the enemy fighting unit %s stops it, though isolated',
    (cutter) => {
      // Column 8 of D8: G8 lies before the cutter on H8, K8 behind it.
      const p = scene({ G8: 'I', H8: cutter, K8: 'I' }, { standing: D8 });
      expect(communications(p, 'S').isolated).toBe('H8');
      expect(communications(p, 'N')).toEqual({ linked: 'G8', isolated: 'K8' });
    },
  );
  test('4.2 an enemy fighting unit in communication stops it', () => {
    // J13 lies on the diagonal of T3; row J is the line of the relay on J8.
    const p = scene({ J8: 'R', J13: 'i', J15: 'I' }, { standing: D8 });
    expect(communications(p, 'S').linked).toBe('J13');
    expect(communications(p, 'N')).toEqual({ linked: 'J8', isolated: 'J15' });
  });
  test.each(['r', 's'])('4.2 the enemy communications unit %s does not', (relay) => {
    const p = scene({ H8: relay, K8: 'I' }, { standing: D8 });
    expect(communications(p, 'N').linked).toBe('K8');
  });
  test.each(['r', 's'])('4.2 communicationsUnitsCutLines: %s stops it too', (relay) => {
    const rules = { communicationsUnitsCutLines: true };
    const p = scene({ G8: 'I', H8: relay, K8: 'I' }, { standing: D8, rules });
    expect(communications(p, 'N')).toEqual({ linked: 'G8', isolated: 'K8' });
  });
  test('4.2 own units, passes, forts and enemy arsenals never stop it', () => {
    // The diagonal of D8: own units on E9 and J14, the pass F10, the fort I13 with an own unit.
    const through = scene({ E9: 'S', F10: '=', I13: 'I', L16: 'C', T24: 'I' }, { standing: D8 });
    expect(communications(through, 'N').isolated).toBe('');
    // The relay on T8 sends row T, over the arsenal T3 of the South, to T1.
    const over = scene({ T8: 'R', T1: 'I' }, { standing: D8 });
    expect(communications(over, 'N').linked).toBe('T1 T8');
  });
  test("4.2 an enemy fighting unit on the arsenal's own square stops all its lines", () => {
    // It can stand there while the arsenal does, where that falls at the end of the turn only.
    // The relay on B2 (row B of B15) sends column 2 down to S2.
    const rules = { arsenalFalls: 'atEndOfTurn' } as const;
    const before = scene({ S2: 'I', K3: 'i', B2: 'S' }, { rules });
    expect(communications(before, 'S').linked).toBe('K3');
    const entered = playAll(before, 'S2-T3');
    expect(communications(entered, 'S').isolated).toBe('K3');
    expect(entered.standing).toBe(before.standing);
  });
  test("4.2 an enemy communications unit on the arsenal's own square stops none", () => {
    const p = scene({ T3: 'R', K3: 'i' });
    expect(communications(p, 'S').linked).toBe('K3');
  });
  test("4.2 communicationsUnitsCutLines: the arsenal's own square included", () => {
    const rules = { communicationsUnitsCutLines: true };
    const p = scene({ T3: 'R', K3: 'i' }, { rules });
    expect(communications(p, 'S').isolated).toBe('K3');
  });
});

describe('4.3 relays', () => {
  test('4.3 a communications unit on a line sends lines in the eight directions from its square', () => {
    // The relay on J8 (column 8 of D8), a unit in each direction.
    const around = { G5: 'I', F8: 'I', G11: 'I', J3: 'I', J12: 'I', M5: 'I', O8: 'I', M11: 'I' };
    const p = scene({ J8: 'S', ...around }, { standing: D8 });
    expect(communications(p, 'N').isolated).toBe('');
    const without = communications(scene(around, { standing: D8 }), 'N').isolated;
    // F8 and O8 lie on column 8, G5 and G11 on diagonals of D8 itself.
    expect(without).toBe('J3 J12 M5 M11');
  });
  test('4.3 its lines run under 4.2', () => {
    const p = scene({ J8: 'R', J10: 'i', J12: 'I', J6: 's', J3: 'I' }, { standing: D8 });
    expect(communications(p, 'N')).toEqual({ linked: 'J3 J8', isolated: 'J12' });
  });
  test('4.3 a communications unit on the arsenal itself is in communication', () => {
    expect(communications(scene({ D8: 'R' }, { standing: D8 }), 'N').linked).toBe('D8');
  });
  test.each([
    ['R', 'S'],
    ['S', 'R'],
  ])('4.3 chains of relays do not depend on their order: %s then %s', (first, second) => {
    // J8 on column 8; J19 on its row; C19 on the column of that.
    const p = scene({ J8: first, J19: second, C19: 'I' }, { standing: D8 });
    expect(communications(p, 'N').linked).toBe('C19 J8 J19');
  });
  test('4.3 the relays of a chain may lie before or behind in board order', () => {
    const p = scene({ O8: 'S', O20: 'R', H20: 'I' }, { standing: D8 });
    expect(communications(p, 'N').linked).toBe('H20 O8 O20');
    const cut = scene({ O8: 'S', O12: 'c', O20: 'R', H20: 'I' }, { standing: D8 });
    expect(communications(cut, 'N')).toEqual({ linked: 'O8', isolated: 'H20 O20' });
  });
  test('4.3 two relays on lines of each other, neither on one of an arsenal, serve nobody', () => {
    const p = scene({ J3: 'S', J6: 'R', J5: 'I' }, { standing: D8 });
    expect(communications(p, 'N').isolated).toBe('J3 J5 J6');
  });
});

test('4.4 a fighting unit on a line is in communication', () => {
  expect(communications(scene({ K8: 'A', K9: 'i' }, { standing: D8 }), 'N').linked).toBe('K8');
});

describe('4.5 and 4.6 contact', () => {
  test('4.5 contact carries communication through any chain of fighting units', () => {
    // H8 is on column 8; I7, J6, K5 and K4 are on no line, each touches the one before.
    const chain = { H8: 'I', I7: 'C', J6: 'A', K5: 'I', K4: 'H' };
    expect(communications(scene(chain, { standing: D8 }), 'N').isolated).toBe('');
    const broken = scene({ ...chain, J6: '.' }, { standing: D8 });
    expect(communications(broken, 'N').isolated).toBe('K4 K5');
  });
  test('4.5 in any of the eight squares around', () => {
    // M8 is on column 8, J12 on the row of the relay on J8; the squares beside the line itself are on none.
    for (const beside of ['L7', 'L9', 'M7', 'M9', 'N7', 'N9']) {
      const p = scene({ M8: 'I', [beside]: 'C' }, { standing: D8 });
      expect(communications(p, 'N').isolated, beside).toBe('');
    }
    for (const beside of ['I12', 'K12']) {
      const p = scene({ J8: 'R', J12: 'I', [beside]: 'C' }, { standing: D8 });
      expect(communications(p, 'N').isolated, beside).toBe('');
    }
    // Two squares away is no contact.
    const apart = scene({ M8: 'I', M6: 'C' }, { standing: D8 });
    expect(communications(apart, 'N').isolated).toBe('M6');
  });
  test('4.5 corners of mountains do not part two units', () => {
    const board = drill({ D6: '^', E5: '^' });
    // D5 and E6 touch across the corner; D5 is on the line of A5, E6 on none of it.
    const p = scene({ D5: 'I', E6: 'I' }, { board, standing: 'A5' });
    expect(communications(p, 'N').linked).toBe('D5 E6');
  });
  test('4.5 not through an enemy, nor through an isolated unit', () => {
    const p = scene({ H8: 'I', I7: 'i', J6: 'I', K5: 'I' }, { standing: D8 });
    expect(communications(p, 'N')).toEqual({ linked: 'H8', isolated: 'J6 K5' });
  });

  // H8 is in communication; the relay on I7 touches it; row I, its line to I2, would serve I4.
  const touching = { H8: 'I', I7: 'R', I4: 'I' };
  test('4.6 contact does not serve communications units', () => {
    const p = scene(touching, { standing: D8 });
    expect(communications(p, 'N')).toEqual({ linked: 'H8', isolated: 'I4 I7' });
  });
  test('4.6 contactReachesCommunicationsUnits: it does, and they send lines', () => {
    const rules = { contactReachesCommunicationsUnits: true };
    expect(communications(scene(touching, { standing: D8, rules }), 'N').isolated).toBe('');
    // And on by turns: I4 gets its line from I7, J3 by contact with I4, the second relay K2 by contact with J3.
    const turns = { ...touching, J3: 'I', K2: 'S', K9: 'I' };
    expect(communications(scene(turns, { standing: D8, rules }), 'N').isolated).toBe('');
  });
  test('4.6 contactReachesCommunicationsUnits: contact with an isolated unit is nothing', () => {
    const rules = { contactReachesCommunicationsUnits: true };
    const p = scene({ H6: 'I', I7: 'R', I4: 'I' }, { standing: D8, rules });
    expect(communications(p, 'N').isolated).toBe('H6 I4 I7');
  });
});

describe('4 communication is judged anew', () => {
  test('4 after every single move', () => {
    // The relay on J8 serves J12; when it leaves the row, J12 is isolated in the same turn.
    const p = scene({ J8: 'S', J12: 'I' }, { standing: D8 });
    expect(communications(playAll(p, 'J8-K8'), 'N')).toEqual({ linked: 'K8', isolated: 'J12' });
  });
  test('4 after every attack: a destroyed unit no longer cuts', () => {
    // K8, itself isolated, cuts column 8 before N8.
    const p = scene({ J8: 'I', K8: 'i', N8: 'I' }, { standing: D8 });
    expect(communications(p, 'N').isolated).toBe('N8');
    expect(communications(playAll(p, 'xK8'), 'N').isolated).toBe('');
  });
});
