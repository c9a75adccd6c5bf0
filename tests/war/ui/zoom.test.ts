import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  carried,
  closer,
  CLOSEST,
  closestOf,
  farther,
  restingScale,
  revealing,
  scaled,
  seenAt,
  WHOLE,
  type Spot,
  type Zoom,
} from '../../../src/war/ui/board/zoom';

const part = fc.double({ min: 0, max: 1, noNaN: true });
const spot: fc.Arbitrary<Spot> = fc.record({ x: part, y: part });
const scale = fc.double({ min: 1, max: CLOSEST, noNaN: true });
/** Any way the board can be seen, reached by a zoom and a pan. */
const zoom: fc.Arbitrary<Zoom> = fc
  .tuple(spot, scale, spot, spot)
  .map(([at, by, from, to]) => carried(scaled(WHOLE, at, by), from, to));

/** What of the board is seen at a spot. */
const under = ({ scale: by, x, y }: Zoom, at: Spot): Spot => ({
  x: (at.x - x) / by,
  y: (at.y - y) / by,
});

const near = (a: Spot, b: Spot): void => {
  expect(a.x).toBeCloseTo(b.x, 9);
  expect(a.y).toBeCloseTo(b.y, 9);
};

describe('how the board is seen', () => {
  test('what is under a spot stays under it while the board is enlarged', () => {
    fc.assert(
      fc.property(zoom, spot, scale, (seen, at, to) => {
        fc.pre(to >= seen.scale);
        near(under(scaled(seen, at, to), at), under(seen, at));
      }),
    );
  });

  test('what is under the fingers stays under them, wherever the board’s edges allow', () => {
    fc.assert(
      fc.property(zoom, spot, spot, scale, (seen, from, to, by) => {
        const now = carried(seen, from, to, by);
        const free = [now.x, now.y].every((at) => at > 1 - by + 1e-9 && at < -1e-9);
        if (free) near(under(now, to), under(seen, from));
      }),
    );
  });

  test('the board always fills its frame, at no scale less than whole or more than the closest', () => {
    const wild = fc.double({ min: 1e-3, max: 1e3, noNaN: true });
    fc.assert(
      fc.property(zoom, spot, spot, wild, (seen, from, to, by) => {
        const now = carried(seen, from, to, by);
        expect(now.scale).toBeGreaterThanOrEqual(1);
        expect(now.scale).toBeLessThanOrEqual(CLOSEST);
        for (const at of [now.x, now.y]) {
          expect(at).toBeLessThanOrEqual(0);
          expect(at + now.scale).toBeGreaterThanOrEqual(1 - 1e-9);
        }
      }),
    );
    expect(scaled(scaled(WHOLE, { x: 0.2, y: 0.9 }, 3), { x: 0.7, y: 0.1 }, 0.5)).toEqual(WHOLE);
  });

  test('a part of the board is brought in sight, and one that is in sight moves nothing', () => {
    const small = fc.tuple(part, part).map(([x, y]) => ({
      left: x * 0.9,
      top: y * 0.9,
      right: x * 0.9 + 0.1,
      bottom: y * 0.9 + 0.1,
    }));
    fc.assert(
      fc.property(zoom, small, (seen, box) => {
        const now = revealing(seen, box);
        const first = seenAt(now, { x: box.left, y: box.top });
        const last = seenAt(now, { x: box.right, y: box.bottom });
        for (const at of [first.x, first.y, last.x, last.y]) {
          expect(at).toBeGreaterThanOrEqual(-1e-9);
          expect(at).toBeLessThanOrEqual(1 + 1e-9);
        }
        expect(now.scale).toBe(seen.scale);
        const again = revealing(now, box);
        near(again, now);
      }),
    );
  });
});

test('the buttons: the first makes squares fit for fingers, and both ends are reached', () => {
  for (const square of [0.3, 5.3, 13, 17.8, 32, 80]) {
    expect(closer(1, square) * square).toBeGreaterThanOrEqual(44);
    let at = 1;
    // No two presses of a button show the same.
    for (let last = 0; at < closestOf(square); at = closer(at, square)) {
      expect(at).toBeGreaterThan(last);
      last = at;
    }
    expect(at * square).toBeGreaterThanOrEqual(65);
    for (let i = 0; i < 15; i++) at = farther(at);
    expect(at).toBe(1);
  }
});

test('squares are shown as large as they must be, and no larger', () => {
  for (const square of [0.3, 5.3, 13, 17.8, 23.9]) {
    expect(restingScale(square) * square).toBeGreaterThanOrEqual(24);
    expect(restingScale(square) * square).toBeLessThan(25);
    expect(restingScale(square)).toBeLessThan(closestOf(square));
  }
  expect(restingScale(24.5)).toBe(1);
});

test('an enlarged board fills a frame wider than the whole board, and one that does not lies in its middle', () => {
  // A frame three boards wide, and as high as one.
  const bounds = { closest: 5, slack: { x: 1, y: 0 } };
  const at = { x: 0.2, y: 0.3 };
  const smaller = scaled(WHOLE, at, 2, bounds);
  expect(smaller.x).toBe(-0.5);
  expect(smaller.y).toBeCloseTo(-0.3, 9);
  fc.assert(
    fc.property(spot, spot, (from, to) => {
      const { x, y } = carried(scaled(WHOLE, at, 4, bounds), from, to, 4, bounds);
      expect(x).toBeLessThanOrEqual(-1);
      expect(x + 4).toBeGreaterThanOrEqual(2);
      expect(y).toBeLessThanOrEqual(0);
      expect(y + 4).toBeGreaterThanOrEqual(1);
    }),
  );
  const corner = revealing(
    scaled(WHOLE, { x: 1, y: 1 }, 4, bounds),
    { left: 0, top: 0, right: 0.1, bottom: 0.1 },
    bounds,
  );
  expect([corner.x, corner.y]).toEqual([-1, 0 * -1]);
});
