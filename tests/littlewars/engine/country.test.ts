import { describe, expect, test } from 'vitest';
import { COUNTRIES, COUNTRY_IDS } from '../../../src/littlewars/battles/countries';
import { FIELDS, generatedCountry } from '../../../src/littlewars/battles/generator';
import { groundAt, solidsOf, surfaceAt } from '../../../src/littlewars/engine/country';
import { isFree } from '../../../src/littlewars/engine/obstacles';
import { countryFaults } from '../../../src/littlewars/engine/countryFaults';
import { backLine } from '../../../src/littlewars/engine/men';
import {
  betweenSegments,
  betweenShapes,
  contains,
  holds,
  rectangle,
  segmentToOutline,
  toOutline,
  toShape,
} from '../../../src/littlewars/engine/shapes';
import type { Country, Piece, PieceKind, Shape } from '../../../src/littlewars/engine/types';
import { block, country, inches, played } from './tables';

const circle = (x: number, y: number, radius: number): Shape => ({
  kind: 'circle',
  ...inches(x, y),
  radius,
});
const round = (id: string, kind: PieceKind, shape: Shape, height = 64): Piece => ({
  id,
  kind,
  shape,
  height,
});
const of = (...pieces: readonly Piece[]): Country => ({
  name: '',
  width: 1920,
  depth: 1536,
  pieces,
});
const faults = (...pieces: readonly Piece[]) =>
  countryFaults(of(...pieces)).map(({ code }) => code);

describe('1.3 faults of a Country', () => {
  test('a good one has none: a hill of two boards with a house, a pond with its ford, a tree', () => {
    expect(
      faults(
        block('hill', 'board', [20, 20, 40, 40]),
        block('top', 'board', [24, 24, 36, 36]),
        block('house', 'house', [26, 26, 32, 32]),
        round('pond', 'water', circle(70, 40, 80), 0),
        block('ford', 'ford', [60, 38, 80, 42]),
        round('tree', 'tree', circle(100, 40, 6)),
      ),
    ).toEqual([]);
  });

  test('laid in whichever sequence', () => {
    expect(
      faults(block('top', 'board', [24, 24, 36, 36]), block('hill', 'board', [20, 20, 40, 40])),
    ).toEqual([]);
    expect(
      faults(block('house', 'house', [26, 26, 32, 32]), block('hill', 'board', [20, 20, 40, 40])),
    ).toEqual([]);
  });

  test.each<[string, Piece[]]>([
    ['twoOfOneId', [block('a', 'wall', [10, 10, 20, 11]), block('a', 'wall', [30, 10, 40, 11])]],
    ['offTheField', [block('a', 'wall', [-1, 10, 20, 11])]],
    ['heightOf', [block('a', 'house', [10, 10, 20, 20], 2)]],
    ['heightOf', [block('a', 'board', [10, 10, 20, 20], 2)]],
    ['overlaps', [block('a', 'house', [10, 10, 20, 20]), block('b', 'wall', [15, 15, 30, 16])]],
    ['overlaps', [block('a', 'board', [10, 10, 20, 20]), block('b', 'house', [15, 15, 30, 25])]],
    ['overlaps', [block('b', 'house', [15, 15, 30, 25]), block('a', 'board', [10, 10, 20, 20])]],
    ['overlaps', [block('a', 'board', [10, 10, 20, 20]), block('b', 'board', [15, 15, 30, 25])]],
    ['overlaps', [round('a', 'rock', circle(20, 20, 20)), round('b', 'rock', circle(21, 20, 20))]],
    ['noWater', [block('a', 'bridge', [10, 10, 20, 20])]],
    ['tooSmall', [round('a', 'tree', circle(20, 20, 0))]],
    [
      'tooSmall',
      [round('a', 'wall', { kind: 'polygon', corners: [inches(10, 10), inches(20, 10)] })],
    ],
    ['notWhole', [round('a', 'tree', { kind: 'circle', x: 99.5, y: 99, radius: 4 })]],
    [
      'notWhole',
      [
        round('a', 'wall', {
          kind: 'polygon',
          corners: [
            { x: 99.5, y: 99 },
            { x: 199, y: 99 },
            { x: 99, y: 199 },
          ],
        }),
      ],
    ],
    ['notWhole', [round('a', 'tree', circle(20, 20, 6), 60.5)]],
    [
      'crossesItself',
      [
        round('a', 'wall', {
          kind: 'polygon',
          corners: [inches(10, 10), inches(20, 20), inches(20, 10), inches(10, 20)],
        }),
      ],
    ],
  ])('%s', (code, pieces) => {
    expect(faults(...pieces)).toEqual([code]);
  });

  test('1.4 a field of 10 by 8 ft, of 18 by 8 for 200 men, with a back line along each long side', () => {
    const { usual, wide } = FIELDS;
    for (const [fields, width] of [
      [usual, 120],
      [wide, 216],
    ] as const) {
      const made = generatedCountry({ seed: 1, ...fields });
      expect(made).toMatchObject({ width: width * 16, depth: 96 * 16 });
      expect([backLine({ country: made }, 'red'), backLine({ country: made }, 'blue')]).toEqual([
        0, 1536,
      ]);
    }
    for (const id of COUNTRY_IDS)
      expect(COUNTRIES[id]).toMatchObject({ width: usual.width * 192, depth: usual.depth * 192 });
  });

  test('1.4 the size of the field', () => {
    expect(countryFaults({ ...of(), width: 384, depth: 7_680 })).toEqual([]);
    for (const [width, depth] of [
      [383, 1536],
      [1920, 7_681],
      [100, 1536],
      [1920, 99_999],
      [1920.5, 1536],
    ] as const)
      expect(countryFaults({ ...of(), width, depth })).toEqual([
        { code: 'sizeOfField', width, depth },
      ]);
  });
});

