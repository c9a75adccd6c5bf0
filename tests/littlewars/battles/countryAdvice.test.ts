import { describe, expect, test } from 'vitest';
import { COUNTRIES, COUNTRY_IDS } from '../../../src/littlewars/battles/countries';
import {
  advicePlaces,
  countryAdvice,
  type AdviceTopic,
} from '../../../src/littlewars/battles/countryAdvice';
import { FIELDS, generatedCountry } from '../../../src/littlewars/battles/generator';
import {
  at,
  block,
  crossing,
  hill,
  pond,
  span,
  stream,
} from '../../../src/littlewars/battles/pieces';
import { countryFaults } from '../../../src/littlewars/engine/countryFaults';
import { FOOT, INCH } from '../../../src/littlewars/engine/lengths';
import type { Country, Piece } from '../../../src/littlewars/engine/types';
import { rounds } from '../../support/rounds';

const field = (pieces: readonly Piece[], width = 10, depth = 8): Country => ({
  name: '',
  width: width * FOOT,
  depth: depth * FOOT,
  pieces,
});

const notSaved = (country: Country): readonly AdviceTopic[] =>
  countryAdvice(country).flatMap(({ topic, places }) => (places.length > 0 ? [topic] : []));

/** The places against a piece of advice, in inches: left, right, bottom, top; null if it does not concern it. */
const inInches = (country: Country, topic: AdviceTopic) =>
  advicePlaces(country, topic)?.map(({ left, right, bottom, top }) =>
    [left, right, bottom, top].map((edge) => Math.round(edge / INCH)),
  ) ?? null;

/** Walls side by side in a rank at a depth, a foot apart. */
const rank = (id: string, y: number, width = 120): Piece[] =>
  Array.from({ length: width / 24 }, (_, i) =>
    block(`${id}-${i}`, 'wall', at(12 + 24 * i, y), [12, 1, 1.5]),
  );
const SCATTERED = [...rank('south', 24), ...rank('middle', 48), ...rank('north', 72)];

describe('cover: too much is better than too little', () => {
  test('an empty field has too little in both halves, a field with walls all over it enough', () => {
    expect(inInches(field([]), 'cover')).toEqual([
      [0, 120, 0, 48],
      [0, 120, 48, 96],
    ]);
    expect(inInches(field(SCATTERED), 'cover')).toEqual([]);
  });

  test('a wing without any is reported by its place, once the half has enough', () => {
    const west = SCATTERED.filter(({ id }) => !/-[34]$/.test(id));
    const found = inInches(field(west), 'cover') ?? [];
    expect(found.length).toBeGreaterThan(0);
    for (const [left] of found) expect(left).toBeGreaterThan(60);
  });

  test('a single board hides nobody, a second one on it does', () => {
    const boards = (count: number) =>
      ['south', 'north'].flatMap((id, i) =>
        Array.from({ length: count }, (_, level) => {
          const [near, far] = [20 + 44 * i + level, 32 + 44 * i - level];
          return hill(`${id}-${level}`, [20, near], [100, near], [100, far], [20, far]);
        }),
      );
    expect(inInches(field(boards(1)), 'cover')).toHaveLength(2);
    expect(inInches(field(boards(2)), 'cover')).toEqual([]);
  });
});

describe('not too crowded: guns must see', () => {
  const crowd = [18, 30, 42, 54, 66, 78].flatMap((y) =>
    Array.from({ length: 10 }, (_, i) =>
      block(`w${y}-${i}`, 'wall', at(6 + 12 * i, y), [11, 1, 1.5]),
    ),
  );

  test('ranks of walls from edge to edge, a foot behind each other, blind them everywhere', () => {
    expect(countryFaults(field(crowd))).toEqual([]);
    expect(inInches(field(crowd), 'crowd')).toEqual([
      [0, 40, 0, 96],
      [40, 80, 0, 96],
      [80, 120, 0, 96],
    ]);
    expect(inInches(field(SCATTERED), 'crowd')).toEqual([]);
  });

  test('a crowded wing is reported by its place', () => {
    const west = crowd.filter(({ id }) => Number(id.split('-')[1]) < 3);
    expect(inInches(field(west), 'crowd')).toEqual([[0, 40, 0, 96]]);
  });

  test('on a shallow field guns see less without being blind', () => {
    const shallow = field([...rank('one', 16), ...rank('two', 32)], 10, 4);
    expect(inInches(shallow, 'crowd')).toEqual([]);
  });
});

describe('no large open space along the middle', () => {
  test('is reported with the circle that has no cover', () => {
    const sides = [...rank('south', 24), ...rank('north', 72)];
    expect(inInches(field(sides), 'middle')).toEqual([]);
    const far = [...rank('south', 18), ...rank('north', 78)];
    const [first] = inInches(field(far), 'middle') ?? [];
    expect(first).toBeDefined();
    expect(((first?.[2] ?? 0) + (first?.[3] ?? 0)) / 2).toBeCloseTo(48, -1);
  });
});

