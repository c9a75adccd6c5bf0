import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Battle, Country, Piece } from '../../../../src/littlewars/engine/types';
import { barrelOf } from '../../../../src/littlewars/ui/gunner/barrel';
import { cameraOf, project } from '../../../../src/littlewars/ui/gunner/camera';
import { flatsOn, rampsOver } from '../../../../src/littlewars/ui/gunner/art/flats';
import type { Palette } from '../../../../src/littlewars/ui/gunner/art/palette';
import { drawView } from '../../../../src/littlewars/ui/gunner/art/view';
import { sceneOf } from '../../../../src/littlewars/ui/gunner/scene';
import type { ShownWorks } from '../../../../src/littlewars/ui/plan/view';
import { block, country, inches, table } from '../../engine/tables';

beforeEach(() => void vi.stubGlobal('Path2D', function Path2D() {}));
afterEach(() => void vi.unstubAllGlobals());

const SIZE = { width: 1280, height: 720 };
const INKS = new Proxy({}, { get: (_, ink) => ink }) as Palette;
const LEVEL = { bearing: 0, elevation: 0 };

/** A gun at these inches that looks along y, on a Country. */
const range = (on: Country, [x, y]: readonly [number, number] = [60, 10]): Battle =>
  table({ guns: [{ side: 'red', x, y }], country: on });

interface Fill {
  readonly ink: string;
  readonly corners: readonly (readonly [x: number, y: number])[];
}

