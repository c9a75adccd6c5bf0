import { describe, expect, test } from 'vitest';
import { attacks } from '../../../src/war/engine/combat';
import { unitAt } from '../../../src/war/engine/position';
import {
  drill,
  expectRefused,
  names,
  playAll,
  reach,
  scene,
  square,
  sum,
} from '../../support/board';

// rules.md 6 but for the charge (6.6), on the drill ground: all of row A sends lines for the North, all of row L
// for the South, so that the units of these positions are in communication unless said otherwise.
// Sums read: attackers (* charges) = attack : the target and its supporters ((n) terrain bonus) = defence.

const board = drill();

describe('6.1 the target', () => {
  const p = scene({ D6: 'I', F6: 'i', F9: 'i' }, { board });
  test('6.1 is one enemy unit that a unit in communication can fire at', () => {
    expect(
      names(
        attacks(p).map((a) => a.target),
        board,
      ),
    ).toBe('F6');
    expectRefused(p, 'xF9', ['outOfRange F9']);
    expectRefused(p, 'xD6', ['ownTarget D6']);
    expectRefused(p, 'xE6', ['noUnit E6']);
  });
  test('6.1 not one that only isolated units could fire at', () => {
    // Of the North's arsenals A13 alone stands; D6 is on none of its lines.
    const q = scene({ D6: 'I', F6: 'i' }, { board, standing: 'A13,L6' });
    expectRefused(q, 'xF6', ['outOfRange F6']);
  });
  test('6.1 not one that only communications units are near', () => {
    expectRefused(scene({ E6: 'R', E7: 'S', F6: 'i' }, { board }), 'xF6', ['outOfRange F6']);
  });
});

describe('6.2 fire', () => {
  // The eight squares at each distance from F6, by direction.
  const at = (distance: number): string[] =>
    [-1, 0, 1].flatMap((r) =>
      [-1, 0, 1]
        .filter((c) => r !== 0 || c !== 0)
        .map((c) => `${String.fromCharCode(70 + r * distance)}${6 + c * distance}`),
    );
  // Here L6 serves the North, or F6 would cut off I6; and F1 the South, so that nobody cuts off F6.
  const encircled = drill({ L6: 'N', F1: 'S' });
  test.each([
    ['I', 4, 2],
    ['C', 4, 2],
    ['A', 5, 3],
    ['H', 5, 3],
  ])(
    '6.2 %s, attack %i, fires in the eight directions up to its range of %i',
    (unit, factor, range) => {
      expect([1, 2, 3, 4].map((distance) => at(distance).length)).toEqual([8, 8, 8, 8]);
      for (const distance of [1, 2, 3, 4])
        for (const from of at(distance)) {
          const p = scene({ [from]: unit, F6: 'i' }, { board: encircled });
          // Cavalry next to its target charges (6.6): not the matter of this test.
          if (unit === 'C' && distance === 1) continue;
          expect(sum(p, 'F6'), from).toBe(
            distance <= range ? `${from} ${factor} = ${factor} : F6 6 = 6 resists` : 'nothing',
          );
        }
    },
  );
  test('6.2 not off the eight lines', () => {
    for (const from of ['D5', 'D7', 'E4', 'E8', 'D3', 'C5'])
      expect(sum(scene({ [from]: 'A', F6: 'i' }, { board }), 'F6'), from).toBe('nothing');
  });
  test('6.2 mountains stop it', () => {
    const mountain = drill({ E6: '^' });
    // D6 behind the mountain; D4 on an open diagonal.
    expect(sum(scene({ D4: 'I', D6: 'A', F6: 'i' }, { board: mountain }), 'F6')).toBe(
      'D4 4 = 4 : F6 6 = 6 resists',
    );
    expect(sum(scene({ D4: 'I', D6: 'i', F6: 'i' }, { board: mountain }), 'F6')).toBe(
      'D4 4 = 4 : F6 6 = 6 resists',
    );
  });

  // C6 A and D6 I fire over the enemy r on E6; F8 i supports over the hostile I on F7.
  const crowded = { C6: 'A', D6: 'I', E6: 'r', F6: 'i', F7: 'I', F8: 'i' };
  test('6.2 units of either side do not stop it, neither attack nor support', () => {
    expect(sum(scene(crowded, { board }), 'F6')).toBe(
      'C6 5 + D6 4 + F7 4 = 13 : F6 6 + E6 1 + F8 6 = 13 resists',
    );
  });
  test('6.2 enemyUnitsBlockFire: units hostile to the firer stop it, for attack and support alike', () => {
    const rules = { enemyUnitsBlockFire: true };
    expect(sum(scene(crowded, { board, rules }), 'F6')).toBe('F7 4 = 4 : F6 6 + E6 1 = 7 resists');
  });
  test('6.2 enemyUnitsBlockFire: own units of the firer do not', () => {
    const rules = { enemyUnitsBlockFire: true };
    const p = scene({ D6: 'A', E6: 'I', F6: 'i', G6: 'i', H6: 'i' }, { board, rules });
    expect(sum(p, 'F6')).toBe('D6 5 + E6 4 = 9 : F6 6 + G6 6 + H6 6 = 18 resists');
  });
});

