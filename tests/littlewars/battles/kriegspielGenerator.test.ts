import { describe, expect, test } from 'vitest';
import {
  generatedKriegspiel,
  isFieldSize,
} from '../../../src/littlewars/battles/kriegspielGenerator';
import { turnedRound } from '../../../src/littlewars/battles/pieces';
import { readyOn } from '../../../src/littlewars/battles/readyKriegspiel';
import { countryFaults } from '../../../src/littlewars/engine/countryFaults';
import { FOOT } from '../../../src/littlewars/engine/lengths';
import type { Country, PieceKind } from '../../../src/littlewars/engine/types';
import { readCountryJson, writeCountryJson } from '../../../src/littlewars/game/countryJson';
import { readCountry, writeCountry } from '../../../src/littlewars/game/countryText';
import { readCountryLink, writeLink } from '../../../src/littlewars/store/link';
import { rounds } from '../../support/rounds';

const SIZES = [
  { width: 18, depth: 12 },
  { width: 24, depth: 16 },
  { width: 30, depth: 20 },
  { width: 36, depth: 24 },
] as const;
const COUNTRIES = rounds(60, 200);
/** Countries by their numbers, of every size in turn. */
const ALL = Array.from({ length: COUNTRIES }, (_, seed) =>
  generatedKriegspiel({ seed, ...SIZES[seed % SIZES.length] }),
);
const count = (country: Country, kind: PieceKind): number =>
  country.pieces.filter((piece) => piece.kind === kind).length;

describe(`kriegspiel.md 1.2: the Countries of ${COUNTRIES} numbers`, () => {
  test('have no faults, and no more pieces than a Country in text', { tags: ['slow'] }, () => {
    for (const country of ALL) {
      expect(countryFaults(country), country.name).toEqual([]);
      expect(country.pieces.length, country.name).toBeLessThanOrEqual(400);
    }
  });

  test('have a river, roads and bridges, hills and a depot a side each', () => {
    for (const country of ALL) {
      expect(count(country, 'river'), country.name).toBeGreaterThan(0);
      expect(count(country, 'road'), country.name).toBe(2);
      expect(count(country, 'roadBridge'), country.name).toBe(2);
      expect(count(country, 'block'), country.name).toBeGreaterThanOrEqual(2);
      expect(count(country, 'depot'), country.name).toBe(2);
      expect(count(country, 'station'), country.name).toBe(2 * count(country, 'railway'));
      expect(count(country, 'culvert'), country.name).toBe(2 * count(country, 'railway'));
      const isDeep = country.pieces.some(
        ({ kind, fordable }) => kind === 'river' && fordable !== true,
      );
      expect(count(country, 'landing'), country.name).toBe(isDeep ? 4 : 0);
    }
  });

  test('differ: with a railway and without, fordable everywhere, in part and nowhere', () => {
    const rails = ALL.filter((country) => count(country, 'railway') > 0).length;
    expect(rails).toBeGreaterThan(0.5 * COUNTRIES);
    expect(rails).toBeLessThan(0.85 * COUNTRIES);
    const fords = (country: Country): string => {
      const rivers = country.pieces.filter(({ kind }) => kind === 'river');
      const some = rivers.filter(({ fordable }) => fordable === true).length;
      return some === 0 ? 'nowhere' : some === rivers.length ? 'everywhere' : 'in part';
    };
    expect(new Set(ALL.map(fords))).toEqual(new Set(['nowhere', 'in part', 'everywhere']));
    expect(new Set(ALL.map(writeCountry)).size).toBe(ALL.length);
  });

  test('have river, roads, railway and landings alike for both sides', () => {
    const drawn = (country: Country): readonly string[] =>
      country.pieces
        .filter(({ kind }) => /river|road|rail|culvert|landing/i.test(kind))
        .map(({ kind, shape }) => {
          if (shape.kind === 'circle') throw new Error('a round piece');
          return [kind, ...shape.corners.map(({ x, y }) => `${x},${y}`).sort()].join(' ');
        })
        .sort();
    for (const country of ALL)
      expect(drawn(turnedRound(country)), country.name).toEqual(drawn(country));
  });

  test('have the size that is asked for, and are the same again', () => {
    const [first] = ALL;
    expect(first).toEqual(generatedKriegspiel({ seed: 0 }));
    expect(first).toMatchObject({ name: 'Kriegspiel No. 0', width: 18 * FOOT, depth: 12 * FOOT });
    expect(ALL[3]).toMatchObject({ width: 36 * FOOT, depth: 24 * FOOT });
    expect(isFieldSize(18, 12) && isFieldSize(36, 24)).toBe(true);
    for (const [width, depth] of [
      [17, 12],
      [37, 24],
      [18, 11],
      [36, 25],
    ] as const)
      expect(isFieldSize(width, depth)).toBe(false);
  });

  test('are written and read as text, as JSON and as a link', async () => {
    const one = ALL.slice(0, SIZES.length);
    expect(one).toHaveLength(4);
    for (const country of one) {
      expect(readCountry(writeCountry(country))).toEqual({ country, faults: [] });
      expect(readCountryJson(writeCountryJson(country))).toEqual(country);
      const link = await writeLink('country', writeCountry(country));
      expect(await readCountryLink(link)).toEqual({ country, faults: [] });
    }
  });

  test('have room for a brigade a side', { tags: ['slow'] }, () => {
    const some = ALL.filter((_, seed) => seed % 10 === 3);
    expect(some).toHaveLength(COUNTRIES / 10);
    for (const country of some) expect(readyOn(country).battle.phase, country.name).toBe('guns');
  });
});
