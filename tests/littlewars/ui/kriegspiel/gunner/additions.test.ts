import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TRAIL } from '../../../../../src/littlewars/engine/gunShape';
import { INCH } from '../../../../../src/littlewars/engine/lengths';
import { withState } from '../../../../../src/littlewars/kriegspiel/moveState';
import type { KriegspielBattle } from '../../../../../src/littlewars/kriegspiel/types';
import type { Transport } from '../../../../../src/littlewars/kriegspiel/things';
import type { Palette } from '../../../../../src/littlewars/ui/gunner/art/palette';
import { drawView } from '../../../../../src/littlewars/ui/gunner/art/view';
import { barrelOf } from '../../../../../src/littlewars/ui/gunner/barrel';
import { cameraOf } from '../../../../../src/littlewars/ui/gunner/camera';
import { sceneOf } from '../../../../../src/littlewars/ui/gunner/scene';
import {
  sceneAdditions,
  sceneThings,
} from '../../../../../src/littlewars/ui/kriegspiel/gunner/additions';
import { block, inches, table } from '../../../engine/tables';
import { battleOf, FORCE, onField } from '../../../kriegspiel/tables';

beforeEach(() => void vi.stubGlobal('Path2D', function Path2D() {}));
afterEach(() => void vi.unstubAllGlobals());

const SIZE = { width: 1280, height: 720 };
const INKS = new Proxy({}, { get: (_, ink) => ink }) as Palette;
const LEVEL = { bearing: 0, elevation: 0 };
const transport = (more: Partial<Transport>): Transport => ({
  id: 'T1',
  kind: 'train',
  side: 'blue',
  ...inches(60, 60),
  bearing: 90_000,
  used: 0,
  aboard: [],
  boarding: null,
  landed: 0,
  destroyed: false,
  ...more,
});

/** Red's gun in the middle looks along y; a waggon and a gun of Blue's stand before it. */
const before = (pieces: Parameters<typeof onField>[0] = []): KriegspielBattle => {
  const battle = battleOf(
    { B11: [50, 40], B17: [55, 40], B19: [65, 40], B27: [70, 40] },
    { country: onField(pieces), forces: { red: FORCE, blue: FORCE } },
  );
  const guns = battle.guns.map((gun) => ({
    ...gun,
    gone: false,
    ...(gun.side === 'red' ? inches(60, 10) : { ...inches(60, 50), bearing: 180_000 }),
  }));
  return withState(
    { ...battle, guns },
    {
      waggons: battle.kriegspiel.waggons.map((waggon) => ({
        ...waggon,
        ...(waggon.side === 'blue' ? inches(54, 45) : inches(100, 5)),
      })),
    },
  );
};

/** The colours with which faces are filled in a picture along the barrel of Red's gun. */
function fills(battle: KriegspielBattle): readonly string[] {
  const all: string[] = [];
  let fillStyle = '';
  const own: Readonly<Record<string, unknown>> = {
    fill: () => all.push(fillStyle),
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
  drawView(context, INKS, {
    battle,
    barrel: barrelOf(battle, battle.guns[0]!),
    aim: LEVEL,
    size: SIZE,
    shot: null,
    circle: null,
    additions: sceneAdditions(battle),
    moving: false,
  });
  return all;
}

describe('things of Kriegspiel before a barrel', () => {
  test('waggons stand on their outline, limbers under the trail of a limbered gun', () => {
    const battle = before();
    expect(sceneThings(battle)).toHaveLength(2);
    const { guns } = battle.kriegspiel;
    const limbered = withState(battle, { guns: { ...guns, G2: { ...guns.G2!, limbered: true } } });
    const things = sceneThings(limbered);
    expect(things).toHaveLength(3);
    const { corners } = things[2]!;
    const middle = corners.reduce((sum, { y }) => sum + y / corners.length, 0);
    // Its muzzle points at us, so its trail is behind it.
    expect(middle - 50 * INCH).toBeGreaterThan(TRAIL);
  });

  test('a train is an engine and eight trucks in a row, a boat one hull, and a wreck remains', () => {
    const battle = before();
    const train = withState(battle, { transports: [transport({})] });
    const cars = sceneThings(train).slice(2);
    expect(cars).toHaveLength(9);
    const xs = cars.map(({ corners }) => corners.reduce((sum, { x }) => sum + x / 4, 0) / INCH);
    expect(xs.map(Math.round)).toEqual([68, 66, 64, 62, 60, 58, 56, 54, 52]);
    const boat = withState(battle, { transports: [transport({ kind: 'boat' })] });
    expect(sceneThings(boat)).toHaveLength(3);
    const lost = withState(battle, { transports: [transport({ kind: 'boat', destroyed: true })] });
    expect(sceneThings(lost)).toHaveLength(3);
  });

  test('is in the picture, hidden by things before it', () => {
    const kinds = (battle: KriegspielBattle): number => {
      const camera = cameraOf(battle.country, battle.guns[0]!, LEVEL, SIZE);
      const items = sceneOf(camera, battle, 'G1', sceneThings(battle));
      return items.filter(({ kind }) => kind === 'thing').length;
    };
    expect(kinds(before())).toBe(1);
    expect(kinds(before([block('barn', 'house', [45, 30, 75, 34], 8)]))).toBe(0);
  });

  test('is drawn in the colours of its side', () => {
    const battle = before();
    const bare = withState(battle, { waggons: [] });
    expect(fills(bare).filter((ink) => ink === 'blueDark').length).toBeLessThan(
      fills(battle).filter((ink) => ink === 'blueDark').length,
    );
  });

  test('gunners, engineers and the General have their own dress', () => {
    const { dressOf } = sceneAdditions(before())!;
    const { men } = before();
    const nameOf = (id: string) => dressOf(men.find((man) => man.id === id)!)?.name;
    expect(['B11', 'B17', 'B19', 'B27', 'B1'].map(nameOf)).toEqual([
      'gunner',
      'engineer',
      undefined,
      'general',
      undefined,
    ]);
  });

  test('a battle of Little Wars has none of it', () => {
    expect(sceneAdditions(table({ guns: [{ side: 'red', x: 60, y: 10 }] }))).toBeUndefined();
  });
});
