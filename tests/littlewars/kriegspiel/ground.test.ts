import { expect, test } from 'vitest';
import {
  costOf,
  countryFor,
  profileOf,
  type Mobility,
} from '../../../src/littlewars/kriegspiel/ground';
import type { Piece } from '../../../src/littlewars/engine/types';
import { block, inches } from '../engine/tables';
import { onField } from './tables';

const FOOT: Mobility = { march: 192, road: 288, wheels: false, fords: true };
const box = (
  id: string,
  kind: Piece['kind'],
  corners: readonly [number, number, number, number],
  more: Partial<Piece> = {},
): Piece => ({ ...block(id, kind, corners, kind === 'block' ? 6 : 0), ...more });

const cost = (pieces: readonly Piece[], ...stops: readonly (readonly [number, number])[]) =>
  costOf(
    profileOf(
      onField(pieces),
      stops.map(([x, y]) => inches(x, y)),
    ),
    FOOT,
  );

test('kriegspiel.md 2.2: a march partly on a road is measured in shares of its time', () => {
  const road = box('road', 'road', [10, 0, 14, 29]);
  // Chapter 9: half the move on a road and half beside it, 9 + 6 in.
  expect(cost([road], [12, 20], [12, 35]).walk).toBeCloseTo(1, 12);
  expect(cost([road], [12, 0], [12, 18]).walk).toBeCloseTo(1, 12);
  expect(cost([], [12, 20], [12, 32]).walk).toBe(1);
  // A road bridge is a road, and so is the edge of one.
  expect(cost([box('b', 'roadBridge', [10, 0, 14, 29])], [12, 0], [12, 18]).walk).toBeCloseTo(
    1,
    12,
  );
  expect(cost([road], [14, 0], [14, 18]).walk).toBeCloseTo(1, 12);
});

test('kriegspiel.md 2.4: a path past a round pond goes through no water, and one over it does', () => {
  const shape = { kind: 'circle', ...inches(30, 30), radius: 160 } as const;
  const pond: Piece = { id: 'pond', kind: 'water', shape, height: 0 };
  expect(cost([pond], [21, 37], [23, 39])).toMatchObject({ rivers: [] });
  expect(cost([pond], [18, 30], [42, 30])).toMatchObject({
    rivers: ['pond'],
    before: 32,
    after: 32,
  });
});

test('kriegspiel.md 2.3: a contour upwards costs a foot of the march, downwards half a foot', () => {
  const hill = box('hill', 'block', [0, 20, 36, 56]);
  const up = cost([hill], [10, 19], [10, 21]);
  expect(up).toMatchObject({ climb: 1, up: 1, down: 0, before: 16, after: 16, steepest: 1 });
  expect(cost([hill], [10, 21], [10, 19])).toMatchObject({ climb: 0.5, up: 0, down: 1 });
  // Over the hill and down again.
  expect(cost([hill], [10, 10], [10, 60])).toMatchObject({ climb: 1.5, up: 1, down: 1 });
  // On a road the foot is one of those marched there.
  const road = box('road', 'road', [8, 10, 12, 30]);
  expect(cost([hill, road], [10, 19], [10, 21]).climb).toBeCloseTo(192 / 288, 12);
  // Beside one another blocks have no contour; along an edge none is crossed.
  const beside = box('beside', 'block', [36, 20, 72, 56]);
  expect(cost([hill, beside], [10, 30], [60, 30])).toMatchObject({ climb: 0, up: 0, down: 0 });
  expect(cost([hill, beside], [36, 22], [36, 50])).toMatchObject({ climb: 0 });
  // Two layers that end together are two contours.
  const pile = box('pile', 'block', [4, 20, 30, 50]);
  expect(cost([hill, pile], [10, 19], [10, 21])).toMatchObject({ climb: 2, up: 2, steepest: 2 });
  // Boards of Little Wars cost nothing (LW 1.3).
  expect(cost([block('board', 'board', [0, 20, 36, 56])], [10, 19], [10, 21]).climb).toBe(0);
});

test('kriegspiel.md 2.3: four contours within a foot are steep, on a road they are not', () => {
  const steps = (gap: number, count = 4): Piece[] =>
    Array.from({ length: count }, (_, i) =>
      box(`step-${i}`, 'block', [i, 20 + i * gap, 60 - i, 90]),
    );
  const climb = (pieces: readonly Piece[]) => cost(pieces, [30, 10], [30, 60]).steepest;
  expect(climb(steps(4))).toBe(4);
  expect(climb(steps(4.25))).toBe(3);
  expect(climb([...steps(2, 2)])).toBe(2);
  expect(climb([...steps(2), box('road', 'road', [28, 0, 32, 80])])).toBe(0);
  // Up and down are two slopes.
  const ridge = [box('a', 'block', [0, 20, 60, 26]), box('b', 'block', [0, 21, 60, 25])];
  expect(climb(ridge)).toBe(2);
});

test('kriegspiel.md 2.4: a path goes through a river but not over a bridge', () => {
  const river = box('river', 'river', [0, 40, 120, 44], { fordable: true });
  const bridge = box('bridge', 'bridge', [50, 38, 54, 46]);
  expect(cost([river, bridge], [20, 38], [20, 47])).toMatchObject({
    rivers: ['river'],
    before: 32,
    after: 48,
  });
  expect(cost([river, bridge], [52, 30], [52, 50])).toMatchObject({
    rivers: [],
    before: 320,
    after: 320,
  });
  // A road through it changes nothing of that.
  const road = box('road', 'road', [10, 0, 30, 42]);
  expect(cost([river, road], [20, 38], [20, 47])).toMatchObject({ rivers: ['river'], after: 48 });
  const second = box('second', 'water', [0, 50, 120, 52]);
  expect(cost([river, second], [20, 38], [20, 60]).rivers).toEqual(['river', 'second']);
});

test('a way of several legs is one profile; a leg of no length is none', () => {
  const pond: Piece = {
    ...box('pond', 'river', [0, 0, 1, 1]),
    shape: { kind: 'circle', x: 640, y: 640, radius: 64 },
  };
  const path = [inches(20, 40), inches(30, 40), inches(30, 40), inches(60, 40)];
  expect(profileOf(onField([pond]), path)).toEqual([
    { length: 256, onRoad: false, layers: 0, river: null },
    { length: 128, onRoad: false, layers: 0, river: 'pond' },
    { length: 256, onRoad: false, layers: 0, river: null },
  ]);
  expect(profileOf(onField([pond]), [inches(20, 50), inches(60, 50)])).toHaveLength(1);
  expect(profileOf(onField([]), [inches(20, 40)])).toEqual([]);
});

test('kriegspiel.md 2.4: a fording path ignores fordable rivers, another ignores fords', () => {
  const river = box('river', 'river', [0, 40, 120, 44], { fordable: true });
  const water = box('water', 'water', [0, 60, 120, 64]);
  const ford = box('ford', 'ford', [50, 58, 54, 66]);
  const on = onField([river, water, ford]);
  const ids = (fords: boolean) => countryFor(on, fords).pieces.map(({ id }) => id);
  expect(ids(true)).toEqual(['water', 'ford']);
  expect(ids(false)).toEqual(['river', 'water']);
  expect(countryFor(on, true)).toBe(countryFor(on, true));
  const plain = onField([]);
  expect(countryFor(plain, false)).toBe(plain);
});
