import { describe, expect, test } from 'vitest';
import { SIDEWAYS } from '../../../src/littlewars/engine/shot';
import { drawNormal } from '../../../src/littlewars/engine/stream';
import { FOOT, INCH } from '../../../src/littlewars/engine/lengths';
import type { Aim } from '../../../src/littlewars/engine/flight';
import type { Piece } from '../../../src/littlewars/engine/types';
import { burstOf } from '../../../src/littlewars/kriegspiel/bursts';
import {
  moveStateOf,
  withMoveStates,
  withState,
} from '../../../src/littlewars/kriegspiel/moveState';
import { SCREWS, shellFlight, type Screw } from '../../../src/littlewars/kriegspiel/shells';
import type { KriegspielBattle } from '../../../src/littlewars/kriegspiel/types';
import { block, country, inches } from '../engine/tables';
import { bodyIn, manIn, rowsOf, withGunAt, type Row } from './bodies';
import { after, against } from './tables';

const AT = inches(60, 60);
const men = (more: Partial<Row> = {}): Row => ({
  side: 'blue',
  service: 'infantry',
  count: 5,
  x: 60,
  y: 60,
  ...more,
});
const one = (x: number, y: number, more: Partial<Row> = {}): Row =>
  men({ count: 1, x, y, ...more });

describe('kriegspiel.md 3.3: the circle', () => {
  test.each([
    [5, 3],
    [4, 2],
    [1, 1],
  ])('kriegspiel.md chapter 9: of %i men in it %i die', (count, dead) => {
    const burst = burstOf(rowsOf([men({ count })]), AT);
    expect([burst.within.length, burst.dead.length]).toEqual([count, dead]);
  });

  test('of both sides, the nearest first, on a tie the lower number', () => {
    const battle = rowsOf([
      one(60, 58, { side: 'red' }),
      one(62, 60),
      one(60, 62),
      one(60, 61, { side: 'red' }),
    ]);
    expect(burstOf(battle, AT)).toMatchObject({
      within: ['R2', 'R1', 'B1', 'B2'],
      dead: ['R2', 'R1'],
    });
  });

  test('on a tie the lower number before the side', () => {
    const battle = rowsOf([
      one(30, 30, { side: 'red' }),
      one(60, 62, { side: 'red' }),
      one(60, 58),
    ]);
    expect(burstOf(battle, AT)).toMatchObject({ within: ['B1', 'R2'], dead: ['B1'] });
  });

  test('three inches from their middles', () => {
    const on = rowsOf([one(63, 60)]);
    expect(burstOf(on, AT).within).toEqual(['B1']);
    expect(burstOf(on, { x: AT.x - 1, y: AT.y }).within).toEqual([]);
    const dead = rowsOf([one(60, 61, { more: { state: 'dead' } })]);
    expect(burstOf(dead, AT).within).toEqual([]);
    const taken = rowsOf([one(60, 61, { more: { state: 'prisoner' } })]);
    expect(burstOf(taken, AT).within).toEqual(['B1']);
  });
});

test('kriegspiel.md 3.5: behind a wall or house nobody is hurt or counts, behind a tree he does', () => {
  const behind = (kind: 'wall' | 'house' | 'tree' | 'shed') => {
    const battle = rowsOf([one(60, 62), one(60, 58)], {
      country: country(block('it', kind, [59, 60.5, 61, 61])),
    });
    return burstOf(battle, AT);
  };
  for (const kind of ['wall', 'house', 'shed'] as const)
    expect(behind(kind)).toMatchObject({ within: ['B2'], sheltered: ['B1'], dead: ['B2'] });
  expect(behind('tree')).toMatchObject({ within: ['B1', 'B2'], sheltered: [] });
});

