import { describe, expect, test } from 'vitest';
import { KRIEGSPIEL_COUNTRIES } from '../../../src/littlewars/battles/kriegspielCountries';
import { turnedRound } from '../../../src/littlewars/battles/pieces';
import { layersAt } from '../../../src/littlewars/engine/country';
import { countryFaults } from '../../../src/littlewars/engine/countryFaults';
import { FOOT } from '../../../src/littlewars/engine/lengths';
import { NEWEST_RULINGS } from '../../../src/littlewars/engine/rulings';
import { pathTo } from '../../../src/littlewars/engine/paths';
import { costOf, countryFor, profileOf } from '../../../src/littlewars/kriegspiel/ground';
import type { Country } from '../../../src/littlewars/engine/types';
import { readCountry, writeCountry } from '../../../src/littlewars/game/countryText';
import { inches } from '../engine/tables';

const all: readonly (readonly [string, Country])[] = Object.entries(KRIEGSPIEL_COUNTRIES);

describe.each(all)('the country %s', (_, country) => {
  test('kriegspiel.md 1.1, 1.2: has the usual size and no faults, and is written and read', () => {
    expect(countryFaults(country)).toEqual([]);
    expect([country.width, country.depth]).toEqual([18 * FOOT, 12 * FOOT]);
    expect(readCountry(writeCountry(country)).country).toEqual(country);
  });

  test('is alike for both sides, a depot for each', () => {
    const shapes = ({ pieces }: Country): readonly string[] =>
      pieces
        .map(({ kind, shape, height }) => {
          const corners =
            shape.kind === 'circle'
              ? [`${shape.x},${shape.y},${shape.radius}`]
              : shape.corners.map(({ x, y }) => `${x},${y}`).sort();
          return [kind, height, ...corners].join(' ');
        })
        .sort();
    const houses = country.pieces.filter(({ id }) => id.endsWith('-a') || id.endsWith('-b'));
    const both = { ...country, pieces: houses };
    expect(shapes(turnedRound(both))).toEqual(shapes(both));
    expect(country.pieces.filter(({ kind }) => kind === 'depot')).toHaveLength(2);
  });

  test('leads wheels from line to line', { tags: ['slow'] }, () => {
    const on = { country: countryFor(country, false), rulings: NEWEST_RULINGS };
    const path = pathTo(on, 8, inches(20, 3), inches(196, 141), 40 * FOOT);
    expect(path).not.toBeNull();
  });
});

test('the river line has two road bridges, and shallows that are forded', () => {
  const { pieces } = KRIEGSPIEL_COUNTRIES['river-line'];
  expect(pieces.filter(({ kind }) => kind === 'roadBridge')).toHaveLength(2);
  expect(pieces.filter(({ fordable }) => fordable)).toHaveLength(2);
});

test('the downs have three contours, and a road over them', () => {
  const { downs } = KRIEGSPIEL_COUNTRIES;
  expect(layersAt(downs, inches(100, 60))).toBe(3);
  const cost = costOf(profileOf(downs, [inches(108, 40), inches(108, 104)]), {
    march: 192,
    road: 288,
    wheels: true,
    fords: false,
  });
  expect(cost).toMatchObject({ up: 3, down: 3, steepest: 0 });
});