test('6.3 every unit that can fire counts, isolated units and others do not', () => {
  // E5 I, D6 A, F8 I and F3 H fire; E7 R has no attack; D5 is not aligned, B6 out of range.
  const p = scene(
    { B6: 'A', D5: 'I', D6: 'I', E5: 'I', E7: 'R', F3: 'H', F8: 'I', F6: 'i' },
    { board },
  );
  expect(sum(p, 'F6')).toBe('D6 4 + E5 4 + F3 5 + F8 4 = 17 : F6 6 = 6 destroyed');
  // A1 alone stands for the North: its diagonal serves D4 and so E5, not D8.
  const q = scene({ D4: 'I', D8: 'I', F6: 'i' }, { board, standing: 'A1,L6' });
  expect(sum(q, 'F6')).toBe('D4 4 = 4 : F6 6 = 6 resists');
});

describe('6.4 defence', () => {
  test('6.4 the target and every unit of its side in communication, aligned, within its own range', () => {
    // i at 2, c at 2, h at 3 support; a i at 3, c at 3 and a unit out of line do not.
    const p = scene(
      { D6: 'I', F6: 'i', F8: 'i', H6: 'c', I3: 'h', F3: 'i', I9: 'c', H7: 'i' },
      { board },
    );
    expect(sum(p, 'F6')).toBe('D6 4 = 4 : F6 6 + F8 6 + H6 5 + I3 8 = 25 resists');
  });
  const relays = { D6: 'I', F6: 'i', G6: 'r', H8: 's', F9: 'i' };
  test('6.4 communications units defend as far as 2', () => {
    expect(sum(scene(relays, { board }), 'F6')).toBe('D6 4 = 4 : F6 6 + G6 1 + H8 1 = 8 resists');
    expect(sum(scene({ D6: 'I', F6: 'i', I6: 's' }, { board }), 'F6')).toBe(
      'D6 4 = 4 : F6 6 = 6 resists',
    );
  });
  test('6.4 communicationsUnitRange 0: themselves only', () => {
    const rules = { communicationsUnitRange: 0 } as const;
    expect(sum(scene(relays, { board, rules }), 'F6')).toBe('D6 4 = 4 : F6 6 = 6 resists');
    expect(sum(scene({ D6: 'I', F6: 'r' }, { board, rules }), 'F6')).toBe(
      'D6 4 = 4 : F6 1 = 1 destroyed',
    );
  });
  test('6.4 an isolated target adds 0 and is still supported', () => {
    // L8 alone stands for the South: H8 is on its column, F6 on none of its lines.
    const p = scene({ D6: 'A', F6: 'a', H8: 'i' }, { board, standing: 'A6,L8' });
    expect(sum(p, 'F6')).toBe('D6 5 = 5 : F6 0 + H8 6 = 6 resists');
  });
  test('6.4 an isolated unit supports nobody', () => {
    const p = scene({ D6: 'A', F6: 'i', F8: 'i' }, { board, standing: 'A6,L6' });
    expect(sum(p, 'F6')).toBe('D6 5 = 5 : F6 6 = 6 resists');
  });
});

describe('6.5 terrain', () => {
  const ground = drill({ F6: '=', F7: '#', G6: '=', H8: '#' });
  // F6 i in a pass; F7 a in a fort, G6 i in a pass, H8 c in a fort (no bonus, 2) support.
  const garrisons = { D6: 'I', F6: 'ia', G6: 'i', H8: 'c' };
  test('6.5 a unit has its bonus as target or in support', () => {
    expect(sum(scene(garrisons, { board: ground }), 'F6')).toBe(
      'D6 4 = 4 : F6 8(2) + F7 12(4) + G6 8(2) + H8 5 = 33 resists',
    );
  });
  test('6.5 supportersKeepTerrainBonus no: only as target', () => {
    const rules = { supportersKeepTerrainBonus: false };
    expect(sum(scene(garrisons, { board: ground, rules }), 'F6')).toBe(
      'D6 4 = 4 : F6 8(2) + F7 8 + G6 6 + H8 5 = 27 resists',
    );
  });
  test('6.5 ground gives nothing to an attack', () => {
    // F6 fires from a pass, F7 from a fort.
    const p = scene({ F6: 'IA', D6: 'R', I4: 'i', I7: 'i', F4: 'i' }, { board: ground });
    expect(sum(p, 'F4')).toBe('F6 4 + F7 5 = 9 : F4 6 = 6 destroyed');
  });
  test('6.5 a fort serves the side whose unit stands in it', () => {
    const p = scene({ H6: 'i', F7: 'I', F9: 'I', H7: 'i' }, { board: ground, to: 'S' });
    expect(sum(p, 'F7')).toBe('H7 4 = 4 : F7 10(4) + F9 6 = 16 resists');
  });
});