describe('kriegspiel.md 3.4: guns and waggons', () => {
  const gunAt = (x: number, y: number) => burstOf(withGunAt(rowsOf([]), 'G3', x, y), AT);

  test('wholly within: destroyed; partly: disabled', () => {
    // From the end of its trail three inches behind its axle to its muzzle an inch and a quarter before it.
    expect(gunAt(60, 61)).toMatchObject({ gunsDestroyed: ['G3'], gunsDisabled: [] });
    expect(gunAt(60, 59)).toMatchObject({ gunsDestroyed: [], gunsDisabled: ['G3'] });
    expect(gunAt(60, 64)).toMatchObject({ gunsDestroyed: [], gunsDisabled: ['G3'] });
    expect(gunAt(60, 67)).toMatchObject({ gunsDestroyed: [], gunsDisabled: [] });
  });

  test('a waggon wholly or partly within', () => {
    const at = (x: number, bearing = 0) => {
      const battle = rowsOf([]);
      const [first, ...rest] = battle.kriegspiel.waggons;
      const waggon = { ...first!, ...inches(x, 60), bearing };
      return burstOf(withState(battle, { waggons: [waggon, ...rest] }), AT).waggons;
    };
    expect(at(60)).toEqual(['W1']);
    expect(at(63.25)).toEqual(['W1']);
    expect(at(63.75)).toEqual([]);
    expect(at(63.75, 90_000)).toEqual(['W1']);
  });

  test('things gone or destroyed are not hit again', () => {
    const battle = withGunAt(rowsOf([]), 'G3', 60, 61);
    const gone = { ...battle, guns: battle.guns.map((gun) => ({ ...gun, gone: true })) };
    const waggons = gone.kriegspiel.waggons.map((waggon) => ({
      ...waggon,
      ...AT,
      destroyed: true,
    }));
    const burst = burstOf(withState(gone, { waggons }), AT);
    expect(burst).toMatchObject({ gunsDestroyed: [], gunsDisabled: [], waggons: [] });
  });
});

test('kriegspiel.md 4.2: a General in the circle is sent away, or not there at all', () => {
  const row = [one(60, 61), one(60, 59, { service: 'general' })] as const;
  const sykes = burstOf(rowsOf(row, { generalVulnerable: true }), AT);
  expect(sykes).toMatchObject({ within: ['B1'], dead: ['B1'], generals: ['B119'] });
  expect(burstOf(rowsOf(row), AT)).toMatchObject({ within: ['B1'], generals: [], sheltered: [] });
});

const NONE = { sideways: 0, upwards: 0 };
const AIM: Aim = { bearing: 0, elevation: 10_000 };
/** A red gun at y 20, its gunners beside it. */
const battery = (rows: readonly Row[] = [], more: Parameters<typeof rowsOf>[1] = {}) =>
  withGunAt(
    rowsOf(
      [men({ side: 'red', service: 'artillery', count: 6, x: 57, y: 18, id: 'A' }), ...rows],
      more,
    ),
    'G1',
    60,
    20,
  );
const flown = (battle: KriegspielBattle, screw: Screw = 'heavy', aim: Aim = AIM) =>
  shellFlight(
    battle,
    battle.guns.find(({ id }) => id === 'G1')!,
    aim,
    screw,
    NONE,
  );

describe('kriegspiel.md 3.2: a shell', () => {
  test('goes as far as its screw is light', () => {
    const ranges = SCREWS.map(
      (screw) => flown(battery(), screw, { bearing: 0, elevation: 0 }).at!.y,
    );
    expect([...ranges].sort((a, b) => b - a)).toEqual(ranges);
    // 4 m/s from three quarters of an inch: about 250 mm.
    expect((ranges[2]! - 21.25 * INCH) / INCH).toBeCloseTo(9.8, 0);
    const raised = flown(battery());
    expect(raised.at!.y).toBeGreaterThan(ranges[2]!);
  });

  test('stays where it first meets anything', () => {
    const on = (...pieces: readonly Piece[]) =>
      flown(battery([], { country: country(...pieces) }), 'light', { bearing: 0, elevation: 0 });
    const [floor, rest] = flown(battery()).events;
    expect([floor, rest]).toMatchObject([{ kind: 'floor', after: 0 }, { kind: 'rest' }]);
    const wall = on(block('wall', 'wall', [50, 30, 70, 32]));
    expect(wall.events[0]).toMatchObject({ kind: 'piece', what: 'wall' });
    expect(wall.at!.y).toBeLessThan(30 * INCH);
    expect(wall.at!.y).toBeGreaterThan(29.9 * INCH);
    const roof = flown(
      battery([], { country: country(block('house', 'house', [50, 25, 70, 60], 4)) }),
      'light',
      { bearing: 0, elevation: 30_000 },
    );
    expect(roof.events[0]).toMatchObject({ kind: 'piece' });
    const hill = on(block('hill', 'board', [50, 22, 70, 90], 1));
    expect(hill.events[0]!.kind).toBe('piece');
  });

  test('on a top, a man or a gun too', () => {
    const top = flown(
      battery([], { country: country(block('shed', 'shed', [50, 40, 70, 90], 3)) }),
      'heavy',
      { bearing: 0, elevation: 30_000 },
    );
    expect(top.events[0]).toMatchObject({ kind: 'top', what: 'shed' });
    const level: Aim = { bearing: 0, elevation: 0 };
    const man = flown(battery([one(60, 24)]), 'light', level);
    expect(man.events[0]).toMatchObject({ kind: 'man', what: 'B1', effect: 'unharmed' });
    const gun = flown(withGunAt(battery(), 'G3', 60, 30), 'light', level);
    expect(gun.events[0]).toMatchObject({ kind: 'gun', what: 'G3' });
  });

  test('leaves the field', () => {
    const off = flown(battery(), 'light', { bearing: 180_000, elevation: 30_000 });
    expect(off).toMatchObject({ at: null, events: [{ kind: 'offField' }] });
    for (const bearing of [0, 90_000, 270_000]) {
      const gun = battery();
      const near = withGunAt(
        gun,
        'G1',
        bearing === 270_000 ? 4 : 116,
        bearing === 0 ? 92 : 40,
        bearing,
      );
      expect(flown(near, 'light', { bearing, elevation: 30_000 }).at).toBeNull();
    }
  });
});