describe('frequent fords and bridges', () => {
  const river = stream('river', 4, undefined, [0, 48], [60, 48], [120, 48]);
  const bridge = (x: number) => crossing(`bridge-${x}`, 'bridge', x, 48, [4, 8]);
  const stretches = (...more: readonly Piece[]) => inInches(field([river, ...more]), 'crossings');

  test('no crossing, one in the middle, three', () => {
    expect(stretches()).toEqual([[0, 120, 46, 50]]);
    expect(stretches(bridge(60))).toEqual([
      [0, 58, 46, 50],
      [62, 120, 46, 50],
    ]);
    expect(stretches(bridge(24), bridge(60), bridge(96))).toEqual([]);
    expect(stretches(bridge(24), bridge(96))).toEqual([[26, 94, 46, 50]]);
  });

  test('a water with an open end can be walked round; a pool blocks nobody', () => {
    const half = stream('half', 4, undefined, [0, 48], [40, 48]);
    expect(inInches(field([half]), 'crossings')).toEqual([[0, 40, 46, 50]]);
    expect(inInches(field([half, bridge(30)]), 'crossings')).toEqual([]);
    const inside = stream('inside', 4, undefined, [35, 48], [85, 48]);
    expect(inInches(field([inside]), 'crossings')).toEqual([]);
    expect(inInches(field([pond('pool', 60, 48, 5)]), 'crossings')).toBeNull();
    expect(countryAdvice(field([])).map(({ topic }) => topic)).not.toContain('crossings');
  });

  test('a river of several pieces is one, and one from line to line is asked along itself', () => {
    const pieces = [0, 40, 80].map((x) => span(`part-${x}`, 'water', [x, 46, x + 40, 50], 0));
    expect(inInches(field([...pieces, bridge(24), bridge(96)]), 'crossings')).toEqual([
      [26, 94, 46, 50],
    ]);
    const along = span('along', 'water', [58, 0, 62, 96], 0);
    const ford = block('ford', 'ford', at(60, 20), [8, 4, 0]);
    expect(inInches(field([along, ford]), 'crossings')).toEqual([[58, 62, 22, 96]]);
  });
});

describe('paths for everybody', () => {
  const court = (gate: boolean): Piece[] => [
    span('west', 'wall', [40, 20, 41, 40], 1.5),
    span('east', 'wall', [60, 20, 61, 40], 1.5),
    span('north', 'wall', [41, 39, 60, 40], 1.5),
    span('south', 'wall', [41, 20, gate ? 57 : 60, 21], 1.5),
  ];

  test('ground that walls shut in is reported by its place, with a gate it is not', () => {
    const [[left = 0, right = 0, bottom = 0, top = 0] = []] =
      inInches(field(court(false)), 'reachable') ?? [];
    expect(left).toBeGreaterThan(40);
    expect(right).toBeLessThan(61);
    expect(bottom).toBeGreaterThan(20);
    expect(top).toBeLessThan(40);
    expect(inInches(field(court(true)), 'reachable')).toEqual([]);
  });

  test('the far bank of a river without a crossing is reported too', () => {
    const river = stream('river', 4, undefined, [0, 40], [120, 40]);
    expect(inInches(field([river]), 'reachable')).toHaveLength(1);
    const ford = crossing('ford', 'ford', 60, 40, [4, 8]);
    expect(inInches(field([river, ford]), 'reachable')).toEqual([]);
  });
});

test.each(COUNTRY_IDS)('%s follows all of it', (id) => {
  expect(notSaved(COUNTRIES[id])).toEqual([]);
});

describe('a generated country', () => {
  const SIZES: readonly (readonly [width: number, depth: number, seeds: number])[] = [
    [FIELDS.usual.width, FIELDS.usual.depth, rounds(20, 600)],
    [FIELDS.wide.width, FIELDS.wide.depth, rounds(20, 600)],
    [6, 6, rounds(8, 200)],
    [6, 12, rounds(8, 200)],
    [8, 10, rounds(8, 200)],
    [14, 6, rounds(8, 200)],
    [24, 6, rounds(8, 200)],
    [24, 12, rounds(4, 100)],
  ];

  test.each(SIZES)(
    'of %s by %s ft keeps all of it, without faults, and is no fuller than a field of its size',
    { tags: ['slow'] },
    (width, depth, seeds) => {
      expect(seeds).toBeGreaterThan(0);
      for (let seed = 0; seed < seeds; seed++) {
        const country = generatedCountry({ seed, width, depth });
        const which = `seed ${seed}`;
        expect(notSaved(country), which).toEqual([]);
        expect(countryFaults(country), which).toEqual([]);
        expect(country.pieces.length, which).toBeLessThanOrEqual(
          Math.max(40, (width * depth) / 2 + 4),
        );
      }
    },
  );

  test('has as many crossings as its river is long', { tags: ['slow'] }, () => {
    const crossings = (width: number) =>
      Array.from({ length: 8 }, (_, seed) => generatedCountry({ seed, width, depth: 8 }).pieces)
        .filter((pieces) => pieces.some(({ id }) => id === 'river'))
        .map((pieces) => pieces.filter(({ kind }) => kind === 'ford' || kind === 'bridge').length);
    expect(new Set(crossings(10))).toEqual(new Set([3]));
    expect(new Set(crossings(18))).toEqual(new Set([5]));
  });
});
