import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  carried as carriedIn,
  revealing,
  scaled as scaledIn,
  seenAt,
  seenFrom,
  wheeled,
  wholeView,
  type Point,
  type Room,
  type Scales,
  type Viewport,
} from '../../../../src/shell/ui/viewport/viewport';

/** A frame as wide and as high as the whole content, of a unit each. */
const CLOSEST = 5;
const AMPLE: Scales = { least: 0, finger: 2, firstStep: 0, closest: CLOSEST, timesWhole: 1 };
const UNIT = { width: 1, height: 1 };
const ROOM: Room = { frame: UNIT, content: UNIT, scales: AMPLE };
const WHOLE = wholeView(ROOM);
const carried = (view: Viewport, from: Point, to: Point, by = view.scale, room = ROOM): Viewport =>
  carriedIn(view, from, to, by, room);
const scaled = (view: Viewport, at: Point, by: number, room = ROOM): Viewport =>
  scaledIn(view, at, by, room);

const part = fc.double({ min: 0, max: 1, noNaN: true });
const place: fc.Arbitrary<Point> = fc.record({ x: part, y: part });
const scale = fc.double({ min: 1, max: CLOSEST, noNaN: true });
/** Any view of the content, reached by a zoom and a pan. */
const zoom: fc.Arbitrary<Viewport> = fc
  .tuple(place, scale, place, place)
  .map(([at, by, from, to]) => carried(scaled(WHOLE, at, by), from, to));

/** What of the content is seen at a place. */
const under = seenFrom;

const near = (a: Point, b: Point): void => {
  expect(a.x).toBeCloseTo(b.x, 9);
  expect(a.y).toBeCloseTo(b.y, 9);
};

describe('the view of the content', () => {
  test('the place under a point stays under it while the board is enlarged', () => {
    fc.assert(
      fc.property(zoom, place, scale, (seen, at, to) => {
        fc.pre(to >= seen.scale);
        near(under(scaled(seen, at, to), at), under(seen, at));
      }),
    );
  });

  test("the places under the fingers stay under them, as far as the board's edges allow", () => {
    fc.assert(
      fc.property(zoom, place, place, scale, (seen, from, to, by) => {
        const now = carried(seen, from, to, by);
        const free = [now.x, now.y].every((at) => at > 1 - by + 1e-9 && at < -1e-9);
        if (free) near(under(now, to), under(seen, from));
      }),
    );
  });

  test('the board always fills its frame, between the whole scale and the closest', () => {
    const wild = fc.double({ min: 1e-3, max: 1e3, noNaN: true });
    fc.assert(
      fc.property(zoom, place, place, wild, (seen, from, to, by) => {
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

  test('a part of the board is brought into view, and nothing moves if it is visible', () => {
    const small = fc.tuple(part, part).map(([x, y]) => ({
      left: x * 0.9,
      top: y * 0.9,
      right: x * 0.9 + 0.1,
      bottom: y * 0.9 + 0.1,
    }));
    fc.assert(
      fc.property(zoom, small, (seen, box) => {
        const corners = [
          { x: box.left, y: box.top },
          { x: box.right, y: box.bottom },
        ];
        const now = revealing(seen, corners, ROOM);
        const [first, last] = corners.map((corner) => seenAt(now, corner)) as [Point, Point];
        for (const at of [first.x, first.y, last.x, last.y]) {
          expect(at).toBeGreaterThanOrEqual(-1e-9);
          expect(at).toBeLessThanOrEqual(1 + 1e-9);
        }
        expect(now.scale).toBe(seen.scale);
        const again = revealing(now, corners, ROOM);
        near(again, now);
      }),
    );
  });
});

test('enlarged content fills a frame wider than the whole content, and smaller content lies in its middle', () => {
  // A frame three sheets wide, and as high as one.
  const room: Room = { ...ROOM, frame: { width: 3, height: 1 } };
  const whole = wholeView(room);
  expect(whole.x).toBe(1);
  const at = { x: 1.2, y: 0.3 };
  const smaller = scaled(whole, at, 2, room);
  expect(smaller.x).toBe(0.5);
  expect(smaller.y).toBeCloseTo(-0.3, 9);
  fc.assert(
    fc.property(place, place, (from, to) => {
      const { x, y } = carried(scaled(whole, at, 4, room), from, to, 4, room);
      expect(x).toBeLessThanOrEqual(0);
      expect(x + 4).toBeGreaterThanOrEqual(3);
      expect(y).toBeLessThanOrEqual(0);
      expect(y + 4).toBeGreaterThanOrEqual(1);
    }),
  );
  const corner = revealing(
    scaled(whole, { x: 2, y: 1 }, 4, room),
    [
      { x: 0, y: 0 },
      { x: 0.1, y: 0.1 },
    ],
    room,
  );
  expect([corner.x, corner.y]).toEqual([0, 0]);
});

test('three notches of a wheel double the scale around the pointer; lines and two fingers count in their own units', () => {
  const at = { x: 0.3, y: 0.6 };
  const turn = (deltaY: number, deltaMode = 0, ctrlKey = false): Viewport =>
    wheeled(WHOLE, at, { deltaY, deltaMode, ctrlKey }, ROOM);
  expect(turn(-300).scale).toBeCloseTo(1.93, 1);
  near(under(turn(-300), at), under(WHOLE, at));
  expect(turn(-100 / 16, 1)).toEqual(turn(-100));
  expect(turn(-20, 0, true).scale).toBeGreaterThan(turn(-100).scale);
  expect(turn(100)).toEqual(WHOLE);
});

describe('content with other proportions than its frame', () => {
  const room: Room = {
    frame: { width: 900, height: 700 },
    content: { width: 2048, height: 1824 },
    scales: { ...AMPLE, closest: 4 },
  };

  test('is whole in the middle at first, and never leaves its frame', () => {
    const whole = wholeView(room);
    expect(whole.y).toBe(0);
    const close = scaled(whole, { x: 100, y: 100 }, 2, room);
    const far = carried(close, { x: 0, y: 0 }, { x: 5000, y: -9000 }, 2, room);
    expect(far.x).toBe(0);
    expect(far.y).toBe(700 - 1824 * 2);
    expect(scaled(whole, { x: 0, y: 0 }, 0.001, room)).toEqual(whole);
  });

  test('has the same places under the fingers, and brings places into view', () => {
    const close = scaled(wholeView(room), { x: 450, y: 350 }, 2, room);
    const before = seenFrom(close, { x: 300, y: 300 });
    const after = seenFrom(scaled(close, { x: 300, y: 300 }, 3, room), { x: 300, y: 300 });
    expect(after.x).toBeCloseTo(before.x, 6);
    const shown = revealing(close, [{ x: 20, y: 20 }], room, 30);
    expect(shown.x).toBeCloseTo(-10, 6);
    expect(revealing(shown, [{ x: 20, y: 20 }], room, 30)).toEqual(shown);
  });
});