const shell = (more: Partial<Aim> & { screw?: Screw } = {}) =>
  ({ kind: 'shell', gun: 'G1', screw: 'heavy', ...AIM, ...more }) as const;

describe('kriegspiel.md 3.2 to 3.4: a shell fired', () => {
  test('has three times the deviation, drawn from the stream', () => {
    const fired = after(battery(), shell());
    const [right, between] = drawNormal(battery().stream);
    expect(fired.stream).toBe(drawNormal(between)[1]);
    expect(fired.shots[0]).toMatchObject({
      gun: 'G1',
      aim: AIM,
      deviation: { sideways: Math.floor(right * SIDEWAYS * 3 + 0.5) },
    });
  });

  test('kills, destroys and disables where it lies', () => {
    const { at } = after(battery(), shell()).shots[0]!.events.at(-1)!;
    const place = { x: Math.round(at.x), y: Math.round(at.y) };
    const [x, y] = [place.x / INCH, place.y / INCH];
    const rows: Row[] = [
      one(x + 2, y - 1, { id: 'C' }),
      one(x - 2, y - 1, { id: 'D', service: 'general' }),
    ];
    const battle = withGunAt(battery(rows, { generalVulnerable: true }), 'G3', x + 1, y + 3);
    const set = withState(withGunAt(battle, 'G4', x - 5, y), {
      waggons: battle.kriegspiel.waggons.map((waggon) =>
        waggon.id === 'W3' ? { ...waggon, x: place.x, y: place.y + 40 } : waggon,
      ),
    });
    const fired = after(set, shell());
    expect(manIn(fired, 'B1').state).toBe('dead');
    expect(manIn(fired, 'B119').state).toBe('ready');
    expect(fired.kriegspiel.generals.blue.awayUntil).toBe(11);
    expect(fired.guns.find(({ id }) => id === 'G3')).toMatchObject({ gone: false });
    expect(fired.kriegspiel.guns.G3).toMatchObject({ destroyed: false, disabledUntil: 9 });
    expect(fired.kriegspiel.waggons.find(({ id }) => id === 'W3')).toMatchObject({
      destroyed: true,
      packets: 0,
    });
    const nearer = after(withGunAt(battle, 'G3', x, y + 1), shell());
    expect(nearer.kriegspiel.guns.G3).toMatchObject({ destroyed: true, disabledUntil: 0 });
    expect(nearer.guns.find(({ id }) => id === 'G3')!.gone).toBe(true);
  });

  test('has no effect beyond the field', () => {
    const near = withGunAt(battery(), 'G1', 60, 20, 180_000);
    const fired = after(near, shell({ bearing: 180_000, elevation: 30_000, screw: 'light' }));
    expect(fired.shots[0]).toMatchObject({ dead: [], events: [{ kind: 'offField' }] });
  });
});

