import { describe, expect, test } from 'vitest';
import { MUZZLE } from '../../../../src/littlewars/engine/gunShape';
import { flightOf } from '../../../../src/littlewars/engine/shot';
import type { Battle } from '../../../../src/littlewars/engine/types';
import {
  aimedBy,
  firedAim,
  STEADY,
  handMoved,
  STILL_AFTER,
  SWAY,
  swayAt,
  unrestOf,
} from '../../../../src/littlewars/ui/gunner/aiming';
import { barrelOf } from '../../../../src/littlewars/ui/gunner/barrel';
import {
  BEAD,
  cameraOf,
  horizonOf,
  onBarrel,
  project,
} from '../../../../src/littlewars/ui/gunner/camera';
import { sceneOf, type Item } from '../../../../src/littlewars/ui/gunner/scene';
import { sightingsOf } from '../../../../src/littlewars/ui/gunner/seen';
import { drawHinted, type NamedByHint } from '../../../../src/littlewars/ui/gunner/art/hinted';
import {
  boltAt,
  FALLING,
  flightTime,
  struckAt,
  struckBy,
} from '../../../../src/littlewars/ui/gunner/shotShown';
import { block, country, inches, table, type Layout } from '../../engine/tables';

const SIZE = { width: 1280, height: 720 };
const LEVEL = { bearing: 0, elevation: 0 };

/** A gun at (60, 10) that looks along y, and whatever else. */
const range = (layout: Layout = {}): Battle =>
  table({ guns: [{ side: 'red', x: 60, y: 10 }], ...layout });
const gunOf = (battle: Battle) => battle.guns[0]!;
const eyeOf = (battle: Battle, aim = LEVEL) => cameraOf(battle.country, gunOf(battle), aim, SIZE);
const scene = (battle: Battle, aim = LEVEL): Item[] => sceneOf(eyeOf(battle, aim), battle, 'G1');
const idOf = (item: Item): string =>
  item.kind === 'man'
    ? item.man.id
    : item.kind === 'gun'
      ? item.gun.id
      : item.kind === 'solid'
        ? item.solid.piece.id
        : 'thing';
const ids = (battle: Battle, aim = LEVEL): string[] => scene(battle, aim).map(idOf);

/** Draws over a scene the arrowheads of hints, and returns the colour that fills each, with the place of its tip. */
function headsOver(battle: Battle, hints: readonly NamedByHint[]) {
  const heads: { readonly ink: string; readonly x: number; readonly y: number }[] = [];
  let tip = { x: 0, y: 0 };
  const context = {
    fillStyle: '',
    beginPath: () => undefined,
    moveTo: (x: number, y: number) => (tip = { x, y }),
    lineTo: () => undefined,
    closePath: () => undefined,
    stroke: () => undefined,
    fill: () => heads.push({ ink: context.fillStyle, ...tip }),
  };
  const sheet = { context, camera: eyeOf(battle), inks: { paper: 'paper', hint: 'hint' } };
  drawHinted(sheet as unknown as Parameters<typeof drawHinted>[0], scene(battle), hints);
  return heads;
}

describe('hints', () => {
  test('mark the named men over their heads, and nobody who is hidden', () => {
    const battle = range({
      blue: [
        [60, 60],
        [66, 60],
        [50, 90],
      ],
      red: [[56, 30]],
      country: country(block('wall', 'wall', [46, 80, 54, 81], 4)),
    });
    const hint = { about: ['R1'], enemies: ['B1', 'B3'] };
    const head = project(eyeOf(battle), { ...inches(60, 60), z: 32 })!;
    const heads = headsOver(battle, [hint]);
    expect(heads.map(({ ink }) => ink).sort()).toEqual(['hint', 'paper']);
    const over = heads.find(({ ink }) => ink === 'hint')!;
    expect(over.x).toBeCloseTo(head.x, 6);
    expect(over.y).toBeLessThan(head.y);
    expect(over.y).toBeGreaterThan(head.y - 20);
    expect(headsOver(battle, [])).toEqual([]);
  });
});

