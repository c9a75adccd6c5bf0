import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LYING } from '../../../../src/littlewars/engine/lengths';
import type { Arm } from '../../../../src/littlewars/engine/types';
import { drawMan } from '../../../../src/littlewars/ui/gunner/art/figures';
import type { Palette } from '../../../../src/littlewars/ui/gunner/art/palette';
import { cameraOf, offsetOf, seenAt } from '../../../../src/littlewars/ui/gunner/camera';
import type { Struck } from '../../../../src/littlewars/ui/gunner/shotShown';
import { TALL } from '../../../../src/littlewars/ui/plan/art/figures';
import { man, table } from '../../engine/tables';

beforeEach(() => void vi.stubGlobal('Path2D', function Path2D() {}));
afterEach(() => void vi.unstubAllGlobals());

/** A man of this arm 20 in before a gun, and whether he lies. */
const range = (arm: Arm, lying: boolean) =>
  table({
    guns: [{ side: 'red', x: 60, y: 40 }],
    red: [[60, 60, arm, { lying }]],
    blue: [[60, 20, arm, { lying }]],
  });

/** How high and how wide a man is drawn, in sixteenths at his distance, and how far his middle is from his place. */
function drawn(
  arm: Arm,
  bearing: number,
  { lying = true, struck = undefined as Struck | undefined } = {},
) {
  const battle = range(arm, lying);
  const camera = cameraOf(
    battle.country,
    battle.guns[0]!,
    { bearing, elevation: 0 },
    {
      width: 1280,
      height: 720,
    },
  );
  const who = man(battle, bearing === 0 ? 'R1' : 'B1');
  let [offset, matrix] = [{ x: 0, y: 0 }, [1, 0, 0, 1]];
  const own: Readonly<Record<string, unknown>> = {
    translate: (x: number, y: number) => void (offset = { x: offset.x + x, y: offset.y + y }),
    transform: (...by: number[]) => void (matrix = by),
  };
  const context = new Proxy(own, {
    get: (_, name) => own[String(name)] ?? (() => undefined),
    set: () => true,
  }) as unknown as CanvasRenderingContext2D;
  const inks = new Proxy({}, { get: (_, ink) => ink }) as Palette;
  drawMan({ context, camera, inks, moving: false, ratio: 1 }, who, 0, struck);
  const [depth, sideways] = offsetOf(camera, who);
  const at = seenAt(camera, depth, sideways, 0);
  const [a, b, c, d] = matrix as [number, number, number, number];
  // A figure is as wide as its coat and as tall as it stands.
  const corners = [-4, 4].flatMap((x) =>
    [0, -TALL[arm]].map((y) => ({ x: a * x + c * y, y: b * x + d * y })),
  );
  const extent = (of: 'x' | 'y'): readonly [number, number] => {
    const all = corners.map((corner) => (corner[of] + offset[of] - at[of]) / at.scale);
    return [Math.min(...all), Math.max(...all)];
  };
  return { x: extent('x'), y: extent('y') };
}

describe.each(['infantry', 'cavalry'] as const)('%s', (arm) => {
  test.each([0, 180_000])(
    '4.3 a man lying down is seen at his place, seen at bearing %i',
    (bearing) => {
      const { x, y } = drawn(arm, bearing);
      expect(x[0] + x[1]).toBeCloseTo(0, 0);
      expect(x[1] - x[0]).toBeGreaterThan(2 * LYING);
      const high = y[1] - y[0];
      expect(high).toBeGreaterThan(LYING / 4);
      expect(high).toBeLessThan(1.5 * LYING);
      // He lies on the floor, and not in it.
      expect(y[1]).toBeLessThanOrEqual(2);
    },
  );

  test('a man who falls to a side lies on it, as broad as he stood', () => {
    const along = { x: 1, y: 0 };
    const { x, y } = drawn(arm, 0, { lying: false, struck: { kind: 'falls', part: 1, along } });
    const stood = drawn(arm, 0, { lying: false });
    expect(y[1] - y[0]).toBeCloseTo(stood.x[1] - stood.x[0], 6);
    expect(x[1] - x[0]).toBeGreaterThan(0.9 * (stood.y[1] - stood.y[0]));
  });
});