describe('6.7 the outcome', () => {
  // A distant i, so that the South is not annihilated.
  test.each([
    // attack - defence, the scene, the sum
    ['-1', { D6: 'A', F6: 'c', F7: 'r' }, 'D6 5 = 5 : F6 5 + F7 1 = 6 resists'],
    ['0', { D6: 'A', F6: 'c' }, 'D6 5 = 5 : F6 5 = 5 resists'],
    ['+1', { E6: 'C', F6: 'i' }, 'E6 7* = 7 : F6 6 = 6 dislodged'],
    ['+2', { E6: 'C', F6: 'c' }, 'E6 7* = 7 : F6 5 = 5 destroyed'],
    ['+3', { E6: 'I', F6: 'r' }, 'E6 4 = 4 : F6 1 = 1 destroyed'],
  ])('6.7 attack = defence %s', (difference, diagrams, expected) => {
    const p = scene({ ...diagrams, K1: 'i' }, { board });
    expect(sum(p, 'F6')).toBe(expected);
    const after = playAll(p, 'xF6');
    const stands = unitAt(after, square('F6', board)) !== null;
    expect(stands).toBe(difference !== '+2' && difference !== '+3');
    expect(after.retreatDue !== -1).toBe(difference === '+1');
    expect(after.side).toBe('S');
  });
});

describe('6.8 the victor', () => {
  const won = { D6: 'A', E6: 'I', F6: 'c', K1: 'i', C3: 'II' };
  const rules = { victorMustAdvance: true };
  test('6.8 need not occupy the square', () => {
    const after = playAll(scene(won, { board }), 'xF6');
    expect([after.side, after.advance]).toEqual(['S', null]);
    expect(unitAt(after, square('F6', board))).toBeNull();
  });
  test('6.8 victorMustAdvance: a unit that counted takes the square, chosen by the attacker', () => {
    const p = playAll(scene(won, { board, rules }), 'xF6');
    expect([p.side, p.turn]).toEqual(['N', 1]);
    expect(names(p.advance?.from ?? [], board)).toBe('D6 E6');
    for (const victor of ['D6', 'E6']) {
      const after = playAll(p, `${victor}>F6`);
      expect(unitAt(after, square('F6', board))?.kind).toBe(
        victor === 'D6' ? 'footArtillery' : 'infantry',
      );
      expect(unitAt(after, square(victor, board))).toBeNull();
      expect([after.side, after.turn, after.advance]).toEqual(['S', 2, null]);
    }
  });
  test('6.8 victorMustAdvance: outside the five moves and whatever its speed, also when it has moved', () => {
    // Five moves, E6 and the artillery among them; then D6 (speed 1) goes two squares.
    const start = scene({ C6: 'A', D5: 'I', F6: 'c', K1: 'i', B2: 'III' }, { board, rules });
    const p = playAll(start, 'C6-D6 D5-E5 B2-C2 B3-C3 B4-C4 xF6');
    expect(unitAt(playAll(p, 'D6>F6'), square('F6', board))?.kind).toBe('footArtillery');
  });
  test('6.8 victorMustAdvance: nothing else first, no other unit, no other square', () => {
    const p = playAll(scene(won, { board, rules }), 'xF6');
    expectRefused(p, '.', ['advanceDue F6']);
    expectRefused(p, 'xK1', ['advanceDue F6', 'outOfRange K1']);
    expectRefused(p, 'C3-C2', ['advanceDue F6']);
    expectRefused(p, 'C3>F6', ['notAnAttacker C3, attackers D6 E6']);
    expectRefused(p, 'E6>E7', ['wrongAdvance E7, emptied F6']);
    expect(attacks(p)).toEqual([]);
    expect(reach(p, 'C3')).toBe('');
  });
  test('6.8 victorMustAdvance: not onto a standing enemy arsenal', () => {
    const taken = { J6: 'A', K6: 'I', L6: 'c', H1: 'i' };
    const onto = playAll(scene(taken, { board, rules }), 'xL6');
    expect([onto.side, onto.advance]).toEqual(['S', null]);
    // Fallen, it is a plain square (8.3).
    const fallen = playAll(scene(taken, { board, rules, standing: 'A6,L1' }), 'xL6');
    expect(fallen.advance?.to).toBe(square('L6', board));
    // And one's own is no enemy's.
    const own = scene({ A6: 'c', B6: 'I', D6: 'A', H1: 'i' }, { board, rules });
    expect(playAll(own, 'xA6').advance?.to).toBe(square('A6', board));
  });
  test('6.8 victorMustAdvance: only after a destruction', () => {
    const dislodged = playAll(scene({ E6: 'C', F6: 'i' }, { board, rules }), 'xF6');
    expect([dislodged.side, dislodged.advance]).toEqual(['S', null]);
    expectRefused(scene(won, { board, rules }), 'E6>F6', ['noAdvanceDue']);
  });
});

describe('6.9 declaring', () => {
  test('6.9 an attack that will be resisted may be declared, and ends the turn', () => {
    const p = scene({ D6: 'I', F6: 'i' }, { board });
    const after = playAll(p, 'xF6');
    expect([after.side, after.turn, after.retreatDue]).toEqual(['S', 2, -1]);
    expect(unitAt(after, square('F6', board))).not.toBeNull();
  });
});