describe('the picture', () => {
  test('a man at a known place falls on a known pixel', () => {
    const camera = eyeOf(range());
    // The eye is 3¼ in behind the axle and 1.35 in over the floor; half the width at a distance of 1 is 0.364.
    const focus = 640 / 0.364;
    expect(camera.focus).toBeCloseTo(focus, 6);
    const at = project(camera, { ...inches(65, 106.75), z: 0 })!;
    expect(at.depth).toBeCloseTo(100 * 16, 6);
    expect(at.x).toBeCloseTo(640 + (5 / 100) * focus, 6);
    expect(at.y).toBeCloseTo(0.44 * 720 + (1.35 / 100) * focus, 6);
    const head = project(camera, { ...inches(65, 106.75), z: 32 })!;
    expect(at.y - head.y).toBeCloseTo((2 / 100) * focus, 6);
    expect(project(camera, { ...inches(65, 5), z: 0 })).toBeNull();
  });

  test('a thing twice as far is half as large, and the horizon is as high as the eye', () => {
    const camera = eyeOf(range());
    const [near, far] = [40, 80].map((y) => project(camera, { ...inches(60, 6.75 + y), z: 20 })!);
    expect(near!.scale).toBeCloseTo(2 * far!.scale, 9);
    expect(project(camera, { ...inches(60, 90), z: camera.eye.z })!.y).toBeCloseTo(
      horizonOf(camera),
      9,
    );
  });

  test('turned to the right, the field moves to the left; raised, it moves down', () => {
    const battle = range();
    const at = (aim: typeof LEVEL) => project(eyeOf(battle, aim), { ...inches(60, 60), z: 0 })!;
    expect(at({ bearing: 2_000, elevation: 0 }).x).toBeLessThan(at(LEVEL).x);
    expect(at({ bearing: 0, elevation: 2_000 }).y).toBeGreaterThan(at(LEVEL).y);
  });

  test('the bead stands four degrees under the barrel’s line, in the middle, and rises once the picture follows no more', () => {
    const battle = range();
    const bead = (elevation: number) => {
      const aim = { bearing: 0, elevation };
      return project(
        eyeOf(battle, aim),
        onBarrel(battle.country, gunOf(battle), aim, [MUZZLE, BEAD]),
      )!;
    };
    const { focus, middle } = eyeOf(battle);
    expect(bead(0).x).toBeCloseTo(640, 6);
    expect(bead(0).y).toBeCloseTo(middle.y + (0.315 / 4.5) * focus, 6);
    expect(Math.abs(bead(3_000).y - bead(0).y)).toBeLessThan(8);
    expect(bead(20_000).y).toBeLessThan(bead(0).y - 30);
  });

  test('with the bead on a man’s feet the shot hits him, at any distance of the field', () => {
    for (const y of [34, 46, 58, 70, 82, 94]) {
      const battle = range({ blue: [[60, y]] });
      const at = (elevation: number): number => {
        const aim = { bearing: 0, elevation };
        const camera = eyeOf(battle, aim);
        const bead = project(camera, onBarrel(battle.country, gunOf(battle), aim, [MUZZLE, BEAD]))!;
        return bead.y - project(camera, { ...inches(60, y), z: 0 })!.y;
      };
      // As the gun is raised the feet go down in the picture, to the bead.
      let [low, high] = [-2_000, 7_000];
      while (high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        if (at(middle) > 0) low = middle;
        else high = middle;
      }
      const shot = flightOf(
        battle,
        gunOf(battle),
        { bearing: 0, elevation: low },
        { sideways: 0, upwards: 0 },
      );
      expect([y, shot.dead]).toEqual([y, ['B1']]);
    }
  });
});