describe('shapes', () => {
  const l: Shape = {
    kind: 'polygon',
    corners: [
      inches(0, 0),
      inches(10, 0),
      inches(10, 4),
      inches(4, 4),
      inches(4, 10),
      inches(0, 10),
    ],
  };

  test('a point within, on the outline and without', () => {
    expect(contains(l, inches(2, 8))).toBe(true);
    expect(contains(l, inches(8, 2))).toBe(true);
    expect(contains(l, inches(8, 8))).toBe(false);
    expect(contains(l, inches(4, 8))).toBe(true);
    expect(toShape(l, inches(6, 6))).toBe(32);
    expect(toShape(l, inches(2, 2))).toBe(0);
    expect(toOutline(l, inches(1, 2))).toBe(16);
    expect(toOutline(circle(0, 0, 16), inches(0, 3))).toBe(32);
  });

  test('between segments, shapes, and outlines', () => {
    const [a, b] = [inches(0, 0), inches(4, 0)];
    expect(betweenSegments(a, b, inches(2, -1), inches(2, 1))).toBe(0);
    expect(betweenSegments(a, b, inches(6, 0), inches(8, 0))).toBe(32);
    expect(betweenSegments(a, a, inches(1, 0), inches(1, 0))).toBe(16);
    expect(segmentToOutline(circle(0, 0, 64), inches(1, 0), inches(2, 0))).toBe(32);
    expect(segmentToOutline(circle(0, 0, 64), inches(1, 0), inches(8, 0))).toBe(0);
    expect(segmentToOutline(circle(0, 0, 64), inches(6, 0), inches(8, 0))).toBe(32);
    expect(betweenShapes(circle(20, 2, 16), l)).toBe(9 * 16);
    expect(betweenShapes(l, circle(20, 2, 16))).toBe(9 * 16);
    expect(betweenShapes(rectangle(inches(2, 2), 16, 16), l)).toBe(0);
    expect(betweenShapes(l, rectangle(inches(2, 2), 16, 16))).toBe(0);
    expect(betweenShapes(rectangle(inches(7, 7), 32, 32), l)).toBe(32);
    expect(betweenShapes({ kind: 'polygon', corners: [] }, l)).toBe(Infinity);
  });

  test('one that holds another', () => {
    expect(holds(l, rectangle(inches(2, 5), 32, 64))).toBe(true);
    expect(holds(l, rectangle(inches(5, 2), 320, 32))).toBe(false);
    expect(holds(circle(2, 2, 80), rectangle(inches(2, 2), 32, 32))).toBe(true);
    expect(holds(l, circle(2, 2, 32))).toBe(true);
    expect(holds(l, circle(2, 2, 33))).toBe(false);
    expect(holds(l, circle(8, 8, 3))).toBe(false);
    // Its corners lie within, and it lies across the notch.
    const across: Shape = { kind: 'polygon', corners: [inches(1, 9), inches(1, 1), inches(9, 1)] };
    expect(holds(l, across)).toBe(false);
  });

  test('a rectangle that is turned', () => {
    const turned = rectangle(inches(10, 10), 64, 32, { x: 0, y: 1 });
    expect(turned).toMatchObject({
      corners: [inches(11, 8), inches(11, 12), inches(9, 12), inches(9, 8)],
    });
  });
});

describe('1.3 heights', () => {
  const on = country(
    block('top', 'board', [24, 24, 36, 36]),
    block('hill', 'board', [20, 20, 40, 40]),
    block('same', 'board', [20, 20, 40, 40]),
    block('house', 'house', [26, 26, 32, 32]),
    round('tree', 'tree', circle(22, 22, 6)),
  );

  test('an inch for each board', () => {
    expect([
      groundAt(on, inches(10, 10)),
      groundAt(on, inches(22, 30)),
      groundAt(on, inches(34, 34)),
    ]).toEqual([0, 32, 48]);
  });

  test('a piece on boards begins at their top', () => {
    const at = (id: string) => solidsOf(on).find(({ piece }) => piece.id === id);
    expect(at('hill')).toMatchObject({ foot: 0, top: 16 });
    expect(at('same')).toMatchObject({ foot: 16, top: 32 });
    expect(at('top')).toMatchObject({ foot: 32, top: 48 });
    expect(at('house')).toMatchObject({ foot: 48, top: 112 });
    expect(at('tree')).toMatchObject({ foot: 32, top: 96 });
    const { x, y } = inches(30, 30);
    expect(surfaceAt(solidsOf(on), x, y)).toMatchObject({ height: 112 });
    expect(surfaceAt(solidsOf(on), 0, 0)).toEqual({ height: 0, solid: null });
  });
});

describe('3.4 pieces that a path passes', () => {
  const on = country(
    block('river', 'water', [0, 60, 120, 64]),
    block('bridge', 'bridge', [20, 58, 24, 66]),
    round('pond', 'water', circle(60, 30, 48), 0),
  );

  test('water by a bridge alone, however near it is', () => {
    expect(isFree(played(on), inches(22, 57), inches(22, 67), 5)).toBe(true);
    expect(isFree(played(on), inches(21, 57), inches(27, 67), 5)).toBe(false);
    expect(isFree(played(on), inches(30, 57), inches(30, 67), 5)).toBe(false);
    expect(isFree(played(on), inches(60, 20), inches(60, 40), 5)).toBe(false);
    expect(isFree(played(on), inches(10, 59), inches(50, 59), 5)).toBe(true);
    expect(isFree(played(on), inches(10, 59.875), inches(50, 59.875), 5)).toBe(false);
  });
});
