import { expect, test } from 'vitest';
import { assaultOn, attacks } from '../../../src/war/engine/combat';
import { OPENINGS } from '../../../src/war/engine/openings';
import { unitsOf } from '../../../src/war/engine/position';
import { communications, playAll, position, square, sum } from '../../support/board';
import { named } from '../../support/positions';

// The known facts of rules.md; perft.test.ts counts the sequences of moves.

test('in the opening classic every unit is in communication and no attack is possible', () => {
  const p = position(named('classic'));
  expect(unitsOf(p)).toHaveLength(34);
  expect([communications(p, 'N').isolated, communications(p, 'S').isolated]).toEqual(['', '']);
  expect(attacks(p)).toEqual([]);
});

test("in Debord's diagram of the assault on L15: 33 units in communication, attack 38, defence 42", () => {
  const p = position(named('fort-l15'));
  expect(unitsOf(p)).toHaveLength(33);
  expect([communications(p, 'N').isolated, communications(p, 'S').isolated]).toEqual(['', '']);
  const assault = assaultOn(p, square('L15'))!;
  expect([assault.attack, assault.defence, assault.outcome]).toEqual([38, 42, 'resists']);
  expect(assault.attackers.some((attacker) => attacker.charging)).toBe(false);
  expect(assault.defenders[0]).toEqual({
    square: square('L15'),
    kind: 'infantry',
    factor: 10,
    bonus: 4,
    distance: 0,
  });
});

test('a column of four cavalry: attack 28; its leader counter-attacked: defence 15', () => {
  // I3 is on the diagonal of D8, the others touch it.
  const p = position(named('charge-of-four'));
  expect(sum(p, 'L3')).toBe('H3 7* + I3 7* + J3 7* + K3 7* = 28 : L3 6 = 6 destroyed');
  expect(sum(playAll(p, '.'), 'K3')).toBe('L3 4 = 4 : K3 5 + I3 5 + J3 5 = 15 resists');
});

test('every opening can be played from', () => {
  for (const { position: text, id } of OPENINGS) {
    const p = playAll(position(text), '. .');
    expect([p.side, p.turn], id).toEqual(['N', 3]);
  }
});