describe('visibility', () => {
  const house = block('house', 'house', [50, 40, 70, 50], 5);

  test('a man wholly behind a house is not drawn; one who looks out beside it is, and before it', () => {
    const battle = range({
      country: country(house),
      blue: [
        [60, 60],
        [75.5, 60],
        [60, 30],
        [76.2, 60],
      ],
    });
    const seen = ids(battle);
    expect(seen).not.toContain('B1');
    expect(seen).toContain('B4');
    expect(seen.indexOf('B4')).toBeLessThan(seen.indexOf('B3'));
    expect(seen.indexOf('house')).toBeLessThan(seen.indexOf('B3'));
  });

  test('over a low wall heads are seen, and the wall is drawn over their feet', () => {
    const wall = block('wall', 'wall', [50, 40, 70, 41], 1);
    const seen = ids(
      range({
        country: country(wall),
        blue: [
          [60, 45],
          [60, 44, 'infantry', { lying: true }],
        ],
      }),
    );
    expect(seen).toEqual(['B1', 'wall']);
  });

  test('a man on a hill stands before its board where its top is seen, behind its edge where it is not', () => {
    const hill = country(
      block('low', 'board', [40, 40, 80, 80]),
      block('high', 'board', [45, 45, 75, 75]),
    );
    expect(ids(range({ country: hill, blue: [[60, 42]] }))).toEqual(['low', 'high', 'B1']);
    const seen = ids(range({ country: hill, blue: [[60, 50]] }));
    expect(seen).toEqual(['low', 'B1', 'high']);
    // From the hill itself its top is seen.
    const above = range({
      country: hill,
      guns: [{ side: 'red', x: 60, y: 52 }],
      blue: [
        [60, 64],
        [60, 90],
      ],
    });
    expect(ids(above).indexOf('high')).toBeLessThan(ids(above).indexOf('B1'));
    expect(ids(above)[0]).toBe('B2');
  });

  test('nearer men are drawn over those behind them, and the crew does not block the view', () => {
    const seen = ids(
      range({
        blue: [
          [60, 50],
          [60.2, 40],
          [59.8, 60],
        ],
        red: [
          [61.5, 9],
          [60, 8],
        ],
      }),
    );
    expect(seen).toEqual(['B3', 'B1', 'B2']);
  });

  test('on random tables a hiding thing is drawn after the hidden one, in any order of input', () => {
    const trees = Array.from({ length: 12 }, (_, i) => ({
      id: `tree-${i}`,
      kind: 'tree' as const,
      shape: { kind: 'circle' as const, ...inches(30 + 5 * i, 40 + ((i * 7) % 30)), radius: 6 },
      height: 80,
    }));
    const blue = trees.map((_, i) => [30 + 5 * i + ((i * 3) % 4), 34 + ((i * 11) % 40)] as const);
    const one = range({ country: country(...trees), blue });
    const order = scene(one);
    const overlapping = order.flatMap((item, i) =>
      order.slice(i + 1).flatMap((later) => {
        const apart = item.print.right <= later.print.left || later.print.right <= item.print.left;
        return apart ? [] : [{ item, later }];
      }),
    );
    expect(overlapping).toHaveLength(1);
    for (const { item, later } of overlapping)
      expect(later.print.nearest).toBeLessThanOrEqual(item.print.farthest);
  });

  test('bodies are reported by number, distance and angle, and hidden ones are not', () => {
    const battle = range({
      country: country(house),
      blue: [
        [60, 60],
        [30, 60],
        [31, 60],
        [32, 60],
        [60, 35, 'cavalry'],
      ],
      guns: [
        { side: 'red', x: 60, y: 10 },
        { side: 'blue', x: 66, y: 36, bearing: 180_000 },
      ],
    });
    const { bodies, before } = sightingsOf(battle, barrelOf(battle, gunOf(battle)), LEVEL);
    expect(bodies.map(({ what, count }) => [what, count])).toEqual([
      ['cavalry', 1],
      ['gun', 1],
    ]);
    expect(bodies[0]).toMatchObject({ side: 'blue', angle: 0 });
    expect(bodies[0]!.distance).toBeCloseTo((25 - 1.25 - 0.5) * 16, 6);
    expect(before?.piece.id).toBe('house');
    const left = sightingsOf(battle, barrelOf(battle, gunOf(battle)), {
      bearing: 335_000,
      elevation: 0,
    });
    expect(left.bodies[0]).toMatchObject({ what: 'infantry', count: 3 });
    expect(left.bodies[0]!.angle).toBeLessThan(0);
  });
});

describe('4.8 the hand', () => {
  test('sways while it moves, ever less, and is still when it rests', () => {
    const hand = handMoved(STEADY, { bearing: 2_000, elevation: 0 }, 5_000);
    const sways = Array.from({ length: 90 }, (_, i) => swayAt(hand, 5_000 + i * 10));
    const most = (part: typeof sways) => Math.max(...part.map(({ bearing }) => Math.abs(bearing)));
    expect(most(sways.slice(0, 30))).toBeGreaterThan(most(sways.slice(60)));
    expect(most(sways)).toBeGreaterThan(100);
    expect(most(sways)).toBeLessThanOrEqual(SWAY.bearing);
    expect(swayAt(hand, 5_000 + STILL_AFTER)).toEqual({ bearing: 0, elevation: 0 });
    expect(swayAt(STEADY, 77_777)).toEqual({ bearing: 0, elevation: 0 });
  });

  test('is a function of the time and the hand alone, and the more it moves the less quiet', () => {
    const small = handMoved(STEADY, { bearing: 50, elevation: 0 }, 1_000);
    expect(swayAt(small, 1_234)).toEqual(swayAt({ ...small }, 1_234));
    expect(unrestOf(small, 1_000)).toBeLessThan(
      unrestOf(handMoved(STEADY, { bearing: 0, elevation: 2_000 }, 1_000), 1_000),
    );
    expect(unrestOf(handMoved(small, { bearing: 9_000, elevation: 0 }, 1_100), 1_100)).toBe(1);
  });
});

