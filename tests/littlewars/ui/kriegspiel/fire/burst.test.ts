import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { directionOf } from '../../../../../src/littlewars/engine/angles';
import { MUZZLE, MUZZLE_HEIGHT } from '../../../../../src/littlewars/engine/gunShape';
import { distance, INCH } from '../../../../../src/littlewars/engine/lengths';
import type { Point } from '../../../../../src/littlewars/engine/types';
import type { KriegspielBattle } from '../../../../../src/littlewars/kriegspiel/types';
import { restOf } from '../../../../../src/littlewars/game/kriegspiel/fired';
import type { Palette } from '../../../../../src/littlewars/ui/gunner/art/palette';
import { drawView } from '../../../../../src/littlewars/ui/gunner/art/view';
import { barrelOf } from '../../../../../src/littlewars/ui/gunner/barrel';
import { BEAD, cameraOf, onBarrel, project } from '../../../../../src/littlewars/ui/gunner/camera';
import { boltAt, struckBy } from '../../../../../src/littlewars/ui/gunner/shotShown';
import {
  burstAt,
  leftBy,
  shelteredOf,
} from '../../../../../src/littlewars/ui/kriegspiel/fire/burst';
import {
  barrelOfFive,
  middleOf,
} from '../../../../../src/littlewars/ui/kriegspiel/fire/rifleBarrel';
import { firedBy, type ShownShell } from '../../../../../src/littlewars/ui/kriegspiel/fire/shown';
import { after, numbers } from '../../../kriegspiel/tables';
import { battery, rifles, SHELL } from './ranges';

beforeEach(() => void vi.stubGlobal('Path2D', function Path2D() {}));
afterEach(() => void vi.unstubAllGlobals());

const SIZE = { width: 1280, height: 720 };
const INKS = new Proxy({}, { get: (_, ink) => ink }) as Palette;

function shellOf(battle: KriegspielBattle): ShownShell {
  const fire = firedBy(battle, SHELL, after(battle, SHELL));
  if (fire.kind !== 'shell' || fire.burst === null) throw new Error('no burst');
  return fire;
}
const FIRE = shellOf(battery());
const REST = restOf(FIRE.shot)!;
const ABOVE = 1.4 * INCH;
const barrel = { ...barrelOf(FIRE.before, FIRE.before.guns[0]!), mountAt: () => MOUNT };
const MOUNT = { ...FIRE.before.guns[0]!, above: ABOVE };

interface Line {
  readonly ink: string;
  readonly corners: readonly Point[];
  readonly arcs: number;
}