describe('kriegspiel.md 3.1: fire', () => {
  const why = (battle: KriegspielBattle, more: Parameters<typeof shell>[0] = {}) =>
    against(battle, shell(more)).map(({ code }) => code);
  const changed = (change: object): KriegspielBattle => {
    const battle = battery();
    return withState(battle, {
      guns: { ...battle.kriegspiel.guns, G1: { ...battle.kriegspiel.guns.G1!, ...change } },
    });
  };

  test('at most four shells, by four men, limbered none', () => {
    expect(why(battery())).toEqual([]);
    const four = after(battery(), shell(), shell(), shell(), shell());
    expect(why(four)).toEqual(['noShotsLeft']);
    expect(why(changed({ limbered: true }))).toEqual(['limbered']);
    expect(why(changed({ disabledUntil: 5 }))).toEqual(['disabled']);
    expect(why(changed({ disabledUntil: 4 }))).toEqual([]);
    expect(why(changed({ destroyed: true }))).toContain('destroyed');
    expect(against(battery(), { ...shell(), gun: 'G9' })).toEqual([
      { code: 'noSuchGun', gun: 'G9' },
    ]);
    const any = withGunAt(rowsOf([men({ side: 'red', count: 4, x: 57, y: 18 })]), 'G1', 60, 20);
    expect(why(any)).toEqual([]);
  });

  test('not by gunners who owe a retirement, unless four others serve', () => {
    const owing = withMoveStates(battery(), bodyIn(battery(), 'A').men, () => ({ retires: FOOT }));
    expect(new Set(why(owing))).toEqual(new Set(['mustRetire']));
    const others = withMoveStates(
      battery([men({ side: 'red', count: 4, x: 63, y: 18 })]),
      bodyIn(battery(), 'A').men,
      () => ({ retires: FOOT }),
    );
    expect(why(others)).toEqual([]);
  });

  test('a man who has fired does nothing else', () => {
    const fired = after(battery(), shell());
    const gunner = manIn(fired, 'R31');
    expect(moveStateOf(fired, gunner).fired).toBe(true);
  });

  test('two gunners are sent to the trail, but nobody who works, has charged or fired elsewhere, or is held (6.1, 7.2)', () => {
    const fired = after(battery([men({ side: 'red', count: 2, x: 63, y: 16 })]), shell());
    const serve = (battle: KriegspielBattle, a: string, b: string) =>
      against(battle, { kind: 'serve', gun: 'G1', men: [a, b] });
    expect(serve(fired, 'R31', 'R32')).toEqual([]);
    expect(serve(fired, 'R1', 'R2')).toEqual([]);
    const done = (what: object) =>
      serve(
        withMoveStates(fired, ['R2'], () => what),
        'R1',
        'R2',
      );
    expect(done({ worked: true })).toEqual([
      { code: 'hasActed', id: 'R2', did: 'work', to: 'march' },
    ]);
    expect(done({ fired: true })).toMatchObject([{ code: 'hasActed', did: 'fire' }]);
    expect(done({ charged: true })).toMatchObject([{ code: 'hasActed', did: 'charge' }]);
    expect(done({ fixed: true })).toEqual([{ code: 'heldInPlace', id: 'R2' }]);
    expect(serve(fired, 'R1', 'R1')).toMatchObject([{ code: 'namedTwice' }]);
  });

  test('shells take the place of bolts, in a battle that takes them', () => {
    const bolt = { kind: 'fire', gun: 'G1', ...AIM } as const;
    expect(against(battery(), bolt)).toEqual([{ code: 'shellsOnly', gun: 'G1' }]);
    const without = battery([one(60, 30)], { chapters: ['rifles'] });
    expect(why(without)).toEqual(['notTaken']);
    const fired = after(without, { ...bolt, elevation: 0 });
    expect(fired.shots[0]!.dead).toEqual(['B1']);
    expect(moveStateOf(fired, manIn(fired, 'R31')).fired).toBe(true);
    expect(against(without, { ...bolt, gun: 'G9' })).toEqual([{ code: 'noSuchGun', gun: 'G9' }]);
  });

  test('kriegspiel.md 4.2: Wells’ General is in no shell’s way and in no gun’s', () => {
    const battle = battery([one(60, 22, { side: 'red', service: 'general' })]);
    const fired = after(battle, shell({ elevation: 0 }));
    expect(fired.shots[0]!.events[0]!.kind).toBe('floor');
    expect(manIn(fired, 'R119')).toEqual(manIn(battle, 'R119'));
  });
});
