import { describe, expect, test } from 'vitest';
import { bearingOf } from '../../../../src/littlewars/engine/angles';
import { groundAt } from '../../../../src/littlewars/engine/country';
import type { Shot } from '../../../../src/littlewars/engine/flight';
import { flightOf } from '../../../../src/littlewars/engine/shot';
import type { Battle } from '../../../../src/littlewars/engine/types';
import { HOOKS_FARM } from '../../../../src/littlewars/battles/hooksFarm';
import { project } from '../../../../src/littlewars/ui/gunner/camera';
import {
  AGAIN_FOR,
  closeUpOf,
  fallingAt,
  struckAgain,
  timeAgain,
} from '../../../../src/littlewars/ui/gunner/closeUp';
import { sceneOf } from '../../../../src/littlewars/ui/gunner/scene';
import { boltAt, struckBy } from '../../../../src/littlewars/ui/gunner/shotShown';
import { block, country, man, table, type Layout } from '../../engine/tables';

const SIZES = [
  { width: 886, height: 546 },
  { width: 386, height: 254 },
  { width: 366, height: 420 },
];

/** The lowest shot of the first gun that kills these, and the battle before it. */
function shotAt(layout: Layout, ...ids: readonly string[]): readonly [Battle, Shot] {
  const battle = table(layout);
  const [gun] = battle.guns;
  const bearing = bearingOf(gun!, man(battle, ids[0]!));
  for (let elevation = -5_000; elevation < 20_000; elevation += 20) {
    const shot = flightOf(battle, gun!, { bearing, elevation }, { sideways: 0, upwards: 0 });
    if (ids.every((id) => shot.dead.includes(id))) return [battle, shot];
  }
  throw new Error(`no shot kills ${ids.join(', ')}`);
}

const RED = { side: 'red', x: 60, y: 10 } as const;
const AT_WALL = country(
  block('wall', 'wall', [50, 60, 70, 61], 1.25),
  block('house', 'house', [72, 62, 82, 70], 5),
);

/** Two high walls, which hide a man between them from either side. */
const LANE = country(
  block('left', 'wall', [56, 40, 57, 62], 4),
  block('right', 'wall', [63, 40, 64, 62], 4),
);

describe('a hit shown again', () => {
  test.each<readonly [string, Layout, readonly string[]]>([
    ['in the open', { guns: [RED], blue: [[60, 50]] }, ['B1']],
    ['behind a wall', { guns: [RED], country: AT_WALL, blue: [[60, 62]] }, ['B1']],
    ['beside a house', { guns: [RED], country: AT_WALL, blue: [[71.4, 64]] }, ['B1']],
    [
      'in a wood',
      {
        guns: [{ side: 'red', x: 40, y: 20 }],
        country: HOOKS_FARM,
        blue: [
          [45.5, 62],
          [49, 63.5],
        ],
      },
      ['B1'],
    ],
    ['in a lane', { guns: [RED], country: LANE, blue: [[60, 50]] }, ['B1']],
    ['at the edge', { guns: [{ ...RED, y: 40 }], blue: [[119.5, 60]] }, ['B1']],
    [
      'two at once',
      {
        guns: [RED],
        blue: [
          [60, 50],
          [60.1, 51.3],
        ],
      },
      ['B1', 'B2'],
    ],
    ['a horseman', { guns: [RED], blue: [[60, 40, 'cavalry']] }, ['B1']],
    [
      'a gunner among his own',
      {
        guns: [RED, { side: 'blue', x: 60, y: 60, bearing: 180_000 }],
        blue: [
          [58.2, 61],
          [61.8, 61],
          [58.6, 63.5],
        ],
      },
      ['B1'],
    ],
  ])('%s is seen, and not hidden', (_, layout, ids) => {
    const [battle, shot] = shotAt(layout, ...ids);
    const hit = closeUpOf(battle, shot)!;
    for (const size of SIZES) {
      const camera = hit.camera(size);
      const seen = sceneOf(camera, battle, null).flatMap((item) =>
        item.kind === 'man' ? [item.man.id] : [],
      );
      for (const id of ids) {
        expect(seen).toContain(id);
        const { x, y } = man(battle, id);
        // From his feet to his hat he is in the picture, and large.
        const ground = groundAt(battle.country, { x, y });
        const [feet, hat] = [0, 32].map((z) => project(camera, { x, y, z: ground + z })!);
        for (const at of [feet!, hat!]) {
          expect(at.x).toBeGreaterThan(0);
          expect(at.x).toBeLessThan(size.width);
          expect(at.y).toBeGreaterThan(0);
          expect(at.y).toBeLessThan(size.height);
        }
        expect(feet!.y - hat!.y).toBeGreaterThan(size.height / 6);
      }
      const strikes = project(camera, boltAt(shot, hit.strikes)!.at)!;
      expect(strikes.x).toBeGreaterThan(0);
      expect(strikes.x).toBeLessThan(size.width);
    }
  });

  test('runs on with the recorded shot: the bolt comes, the man falls, and it ends where the shot did', () => {
    const [battle, shot] = shotAt({ guns: [RED], blue: [[60, 50]] }, 'B1');
    const hit = closeUpOf(battle, shot)!;
    const times = Array.from({ length: 50 }, (_, i) => timeAgain(hit, (i * AGAIN_FOR) / 49));
    expect([...times].sort((one, two) => one - two)).toEqual(times);
    expect(times[0]).toBe(hit.from);
    expect(times.at(-1)).toBe(shot.path.at(-1)!.time);
    expect(hit.from).toBeLessThan(hit.strikes);
    expect(fallingAt(hit)).toBeGreaterThan(hit.strikes);
    expect(AGAIN_FOR).toBeGreaterThan(1.5);
    expect(AGAIN_FOR).toBeLessThan(2.5);
  });

  test('a man who is touched and dies is laid down, unless he lies', () => {
    const [battle, shot] = shotAt({ guns: [RED], blue: [[60, 50]] }, 'B1');
    expect(shot.falls).toEqual([]);
    const hit = closeUpOf(battle, shot)!;
    expect(struckBy(shot, hit.end).get('B1')).toEqual({ kind: 'touched' });
    expect(struckAgain(shot, hit, hit.end).get('B1')).toMatchObject({ kind: 'falls', part: 1 });
    expect(struckAgain(shot, hit, hit.from).size).toBe(0);
    const lying: Layout = { guns: [RED], blue: [[60, 40, 'infantry', { lying: true }]] };
    const [low, graze] = shotAt(lying, 'B1');
    const again = closeUpOf(low, graze)!;
    expect(struckAgain(graze, again, again.end).get('B1')).toEqual({ kind: 'touched' });
  });

  test('there is none for a shot that kills nobody', () => {
    const battle = table({ guns: [RED], blue: [[20, 90]] });
    const shot = flightOf(
      battle,
      battle.guns[0]!,
      { bearing: 0, elevation: 0 },
      {
        sideways: 0,
        upwards: 0,
      },
    );
    expect(closeUpOf(battle, shot)).toBe(null);
  });
});
