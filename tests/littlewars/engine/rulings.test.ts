import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { firstMet, standOff } from '../../../src/littlewars/engine/bolt';
import { gunHindrances } from '../../../src/littlewars/engine/gun';
import { hindrances } from '../../../src/littlewars/engine/men';
import { piecesAlong } from '../../../src/littlewars/engine/obstacles';
import { FIRST_RULINGS, isRulingsVersion } from '../../../src/littlewars/engine/rulings';
import { flightOf } from '../../../src/littlewars/engine/shot';
import { solidsOf } from '../../../src/littlewars/engine/country';
import type { Battle } from '../../../src/littlewars/engine/types';
import { readRecord } from '../../../src/littlewars/game/readRecord';
import { battleOf } from '../../../src/littlewars/game/timeline';
import { block, country, inches, table } from './tables';

const byFirst = (battle: Battle): Battle => ({ ...battle, rulings: FIRST_RULINGS });

test('there are three versions of the rulings', () => {
  expect([0, 1, 2, 3, 4].map(isRulingsVersion)).toEqual([false, true, true, true, false]);
});

describe('2.3 by the first rulings, which have no apron', () => {
  test('men are set out behind their line, however far, and never go there again', () => {
    const battle = table({ red: [[40, 4]], blue: [[40, 90]] });
    for (const [i, y] of [-5.9, 101.9].entries()) {
      const man = battle.men[i]!;
      const at = inches(50, y);
      expect(hindrances(byFirst(battle), man, at, true)).toEqual([]);
      expect(hindrances(byFirst(battle), man, at)).toEqual([{ code: 'offField', at }]);
      expect(hindrances(battle, man, at, true)).toEqual([{ code: 'offField', at }]);
    }
  });

  test('guns are set out behind their line, their trails further still, and stand before it then', () => {
    const battle = byFirst(table({ guns: [{ side: 'red', x: 60, y: 4 }] }));
    const gun = battle.guns[0]!;
    const at = { ...inches(60, -6), bearing: 0 };
    const edge = [{ to: { kind: 'edge' }, distance: 0 }];
    expect(gunHindrances(battle, gun, at, true)).toEqual([]);
    expect(gunHindrances(battle, gun, at)).toEqual(edge);
    expect(gunHindrances({ ...battle, rulings: 2 }, gun, at, true)).toEqual(edge);
    // Before the line its trail may hang over it, and over no other edge.
    expect(gunHindrances(battle, gun, { ...inches(60, 1), bearing: 0 })).toEqual([]);
    expect(gunHindrances(battle, gun, { ...inches(1, 40), bearing: 90_000 })).toEqual(edge);
  });
});

test('4.7 by the first rulings a bolt that ends a step over a roof is set on it, and by the second it is not', () => {
  const text = readFileSync('tests/littlewars/records/older/on-the-roof.lw', 'utf8');
  const battle = battleOf(readRecord(text).game!)!;
  const shot = battle.shots.at(-1)!;
  const metBy = (rulings: Battle['rulings']): readonly string[] => {
    const gun = battle.guns.find(({ id }) => id === shot.gun)!;
    const { events } = flightOf({ ...battle, rulings }, gun, shot.aim, shot.deviation);
    return events.map(({ kind }) => kind);
  };
  expect(metBy(1)).toContain('top');
  expect(metBy(2)).toContain('piece');
  expect(metBy(2)).not.toContain('top');
});

describe('4.7 a bolt that has struck an upright face', () => {
  const built = country(block('house', 'house', [40, 40, 46, 46]));
  const face = { x: -1, y: 0 };
  const obstacles = { solids: solidsOf(built), guns: [], targets: [] };
  const at = (x: number, z = 16) => ({ ...inches(x, 43), z, vx: 1, vy: 0, vz: 0 });

  test('is set a hair before it, by either rulings', () => {
    for (const firstCrossed of [false, true]) {
      const bolt = at(40);
      standOff(bolt, face, [4, 0], { ...obstacles, firstCrossed });
      expect(bolt.x).toBeLessThan(640);
      expect(bolt.x).toBeGreaterThan(639);
    }
  });

  test('goes back along its step, by the second, where something else stands before it', () => {
    // As if it had struck a face that stands against the house: what is before that face is the house.
    const bolt = at(46);
    standOff(bolt, face, [-4, 0], { ...obstacles, firstCrossed: true });
    expect(bolt.x).toBeGreaterThan(736);
    expect(bolt.x).toBeLessThan(737);
  });

  test('by the first rulings a face that is struck comes before the floor', () => {
    const met = firstMet(at(39, 1), 32, 0, -2, { ...obstacles, firstCrossed: false });
    expect(met).toMatchObject({ kind: 'side', part: 0.5 });
  });
});

test('1.2 by the second rulings a bar wholly on a bridge is not in the water below it', () => {
  const river = country(
    block('river', 'water', [0, 40, 120, 52]),
    block('bridge', 'bridge', [50, 39, 62, 53]),
  );
  const near = (ax: number, ay: number, bx: number, by: number): string[] =>
    piecesAlong(river, inches(ax, ay), inches(bx, by), 4).map(({ piece }) => piece.id);
  expect(near(56, 42, 56, 45)).toEqual([]);
  expect(near(56, 42, 66, 42)).toEqual(['river']);
  expect(near(66, 42, 66, 45)).toEqual(['river']);
});
