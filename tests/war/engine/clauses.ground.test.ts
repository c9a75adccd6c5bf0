import { expect, test } from 'vitest';
import { territoryOf } from '../../../src/war/engine/board';
import { deploy, emptyDeployment, setupOfDeployments } from '../../../src/war/engine/deployment';
import { OPENINGS } from '../../../src/war/engine/openings';
import { unitsOf } from '../../../src/war/engine/position';
import { STANDARD_BOARD as B } from '../../../src/war/engine/standardMap';
import { ARMY, ARMY_SIZE, UNITS } from '../../../src/war/engine/units';
import type { Terrain } from '../../../src/war/engine/vocabulary';
import {
  communications,
  drill,
  names,
  position,
  scene,
  spoken,
  square,
  sum,
} from '../../support/board';
import { linesOf } from '../../support/positions';

// rules.md 1 to 3: the board, the units, the setting up.

const where = (terrain: Terrain): string =>
  names(B.terrain.flatMap((t, s) => (t === terrain ? [s] : [])));

test('1 the board has 25 columns by 20 rows, A1 in the northwest, T25 in the southeast', () => {
  expect([B.width, B.height, B.size]).toEqual([25, 20, 500]);
  expect([square('A1'), square('A25'), square('B1'), square('T25')]).toEqual([0, 24, 25, 499]);
});

test('1 mountains, passes, forts and arsenals lie as in the table', () => {
  expect(where('mountain')).toBe(
    'C10 C11 C12 C13 D10 E10 G10 H10 I10 N11 N12 N13 N14 N15 N16 P16 Q16 R16',
  );
  expect(where('pass')).toBe('F10 O16');
  expect(where('fort')).toBe('B8 H21 I13 L15 M3 O23');
  expect(B.arsenals.map((a) => `${a.side} ${names([a.square])}`)).toEqual([
    'N B15',
    'N D8',
    'S T3',
    'S T23',
  ]);
});

test('1 rows A to J are the territory of the North, K to T of the South', () => {
  expect([square('A1'), square('J25')].map((s) => territoryOf(B, s))).toEqual(['N', 'N']);
  expect([square('K1'), square('T25')].map((s) => territoryOf(B, s))).toEqual(['S', 'S']);
});

test.each(['B8', 'H21', 'I13'])('1 a line from an arsenal of the North reaches the fort %s', (f) =>
  expect(communications(scene({ [f]: 'I' }), 'N').linked).toBe(f),
);
test.each(['L15', 'M3', 'O23'])('1 a line from an arsenal of the South reaches the fort %s', (f) =>
  expect(communications(scene({ [f]: 'i' }), 'S').linked).toBe(f),
);

test('2 the table of units', () => {
  const table = Object.entries(UNITS).map(([kind, u]) =>
    [kind, u.number, u.speed, u.attack, u.charge, u.defence, u.range].join(' '),
  );
  expect(table).toEqual([
    'infantry 9 1 4 4 6 2',
    'cavalry 4 2 4 7 5 2',
    'footArtillery 1 1 5 5 8 3',
    'mountedArtillery 1 2 5 5 8 3',
    'footCommunications 1 1 0 0 1 2',
    'mountedCommunications 1 2 0 0 1 2',
  ]);
  expect(ARMY_SIZE).toBe(17);
  expect(ARMY.filter((kind) => UNITS[kind].fighting)).toHaveLength(15);
});

// One attacker of 4 at a distance of two, so that cavalry does not charge.
const assaulted = (letter: string, ground: string, terrainBonusForAllUnits = false): string =>
  sum(
    scene(
      { D6: 'I', F6: letter },
      { board: drill({ F6: ground }), rules: { terrainBonusForAllUnits } },
    ),
    'F6',
  ).replace(/ \w+$/, '');

test.each([
  ['i', 'F6 6 = 6', 'F6 8(2) = 8', 'F6 10(4) = 10'],
  ['a', 'F6 8 = 8', 'F6 10(2) = 10', 'F6 12(4) = 12'],
  ['h', 'F6 8 = 8', 'F6 10(2) = 10', 'F6 12(4) = 12'],
  ['c', 'F6 5 = 5', 'F6 5 = 5', 'F6 5 = 5'],
  ['r', 'F6 1 = 1', 'F6 1 = 1', 'F6 1 = 1'],
  ['s', 'F6 1 = 1', 'F6 1 = 1', 'F6 1 = 1'],
])('2 the terrain bonus of %s in the open, in a pass, in a fort', (letter, open, pass, fort) => {
  expect(assaulted(letter, '.')).toBe(`D6 4 = 4 : ${open}`);
  expect(assaulted(letter, '=')).toBe(`D6 4 = 4 : ${pass}`);
  expect(assaulted(letter, '#')).toBe(`D6 4 = 4 : ${fort}`);
});

test.each([
  ['c', 'F6 7(2) = 7', 'F6 9(4) = 9'],
  ['r', 'F6 3(2) = 3', 'F6 5(4) = 5'],
  ['s', 'F6 3(2) = 3', 'F6 5(4) = 5'],
])('2 terrainBonusForAllUnits: %s has the bonus too', (letter, pass, fort) => {
  expect(assaulted(letter, '=', true)).toBe(`D6 4 = 4 : ${pass}`);
  expect(assaulted(letter, '#', true)).toBe(`D6 4 = 4 : ${fort}`);
});

test('3 units are placed on own territory, not on mountains, one a square, no more than the army has', () => {
  const answer = (side: 'N' | 'S', name: string) => {
    const deployed = deploy(B, emptyDeployment(side), 'infantry', square(name));
    return deployed.ok
      ? names(deployed.deployment.units.map((u) => u.square))
      : spoken(B, deployed.reasons);
  };
  expect(answer('N', 'J25')).toBe('J25');
  expect(answer('S', 'K1')).toBe('K1');
  expect(answer('N', 'K1')).toEqual(['notYourTerritory K1, side N']);
  expect(answer('S', 'J25')).toEqual(['notYourTerritory J25, side S']);
  expect(answer('N', 'C10')).toEqual(['mountain C10']);
  // Both at once.
  expect(answer('N', 'N11')).toEqual(['notYourTerritory N11, side N', 'mountain N11']);
  // Arsenals, passes and forts are ground like any other.
  expect([answer('N', 'B15'), answer('N', 'F10'), answer('N', 'I13')]).toEqual([
    'B15',
    'F10',
    'I13',
  ]);
});

test('3 lots decide who has the first turn', () => {
  const setup = (first: 'N' | 'S') =>
    setupOfDeployments(B, emptyDeployment('N'), emptyDeployment('S'), first);
  expect([setup('N').side, setup('S').side]).toEqual(['N', 'S']);
});

test('3 every opening is two whole armies, each on its own territory, all arsenals standing', () => {
  for (const opening of OPENINGS) {
    const p = position(opening.position);
    expect(unitsOf(p), opening.id).toHaveLength(34);
    for (const unit of unitsOf(p)) expect(territoryOf(B, unit.square), opening.id).toBe(unit.side);
    expect(p.standing).toBe(0b1111);
  }
});

test('1 the map in the program is the map of the data', () => {
  const rows = linesOf('standard-map.txt');
  const sign = { plain: '.', mountain: '^', pass: '=', fort: '#' };
  const map = B.terrain.map((t, s) => B.arsenals.find((a) => a.square === s)?.side ?? sign[t]);
  expect(rows).toEqual(
    Array.from({ length: 20 }, (_, r) => map.slice(r * 25, r * 25 + 25).join('')),
  );
});
