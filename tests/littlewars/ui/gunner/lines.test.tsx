import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawView } from '../../../../src/littlewars/ui/gunner/art/view';
import { barrelOf } from '../../../../src/littlewars/ui/gunner/barrel';
import type { Palette } from '../../../../src/littlewars/ui/gunner/art/palette';
import { block, country, table } from '../../engine/tables';

beforeEach(() => void vi.stubGlobal('Path2D', function Path2D() {}));
afterEach(() => void vi.unstubAllGlobals());

const RATIO = 1.5;
const INKS = new Proxy({}, { get: (_, ink) => ink }) as Palette;

/** How wide each line of a picture is, in its pixels, in the order of their being drawn. */
function widths(moving: boolean): number[] {
  const all: number[] = [];
  const outer: number[] = [];
  let [scale, lineWidth] = [1, 1];
  const own: Readonly<Record<string, unknown>> = {
    save: () => outer.push(scale),
    restore: () => void (scale = outer.pop() ?? 1),
    scale: (by: number) => void (scale *= Math.abs(by)),
    stroke: () => all.push(lineWidth * scale),
    getTransform: () => ({ a: RATIO }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
  };
  const context = new Proxy(own, {
    get: (_, name) => own[String(name)] ?? (() => undefined),
    set: (_, name, value) => {
      if (name === 'lineWidth') lineWidth = value as number;
      return true;
    },
  }) as unknown as CanvasRenderingContext2D;
  const battle = table({
    guns: [{ side: 'red', x: 60, y: 10 }],
    country: country(
      block('house', 'house', [50, 40, 70, 50], 5),
      block('wall', 'wall', [20, 30, 45, 32], 2),
      block('hill', 'board', [72, 50, 90, 60], 1),
      block('pond', 'water', [80, 30, 95, 40]),
    ),
  });
  drawView(context, INKS, {
    battle,
    barrel: barrelOf(battle, battle.guns[0]!),
    // So far up that the gun in the foreground is not copied, as it else is while the view moves.
    aim: { bearing: 0, elevation: 9_000 },
    size: { width: 1280, height: 720 },
    shot: null,
    circle: null,
    moving,
  });
  return all;
}

test('while the view moves its thin lines are one of the screen’s pixels wide at most, at rest as they were', () => {
  const [rest, moved] = [widths(false), widths(true)];
  expect(moved).toHaveLength(rest.length);
  const thinned = moved.filter((width, i) => width !== rest[i]);
  expect(thinned.length).toBeGreaterThan(5);
  for (const width of thinned) expect(width).toBeCloseTo(1 / RATIO, 9);
  // None is made wider, and those of a face's own edges are left.
  expect(moved.every((width, i) => width <= (rest[i] ?? 0))).toBe(true);
});