/** Every face that is filled in a picture, in order, in the picture's pixels. */
function fills(battle: Battle, works?: ShownWorks): readonly Fill[] {
  const all: Fill[] = [];
  let corners: [number, number][] = [];
  let fillStyle = '';
  const at = (x: number, y: number): void => void corners.push([x, y]);
  const own: Readonly<Record<string, unknown>> = {
    beginPath: () => void (corners = []),
    moveTo: at,
    lineTo: at,
    fill: () => all.push({ ink: fillStyle, corners }),
    getTransform: () => ({ a: 1 }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
  };
  const context = new Proxy(own, {
    get: (_, name) => own[String(name)] ?? (() => undefined),
    set: (_, name, value) => {
      if (name === 'fillStyle') fillStyle = String(value);
      return true;
    },
  }) as unknown as CanvasRenderingContext2D;
  const view = {
    battle,
    works,
    barrel: barrelOf(battle, battle.guns[0]!),
    aim: LEVEL,
    size: SIZE,
  };
  drawView(context, INKS, { ...view, shot: null, circle: null, moving: false });
  return all;
}
const inksOf = (all: readonly Fill[]): string[] => all.map(({ ink }) => ink);

const low = block('low', 'block', [40, 40, 80, 80], 6);
const high = block('high', 'block', [46, 50, 74, 76], 6);

describe('kriegspiel.md 1.2 along the barrel', () => {
  test('blocks are steps of half a foot, and a man on the second is behind its edge', () => {
    const on = country(low, high);
    const battle = table({
      guns: [{ side: 'red', x: 60, y: 10 }],
      blue: [
        [60, 44],
        [60, 60],
      ],
      country: on,
    });
    const camera = cameraOf(on, battle.guns[0]!, LEVEL, SIZE);
    const items = sceneOf(camera, battle, 'G1');
    // The first is seen over the edge that he stands behind, the second is too far behind his.
    expect(
      items.map((item) =>
        item.kind === 'man' ? item.man.id : item.kind === 'solid' && item.solid.piece.id,
      ),
    ).toEqual(['high', 'B1', 'low']);
    const tops = items.flatMap((item) => (item.kind === 'solid' ? [item.solid.top] : []));
    expect(new Set(tops)).toEqual(new Set([96, 192]));
    const wall = fills(battle).find(({ ink }) => ink === 'steep')!;
    const heights = wall.corners.map(([, y]) => Math.round(y));
    const edge = (z: number) => Math.round(project(camera, { ...inches(60, 50), z })!.y);
    // The farther step is drawn first: from the top of the lower to its own.
    expect(new Set(heights)).toEqual(new Set([edge(96), edge(192)]));
  });

  test('a piece on a block is drawn on its top after it, cut at its edge, and on the floor before it', () => {
    const road = block('road', 'road', [58, 20, 62, 70], 0);
    const on = country(low, road);
    expect(flatsOn(on, null)).toEqual([road]);
    expect(flatsOn(on, low)).toEqual([road]);
    const pond = block('pond', 'water', [50, 60, 54, 64]);
    expect(flatsOn(country(low, pond), null)).toEqual([]);
    expect(flatsOn(country(low, pond), low)).toEqual([pond]);
    const hilltop = range(on, [60, 50]);
    const inks = inksOf(fills(hilltop));
    expect(inks.lastIndexOf('road')).toBeGreaterThan(inks.indexOf('hill'));
  });

  test('a road goes up a block where it crosses its edge, and nowhere else', () => {
    const road = block('road', 'road', [58, 20, 62, 70], 0);
    const depot = block('depot', 'depot', [64, 20, 68, 23], 2);
    const on = country(low, road, depot);
    const [a, b] = [inches(40, 40), inches(80, 40)];
    expect(rampsOver(on, low, a, b)).toEqual([{ kind: 'road', from: 18 / 40, to: 22 / 40 }]);
    expect(rampsOver(on, low, inches(40, 80), inches(80, 80))).toEqual([]);
    // Nor where only the line of an edge goes on over it.
    expect(rampsOver(on, low, inches(64, 40), inches(80, 40))).toEqual([]);
    const climbing = inksOf(fills(range(on))).filter((ink) => ink === 'road').length;
    const flat = inksOf(fills(range(country(low, depot)))).filter((ink) => ink === 'road').length;
    // The road on the floor, and its ramp.
    expect(climbing - flat).toBe(2);
  });

  test('between blocks laid side by side there is no wall', () => {
    const walls = (pieces: readonly Piece[]): number =>
      inksOf(fills(range(country(...pieces), [20, 10]))).filter((ink) => ink === 'steep').length;
    const west = block('west', 'block', [30, 40, 50, 80], 6);
    const east = block('east', 'block', [50, 40, 70, 80], 6);
    const none = walls([]);
    // From the south-west each shows its front, and the first its side too.
    expect(walls([west]) - none).toBe(2);
    expect(walls([west, east]) - none).toBe(3);
  });

  test('a river that is forded has another ink than one that is not', () => {
    const river = block('river', 'river', [0, 40, 120, 46], 0);
    const deep = inksOf(fills(range(country(river))));
    const shallow = inksOf(fills(range(country({ ...river, fordable: true }))));
    expect(deep).not.toContain('stone');
    expect(shallow).toContain('stone');
    expect(shallow.indexOf('water')).toBeLessThan(shallow.indexOf('stone'));
  });

  test('rails lie on sleepers on the floor, and finished works are drawn', () => {
    const rails = block('rails', 'railway', [30, 40, 90, 42], 0);
    const wall = block('wall', 'wall', [50, 30, 60, 30.25], 2);
    const depot = block('depot', 'depot', [66, 30, 70, 33], 2);
    const river = block('river', 'river', [0, 60, 120, 66], 0);
    const battle = range(country(rails, wall, depot, river));
    const none: ShownWorks = { built: [], ruins: [], gaps: [], burnt: [] };
    const inks = (works: ShownWorks): string[] => inksOf(fills(battle, works));
    expect(inks(none).indexOf('line')).toBeLessThan(inks(none).indexOf('thatch'));
    const bridge = block('bridge', 'roadBridge', [60, 56, 64, 70], 0);
    const all = [
      none,
      { ...none, built: ['wall'] },
      { ...none, ruins: [bridge] },
      { ...none, gaps: [{ railway: 'rails', at: inches(60, 41) }] },
      { ...none, gaps: [{ railway: 'elsewhere', at: inches(60, 41) }] },
      { ...none, burnt: ['depot'] },
    ].map((works) => inks(works).join());
    expect(new Set(all).size).toBe(5);
    expect(all[4]).toBe(all[0]);
  });
});
