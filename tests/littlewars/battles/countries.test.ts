import { describe, expect, test } from 'vitest';
import { COUNTRIES, COUNTRY_IDS } from '../../../src/littlewars/battles/countries';
import { FIELDS, generatedCountry } from '../../../src/littlewars/battles/generator';
import { turnedRound } from '../../../src/littlewars/battles/pieces';
import { countryFaults } from '../../../src/littlewars/engine/countryFaults';
import { INCH } from '../../../src/littlewars/engine/lengths';
import { boundsOf } from '../../../src/littlewars/engine/shapes';
import type { Country } from '../../../src/littlewars/engine/types';
import { coverBetween, flood, pathsToMiddle } from './measures';
import { rounds } from '../../support/rounds';

/** `SHARE=10` tries more. */
const SEEDS = rounds(60);
/** More pieces cost more time than the paths of an army may. */
const MOST_PIECES = 40;

const thirds = (country: Country): number[] =>
  [0, 1, 2].map((i) =>
    coverBetween(country, (i * country.depth) / 3, ((i + 1) * country.depth) / 3),
  );
const halves = (country: Country): [number, number] => [
  coverBetween(country, 0, country.depth / 2),
  coverBetween(country, country.depth / 2, country.depth),
];

describe.each(COUNTRY_IDS)('the country %s', (id) => {
  const country = COUNTRIES[id];

  test('has no faults, and no more pieces than an army can find its paths among', () => {
    expect(countryFaults(country)).toEqual([]);
    expect(country.pieces.length).toBeLessThanOrEqual(MOST_PIECES);
  });

  test('has cover in each third, and paths from everywhere to everywhere', () => {
    for (const cover of thirds(country)) expect(cover).toBeGreaterThan(20);
    expect(flood(country)).toBeGreaterThan(0.99);
  });

  test.skipIf(id === 'hooks-farm')('has as much cover for one side as for the other', () => {
    const [red, blue] = halves(country);
    expect(Math.max(red, blue) / Math.min(red, blue)).toBeLessThan(1.25);
  });

  test('leads neither side to the middle by much longer paths than the other', () => {
    const total = (side: 'red' | 'blue'): number =>
      pathsToMiddle(country, 'infantry', side).reduce<number>(
        (sum, length) => sum + (length ?? Infinity),
        0,
      );
    const [red, blue] = [total('red'), total('blue')];
    expect(Math.max(red, blue) / Math.min(red, blue)).toBeLessThan(1.06);
  });

  test('leaves room on both back lines', () => {
    for (const { shape } of country.pieces) {
      const { bottom, top } = boundsOf(shape);
      expect(bottom).toBeGreaterThanOrEqual(6 * INCH);
      expect(top).toBeLessThanOrEqual(country.depth - 6 * INCH);
    }
  });
});

test('2.1 a country turned round lies before the other side, and turned again as it was', () => {
  const country = COUNTRIES['two-fords'];
  const turned = turnedRound(country);
  expect(countryFaults(turned)).toEqual([]);
  const tree = ({ pieces }: Country, of: string) => pieces.find(({ id }) => id === of)!;
  expect(tree(turned, 'oak-1').shape).toMatchObject({ x: (120 - 18) * INCH, y: (96 - 20) * INCH });
  expect(boundsOf(tree(turned, 'inn').shape).bottom).toBe(
    country.depth - boundsOf(tree(country, 'inn').shape).top,
  );
  expect(turnedRound(turned)).toEqual(country);
});

describe('a country that follows from a seed', () => {
  test('is the same for the same seed, and another for another', () => {
    expect(generatedCountry({ seed: 7 })).toEqual(generatedCountry({ seed: 7 }));
    expect(generatedCountry({ seed: 7 })).not.toEqual(generatedCountry({ seed: 8 }));
  });

  test(
    'is laid by Wells’ advice: no fault, ways everywhere, cover in each third and for both sides',
    { tags: ['slow'] },
    () => {
      expect(SEEDS).toBeGreaterThan(0);
      for (let seed = 0; seed < SEEDS; seed++) {
        const country = generatedCountry({ seed });
        const label = `seed ${seed}`;
        expect(countryFaults(country), label).toEqual([]);
        expect(country.pieces.length, label).toBeLessThanOrEqual(MOST_PIECES);
        expect(flood(country), label).toBeGreaterThan(0.98);
        const [home, middle, far] = thirds(country);
        expect(Math.min(home!, far!), label).toBeGreaterThan(8);
        expect(middle, label).toBeGreaterThan(40);
        const [red, blue] = halves(country);
        expect(Math.max(red, blue) / Math.min(red, blue), label).toBeLessThan(1.5);
        const water = country.pieces.filter(({ id }) => id === 'river').length;
        const crossings = country.pieces.filter(
          ({ kind }) => kind === 'ford' || kind === 'bridge',
        ).length;
        expect(crossings, label).toBe(water * 3);
      }
    },
  );

  test('can be as wide as two hundred men need it', { tags: ['slow'] }, () => {
    const country = generatedCountry({ seed: 1, ...FIELDS.wide });
    expect(country.width).toBe(18 * 12 * INCH);
    expect(countryFaults(country)).toEqual([]);
    expect(flood(country)).toBeGreaterThan(0.98);
  });
});
