import { describe, expect, test } from 'vitest';
import { labelPlaces, placeOn, type Scale } from '../../../../src/war/ui/analysis/plots/points';

/** From 0 at a height of 100 pixels to 17 at 20. */
const SCALE: Scale = { from: 0, to: 17, start: 100, end: 20 };

describe('labels at the ends of two lines', () => {
  test.each([
    // In the middle, at the top and at the foot, equal and nearly so.
    [8, 8],
    [17, 17],
    [0, 0],
    [17, 16],
    [16, 17],
    [1, 0],
  ])('of %i and %i are apart, on the chart, and the higher is above', (N, S) => {
    const places = labelPlaces(SCALE, { N, S }, 15);
    expect(Math.abs(places.N - places.S)).toBeCloseTo(15);
    for (const place of [places.N, places.S]) {
      expect(place).toBeGreaterThanOrEqual(SCALE.end);
      expect(place).toBeLessThanOrEqual(SCALE.start);
    }
    if (N >= S) expect(places.N).toBeLessThan(places.S);
    else expect(places.S).toBeLessThan(places.N);
  });

  test('that are apart stand where their lines end', () => {
    const places = labelPlaces(SCALE, { N: 4, S: 12 }, 15);
    expect(places.N).toBeCloseTo(placeOn(SCALE, 4));
    expect(places.S).toBeCloseTo(placeOn(SCALE, 12));
  });
});