describe('the limits', () => {
  test('the screw goes from −5° to +30°, and its ends are announced', () => {
    const battle = range();
    const by = (elevation: number) =>
      aimedBy(barrelOf(battle, gunOf(battle)), LEVEL, { bearing: 0, elevation });
    expect(by(-9_000)).toEqual({
      aim: { bearing: 0, elevation: -5_000 },
      limits: [{ kind: 'lowest' }],
    });
    expect(by(90_000)).toEqual({
      aim: { bearing: 0, elevation: 30_000 },
      limits: [{ kind: 'highest' }],
    });
    expect(by(30_000).limits).toEqual([]);
  });

  test('the gun turns as far as the Country lets it, and the obstacle is announced', () => {
    const walls = country(
      block('left', 'wall', [57, 10.75, 59, 20], 4),
      block('right', 'wall', [61, 10.75, 63, 20], 4),
    );
    const battle = range({ country: walls });
    const gun = gunOf(battle);
    const met = aimedBy(barrelOf(battle, gun), LEVEL, { bearing: 60_000, elevation: 1_000 });
    expect(met.aim).toEqual({ bearing: 0, elevation: 1_000 });
    expect(met.limits).toEqual([{ kind: 'turn', by: [{ kind: 'piece', id: 'right' }] }]);
    expect(
      aimedBy(barrelOf(range(), gun), LEVEL, { bearing: -60_000, elevation: 0 }).aim.bearing,
    ).toBe(300_000);
    expect(
      firedAim(
        barrelOf(battle, gun),
        { bearing: 0, elevation: 29_900 },
        { bearing: 60_000, elevation: 400 },
      ),
    ).toEqual({
      bearing: 0,
      elevation: 30_000,
    });
  });
});

describe('a shot as it is shown', () => {
  const battle = range({
    blue: [
      [60, 40],
      [60, 41],
      [60, 60, 'infantry', { lying: true }],
    ],
  });
  const shot = flightOf(
    battle,
    gunOf(battle),
    { bearing: 0, elevation: 2_000 },
    { sideways: 0, upwards: 0 },
  );

  test('slower than it flies until the last man is struck, to its end, and no longer than a few seconds', () => {
    expect(flightTime(shot, 0)).toBe(0);
    const times = Array.from({ length: 61 }, (_, i) => flightTime(shot, i / 10));
    expect(times.every((time, i) => i === 0 || time >= times[i - 1]!)).toBe(true);
    expect(times.at(-1)).toBe(Infinity);
  });

  test('the bolt begins at the muzzle, passes where it struck, and is gone where it left the field', () => {
    expect(boltAt(shot, 0)!.at).toMatchObject({ x: 960, y: 180 });
    const { at } = shot.events[0]!;
    const there = boltAt(shot, at.time)!.at;
    expect([there.x, there.y, there.z]).toEqual([at.x, at.y, at.z]);
    const off = flightOf(
      range(),
      gunOf(range()),
      { bearing: 0, elevation: 3_000 },
      { sideways: 0, upwards: 0 },
    );
    expect(boltAt(off, 99)).toBeNull();
    expect(struckAt(shot)).toEqual(at);
    expect(struckAt(off)).toEqual(off.events[0]!.at);
  });

  test('a man who is hit falls along the shot, from that moment; at the end all dead lie', () => {
    const { at } = shot.events[0]!;
    expect(struckBy(shot, at.time - 1e-6).size).toBe(0);
    const half = struckBy(shot, at.time + FALLING / 2).get('B1');
    expect(half).toMatchObject({ kind: 'falls', part: 0.25 });
    expect([...struckBy(shot, Infinity).keys()].sort()).toEqual([...shot.dead].sort());
    expect(struckBy(shot, Infinity).get('B1')).toMatchObject({ part: 1 });
  });
});