/** Every line that is drawn in a picture of the shell at a time of its flight; null for what is left of it afterwards. */
function lines(time: number | null): readonly Line[] {
  const all: Line[] = [];
  let corners: Point[] = [];
  let [arcs, strokeStyle] = [0, ''];
  const at = (x: number, y: number): void => void corners.push({ x, y });
  const own: Readonly<Record<string, unknown>> = {
    beginPath: () => ([corners, arcs] = [[], 0]),
    moveTo: at,
    lineTo: at,
    arc: () => void arcs++,
    stroke: () => all.push({ ink: strokeStyle, corners, arcs }),
    getTransform: () => ({ a: 1 }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
  };
  const context = new Proxy(own, {
    get: (_, name) => own[String(name)] ?? (() => undefined),
    set: (_, name, value) => {
      if (name === 'strokeStyle') strokeStyle = String(value);
      return true;
    },
  }) as unknown as CanvasRenderingContext2D;
  drawView(context, INKS, {
    battle: FIRE.before,
    barrel,
    aim: FIRE.shot.aim,
    size: SIZE,
    shot:
      time === null ? null : { bolt: boltAt(FIRE.shot, time), struck: struckBy(FIRE.shot, time) },
    circle: null,
    burst: time === null ? leftBy(FIRE) : burstAt(FIRE, time),
    moving: false,
  });
  return all;
}

/** The wire in a picture, a line of brass around the shell; undefined if there is none. */
const wireIn = (all: readonly Line[]): Line | undefined =>
  all.find(({ ink, corners, arcs }) => ink === 'brass' && arcs === 0 && corners.length >= 48);
/** How many clouds of smoke have their shading. */
const cloudsIn = (all: readonly Line[]): number => all.filter(({ arcs }) => arcs === 4).length;

describe('a burst along the barrel', () => {
  test('nothing of it is there before the shell lies', () => {
    expect(burstAt(FIRE, REST.time - 0.001)).toBeNull();
    const before = lines(REST.time - 0.001);
    expect(before.length).toBeGreaterThan(10);
    expect([wireIn(before), cloudsIn(before)]).toEqual([undefined, 0]);
  });

  test('then there is smoke, and a wire of three inches on the floor around it', () => {
    const burst = lines(REST.time + 0.05);
    expect(cloudsIn(burst)).toBeGreaterThan(10);
    const wire = wireIn(burst)!;
    const camera = cameraOf(FIRE.before.country, MOUNT, FIRE.shot.aim, SIZE);
    // Back from the picture to the floor: every corner is three inches from the shell.
    const places = wire.corners.map(({ x, y }) => {
      const depth = (camera.eye.z * camera.focus) / (y - camera.middle.y);
      const sideways = ((x - camera.middle.x) * depth) / camera.focus;
      return { x: camera.eye.x + sideways, y: camera.eye.y + depth };
    });
    expect(places.length).toBeGreaterThanOrEqual(48);
    for (const place of places) expect(distance(place, FIRE.burst!.at)).toBeCloseTo(3 * INCH, 4);
  });

  test('the wire stays, and the smoke does not', () => {
    const left = lines(null);
    expect(wireIn(left)).toBeTruthy();
    expect(cloudsIn(left)).toBe(0);
  });

  test('a man is sheltered if the wall stands on the line to him', () => {
    const sheltered = shelteredOf(FIRE.before, FIRE.burst!);
    expect(sheltered).toHaveLength(5);
    const { x: from } = FIRE.burst!.at;
    for (const { at, part } of sheltered) {
      const wall = from + (at.x - from) * part;
      expect(wall).toBeGreaterThanOrEqual(60.75 * INCH);
      expect(wall).toBeLessThan(61 * INCH);
    }
  });

  test('a shell that has left the field leaves nothing', () => {
    expect(leftBy({ ...FIRE, burst: null })).toBeNull();
  });
});

test('the eye over a gun that throws shells sees where they fall over its raised barrel', () => {
  const { country } = FIRE.before;
  const target = { x: MOUNT.x, y: MOUNT.y + 20 * INCH, z: 0 };
  const heights = [0, 10_000, 30_000].map((elevation) => {
    const aim = { bearing: 0, elevation };
    const camera = cameraOf(country, MOUNT, aim, SIZE);
    const bead = project(camera, onBarrel(country, MOUNT, aim, [MUZZLE, BEAD]))!;
    return { bead: bead.y, target: project(camera, target)!.y };
  });
  expect(new Set(heights.map((each) => each.target)).size).toBe(1);
  for (const { bead, target: floor } of heights) expect(bead).toBeGreaterThan(floor);
  // The barrel is seen to rise.
  expect(heights[2]!.bead).toBeLessThan(heights[0]!.bead);
});

test('kriegspiel.md 3.6: five rifles are aimed from two inches behind their middle man, an eighth over his head', () => {
  const battle = rifles();
  const five = numbers('R', 1, 5);
  const middle = middleOf(battle, five)!;
  expect(middle.id).toBe('R3');
  const aimed = barrelOfFive(battle, middle, five);
  for (const bearing of [0, 30_000, 330_000]) {
    const { x, y, foot = 0 } = aimed.mountAt(bearing);
    const direction = directionOf(bearing);
    const muzzle = { x: x + MUZZLE * direction.x, y: y + MUZZLE * direction.y };
    expect(muzzle.x).toBeCloseTo(middle.x - 2 * INCH * direction.x, 6);
    expect(muzzle.y).toBeCloseTo(middle.y - 2 * INCH * direction.y, 6);
    expect(foot + MUZZLE_HEIGHT).toBe(INCH + INCH / 8);
    expect(aimed.limitsAt(bearing)).toEqual([]);
  }
  expect(aimed.limitsAt(46_000)).toMatchObject([{ kind: 'other' }]);
});
