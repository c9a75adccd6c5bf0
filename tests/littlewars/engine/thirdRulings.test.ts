import { describe, expect, test } from 'vitest';
import { captureOf } from '../../../src/littlewars/engine/capture';
import { countryFaults } from '../../../src/littlewars/engine/countryFaults';
import { gunHindrances, outOfAction } from '../../../src/littlewars/engine/gun';
import { gunGap } from '../../../src/littlewars/engine/gunShape';
import { hindrances } from '../../../src/littlewars/engine/men';
import { pointsOf } from '../../../src/littlewars/engine/points';
import type {
  Battle,
  Country,
  Gun,
  Piece,
  Point,
  Shape,
} from '../../../src/littlewars/engine/types';
import { nearestOn } from '../../../src/littlewars/engine/shapes';
import { pathTo } from '../../../src/littlewars/engine/paths';
import {
  after,
  block,
  codes,
  country,
  inches,
  march,
  played,
  ranks,
  reasons,
  states,
  table,
  type Layout,
  type Standing,
} from './tables';

// What the third rulings say otherwise than the second, by which older battles are fought on.

const bySecond = (battle: Battle): Battle => ({ ...battle, rulings: 2 });
const gunOf = (battle: Battle, i = 0): Gun => battle.guns[i]!;
const END = { kind: 'end' } as const;
const GO = { kind: 'go' } as const;

describe('1.2 the bars of a gun end square', () => {
  const battle = table({ guns: [{ side: 'red', x: 60, y: 40 }] });
  const gun = gunOf(battle);

  test('4.1 a gun that has left the field is not in action', () => {
    const gone = { ...gun, gone: true };
    expect(outOfAction(battle, gone)).toEqual([{ code: 'noSuchGun', gun: 'G1' }]);
  });

  test('at muzzle, trail and wheels nothing reaches more than an eighth of an inch beyond', () => {
    for (const [x, y, ours, before] of [
      [60, 45, 60, 58],
      [60, 35, 32, 30],
      [65, 40, 68, 66],
    ] as const) {
      expect(gunGap(battle, gun, inches(x, y))).toBe(ours);
      expect(gunGap(bySecond(battle), gun, inches(x, y))).toBe(before);
    }
  });

  test('a man, a gun and a house stand a sixteenth from the end, and no nearer', () => {
    const beyond = (sixteenths: number): Point => ({ x: 960, y: 640 + 20 + sixteenths });
    const man = { ...table({ red: [[1, 1]] }).men[0]! };
    expect(hindrances(battle, man, beyond(6))).toEqual([]);
    expect(hindrances(battle, man, beyond(5))).toHaveLength(1);
    expect(hindrances(bySecond(battle), man, beyond(6))).toHaveLength(1);
    // Another gun, its trail towards the muzzle.
    const other = { ...gun, id: 'G2' };
    const at = (sixteenths: number) => ({ ...beyond(sixteenths + 48), bearing: 0 });
    expect(gunHindrances(battle, other, at(1))).toEqual([]);
    expect(gunHindrances(battle, other, at(0))).toEqual([
      { to: { kind: 'gun', id: 'G1' }, distance: 0 },
    ]);
    expect(gunHindrances(bySecond(battle), other, at(1))).toHaveLength(1);
    const walled = { ...battle, country: country(block('h', 'house', [55, 50, 65, 56])) };
    const before = (sixteenths: number) => ({ x: 960, y: 800 - 20 - sixteenths, bearing: 0 });
    expect(gunHindrances(walled, gun, before(1))).toEqual([]);
    expect(gunHindrances(walled, gun, before(0))).toEqual([
      { to: { kind: 'piece', id: 'h' }, distance: 0 },
    ]);
    expect(gunHindrances(bySecond(walled), gun, before(2))).toHaveLength(1);
  });

  test('on a hill it stands wholly, or wholly beside it, and on a bridge wholly', () => {
    const on = {
      ...battle,
      country: country(
        block('hill', 'board', [20, 20, 40, 40]),
        {
          id: 'knoll',
          kind: 'board',
          shape: { kind: 'circle', ...inches(90, 30), radius: 100 },
          height: 16,
        },
        block('lake', 'water', [50, 50, 80, 80]),
        block('bridge', 'bridge', [60, 48, 70, 82]),
      ),
    };
    const at = (x: number, y: number, bearing = 0) =>
      gunHindrances(on, gun, { ...inches(x, y), bearing }).map(({ to }) => to);
    const [hill, lake] = [
      { kind: 'piece', id: 'hill' },
      { kind: 'piece', id: 'lake' },
    ];
    expect(at(30, 30)).toEqual([]);
    expect(at(30, 38.6875)).toEqual([]);
    expect(at(30, 38.75)).toEqual([hill]);
    expect(at(30, 41)).toEqual([hill]);
    expect(at(30, 43.0625)).toEqual([]);
    expect(at(90, 30)).toEqual([]);
    expect(at(90, 36)).toEqual([{ kind: 'piece', id: 'knoll' }]);
    expect(at(65, 60)).toEqual([]);
    expect(at(61, 60, 90_000)).toEqual([lake]);
  });
});

describe('3.5 on a back line his middle stands on it', () => {
  test('half of him over the enemy’s, and not a sixteenth more', () => {
    const battle = table({ red: [[40, 90]], blue: [[80, 6]] });
    const to = (id: string, y: number) =>
      codes(battle, { kind: 'march', man: id, to: { x: 640, y } });
    expect(() => to('R1', 1536)).toThrow('carried out');
    expect(to('R1', 1537)).toEqual(['offField']);
  });
});

describe('3.5 a ford or bridge is crossed wherever it covers the water between two banks', () => {
  const river = block('river', 'water', [20, 40, 100, 44]);
  const over = (bottom: number, top: number, kind: 'ford' | 'bridge' = 'ford') =>
    block('over', kind, [58, bottom, 62, top]);
  const fault = { code: 'notAcross', piece: 'over' };
  const bare = (...pieces: readonly Piece[]): Country => ({
    name: '',
    width: 1920,
    depth: 1536,
    pieces,
  });
  const lengthOf = (on: Country, from: Point, to: Point, radius = 8, rulings: 2 | 3 = 3) =>
    pathTo({ country: on, rulings }, radius, from, to, 600)?.length ?? null;

  test('where it ends flush with them, by everybody, straight and aslant', () => {
    const on = country(river, over(40, 44));
    expect(lengthOf(on, inches(60, 36), inches(60, 48))).toBe(12 * 16);
    expect(lengthOf(on, inches(60, 36), inches(60, 48), 8, 2)).toBeNull();
    // Along the bank, round the corner of the ford's end, over it, and on.
    const [from, to] = [inches(50, 38), inches(50, 46)];
    const corner = { x: 58 * 16, y: 40 * 16 - 8 };
    const slant = Math.hypot(corner.x - from.x, corner.y - from.y);
    const path = pathTo(played(on), 8, from, to, 2_000)!;
    expect(path.length).toBeGreaterThan(2 * slant + 4 * 16 + 16 - 0.5);
    expect(path.length).toBeLessThan(2 * slant + 4 * 16 + 16 + 1.5);
    // Nobody cuts through the water's reach before it.
    const strip = path.stops.filter(({ y }) => y > 40 * 16 - 8 && y < 44 * 16 + 8);
    for (const { x } of strip) expect(x).toBeGreaterThanOrEqual(58 * 16);
  });

  test('men stand at its ends, and beside them only away from the water', () => {
    const battle = table({ red: [[60, 30]], country: country(river, over(40, 44)) });
    const man = battle.men[0]!;
    expect(hindrances(battle, man, { x: 960, y: 638 })).toEqual([]);
    expect(hindrances(bySecond(battle), man, { x: 960, y: 638 })).toHaveLength(1);
    expect(hindrances(battle, man, { x: 58 * 16 - 1, y: 638 })).toHaveLength(1);
    expect(hindrances(battle, man, { x: 58 * 16 - 1, y: 634 })).toEqual([]);
  });

  test('a corner that is named twice is no bank of its own', () => {
    const [a, b, c] = [inches(0, 0), inches(10, 0), inches(10, 10)];
    const shape: Shape = { kind: 'polygon', corners: [a, a, b, c] };
    expect(nearestOn(shape, inches(5, -3))).toEqual(inches(5, 0));
  });

  test('over a round pond, whose bank is round', () => {
    const pond: Shape = { kind: 'circle', ...inches(60, 42), radius: 32 };
    const on = country(
      { id: 'pond', kind: 'water', shape: pond, height: 0 },
      block('over', 'bridge', [59.5, 40, 60.5, 44]),
    );
    expect(lengthOf(on, inches(60, 36), inches(60, 48))).toBe(12 * 16);
    const aslant = lengthOf(on, inches(57, 39), inches(60, 42))!;
    // To the corner of its end, out of the water's reach, and in.
    const end = { x: 952, y: 672 - Math.sqrt(40 * 40 - 8 * 8) };
    const shortest = Math.hypot(end.x - 912, end.y - 624) + Math.hypot(8, 672 - end.y);
    expect(aslant).toBeGreaterThan(shortest - 0.5);
    expect(aslant).toBeLessThan(shortest + 1);
  });

  test('a Country in which one cannot be crossed is faulty', () => {
    expect(countryFaults(bare(river, over(40, 44)))).toEqual([]);
    expect(countryFaults(bare(river, over(38, 46, 'bridge')))).toEqual([]);
    // Short of the further bank by a sixteenth; short of both; along one bank; a pier.
    expect(countryFaults(bare(river, over(38, 43.9375)))).toEqual([fault]);
    expect(countryFaults(bare(river, over(41, 43)))).toEqual([fault]);
    expect(countryFaults(bare(river, block('over', 'ford', [30, 39, 90, 41])))).toEqual([fault]);
    // Its further end lies before a house, or at the edge of the field.
    const house = block('h', 'house', [50, 44.25, 70, 50]);
    expect(countryFaults(bare(river, house, over(38, 44)))).toEqual([fault]);
    const edge = block('edge', 'water', [20, 90, 100, 96]);
    expect(countryFaults(bare(edge, block('over', 'ford', [58, 88, 62, 96])))).toEqual([]);
    const side = block('side', 'water', [0, 40, 8, 60]);
    expect(countryFaults(bare(side, block('over', 'ford', [0, 48, 10, 52])))).toEqual([fault]);
    // All over a pond; and two that meet upon the water.
    const pond = block('pond', 'water', [58, 40, 60, 42]);
    expect(countryFaults(bare(pond, block('over', 'ford', [57, 39, 61, 43])))).toEqual([]);
    const half = block('half', 'bridge', [58, 36, 62, 42]);
    expect(countryFaults(bare(river, half, over(41, 44)))).toEqual([]);
    expect(countryFaults(bare(river, over(38, 43)), 2)).toEqual([]);
  });
});

describe('4.3 no gun is laid where two men can never stand at its trail', () => {
  const FOUR: readonly Standing[] = [
    [57, 40],
    [58, 39],
    [62, 39],
    [63, 40],
  ];
  const FAR = ranks(15, 5, 3, 15);
  const battery = (layout: Layout): Battle =>
    table({
      red: [...FOUR, ...FAR],
      blue: ranks(15, 5, 93, 15),
      guns: [{ side: 'red', x: 60, y: 40 }],
      ...layout,
    });
  const fire = (bearing = 0) => ({ kind: 'fire', gun: 'G1', bearing, elevation: 0 }) as const;

  test('a wall beside the end of its trail: it turns so far as leaves them room', () => {
    const walled = battery({ country: country(block('w', 'wall', [60.5, 36, 61, 37.5])) });
    expect(reasons(walled, fire())).toEqual([
      { code: 'cannotTurn', gun: 'G1', by: [{ kind: 'piece', id: 'w' }] },
    ]);
    expect(() => codes(bySecond(walled), fire())).toThrow('carried out');
    expect(() => codes(walled, fire(30_000))).toThrow('carried out');
  });

  test('another gun that stands there', () => {
    const two = battery({
      guns: [
        { side: 'red', x: 60, y: 40 },
        { side: 'red', x: 61, y: 37, bearing: 0 },
      ],
    });
    expect(reasons(two, fire())).toEqual([
      { code: 'cannotTurn', gun: 'G1', by: [{ kind: 'gun', id: 'G2' }] },
    ]);
  });

  test('men are asked by their arms: horsemen are wider', () => {
    // Just room for infantry between two walls.
    const walls = country(
      block('l', 'wall', [58, 35, 59.0625, 38]),
      block('r', 'wall', [60.9375, 35, 62, 38]),
    );
    expect(() => codes(battery({ country: walls }), fire())).toThrow('carried out');
    const horse = (more: readonly Standing[]) =>
      battery({
        country: walls,
        red: [...FOUR.map(([x, y]): Standing => [x, y, 'cavalry']), ...more],
      });
    expect(codes(horse([]), fire())).toEqual(['cannotTurn']);
    expect(codes(horse([[5, 5]]), fire())).toEqual(['cannotTurn']);
    expect(() => codes(horse(ranks(2, 5, 5, 2)), fire())).toThrow('carried out');
  });

  test('nobody gets into a court', () => {
    const court = battery({
      red: [[57, 41.5], [58, 41.5], [62, 41.5], [63, 41.5], ...FAR],
      country: country(
        block('n', 'wall', [56, 38.75, 59.5, 39]),
        block('m', 'wall', [60.5, 38.75, 64, 39]),
        block('w', 'wall', [56, 34, 56.25, 38.6875]),
        block('e', 'wall', [63.75, 34, 64, 38.6875]),
        block('s', 'wall', [56, 33.5, 64, 33.9375]),
      ),
      guns: [{ side: 'red', x: 60, y: 39.9375 }],
    });
    // An inch between the walls, through which the trail lies; infantry are 10 sixteenths broad and pass.
    expect(() => codes(court, fire())).toThrow('carried out');
    const horse = {
      ...court,
      men: court.men.map((each) => ({ ...each, arm: 'cavalry' as const })),
    };
    const by = ['n', 'm'].map((id) => ({ kind: 'piece', id }));
    expect(reasons(horse, fire())).toEqual([{ code: 'cannotTurn', gun: 'G1', by }]);
  });

  test('men who step aside for it do not step through a wall', () => {
    const walled = (rulings: 2 | 3) => ({
      ...battery({
        red: [[60, 40.9375], ...FOUR, ...FAR],
        country: country(block('w', 'wall', [60.4375, 40.75, 60.5, 48])),
        guns: [{ side: 'red', x: 60, y: 40, bearing: 330_000 }],
      }),
      rulings,
    });
    const men = (rulings: 2 | 3) => after(walled(rulings), fire(0)).men[0]!;
    expect(men(3).x).toBeLessThan(960);
    expect(men(3).start).toEqual({ x: men(3).x, y: men(3).y });
  });

  test('4.5 no gun is hauled to where it is shut in', () => {
    // Walls close round it; its crew stands behind them.
    const walls = (north: number) =>
      battery({
        red: [...ranks(4, 57, 44.5, 4, 2), ...FAR],
        country: country(
          block('w', 'wall', [58, 37, 58.75, 41.25]),
          block('e', 'wall', [61.25, 37, 62, 41.25]),
          block('s', 'wall', [58, 36, 62, 36.9375]),
          block('n', 'wall', [58, north, 62, north + 1]),
        ),
        guns: [{ side: 'red', x: 60, y: 40 }],
      });
    const haul = (battle: Battle) =>
      codes(battle, {
        kind: 'haul',
        gun: 'G1',
        to: inches(60, 40),
        crew: battle.men.slice(0, 4).map(({ id, x, y }) => ({ man: id, to: { x, y } })),
      });
    expect(haul(walls(41.3125))).toEqual(['shutIn']);
    // A lane out of it is enough.
    const open = walls(41.3125);
    const pieces = open.country.pieces.slice(0, 3);
    expect(() => haul({ ...open, country: { ...open.country, pieces } })).toThrow('carried out');
  });
});

describe('4.9 passing the axle in an earlier move counts', () => {
  const FAR = ranks(15, 5, 3, 15);
  const FAR_BLUE = ranks(15, 5, 93, 15);
  const blueGun = { side: 'blue', x: 60, y: 50 } as const;
  const rush = (xs: readonly number[], blue: readonly Standing[]): Battle =>
    table({
      red: [
        ...xs.map((x): Standing => [x, 52, 'infantry', { start: inches(x, 44) }]),
        ...[57, 63].map((x): Standing => [x, 44]),
        ...FAR,
      ],
      blue: [...blue, ...FAR_BLUE],
      guns: [blueGun],
      more: { phase: 'men' },
    });

  test('four passed while one defender was near; he walks away, and it is theirs', () => {
    const held = after(rush([57, 58, 62, 63], [[60, 57.5]]), END);
    expect(gunOf(held)).toMatchObject({
      side: 'blue',
      disputed: true,
      passed: ['R1', 'R2', 'R3', 'R4'],
    });
    const away = after(held, GO, march('B1', 60, 68), END);
    expect(gunOf(away)).toMatchObject({ side: 'red', captured: 5, disputed: false, passed: [] });
    const old = after(
      bySecond(rush([57, 58, 62, 63], [[60, 57.5]])),
      END,
      GO,
      march('B1', 60, 68),
      END,
    );
    expect(gunOf(old)).toMatchObject({ side: 'blue', passed: [] });
  });

  test('two in one move and two in the next', () => {
    const first = after(rush([58, 62], []), END);
    expect(gunOf(first)).toMatchObject({ side: 'blue', passed: ['R1', 'R2'] });
    const next = after(first, GO, END, GO, march('R3', 57, 52), march('R4', 63, 52), END);
    expect(gunOf(next).side).toBe('red');
  });

  test('a man who has gone farther than six inches has to pass it again', () => {
    const first = after(rush([58, 62], []), END, GO, END, GO, march('R1', 58, 59), END);
    expect(gunOf(first).passed).toEqual(['R2']);
    const back = after(first, GO, END, GO, march('R1', 58, 52), END);
    expect(gunOf(back).passed).toEqual(['R2']);
  });

  test('a prisoner’s passing is forgotten, and on an apron the line counts in either’s move', () => {
    const battle = after(rush([58, 62], []), END);
    const taken = {
      ...battle,
      men: battle.men.map((man) => (man.id === 'R1' ? { ...man, state: 'freed' as const } : man)),
    };
    expect(captureOf(taken, gunOf(taken), 'blue').passed).toEqual(['R2']);
    const lined = table({
      red: [57, 58, 62, 63].map((x): Standing => [x, 96]),
      guns: [{ side: 'blue', x: 60, y: 98, bearing: 90_000 }],
    });
    expect(captureOf(lined, gunOf(lined), 'blue').captured).toBe(true);
    expect(captureOf(bySecond(lined), gunOf(lined), 'blue').captured).toBe(false);
  });
});

describe('6.5 a gun in a position to take', () => {
  const guns = [
    { side: 'red', x: 20, y: 20 },
    { side: 'blue', x: 60, y: 50 },
    { side: 'blue', x: 70, y: 50, gone: true },
  ] as const;
  const count = (battle: Battle) => [pointsOf(battle, 'red').guns, pointsOf(battle, 'blue').guns];

  test('of a side with nobody free on the field it counts for the other', () => {
    const battle = table({
      red: [[1, 1]],
      blue: [
        [1, 9, 'infantry', { state: 'prisoner' }],
        [2, 9, 'infantry', { state: 'gone' }],
      ],
      guns,
    });
    // The gun that has left is held.
    expect(count(battle)).toEqual([20, 10]);
    expect(count(bySecond(battle))).toEqual([10, 20]);
  });

  test('a disarmed man retains it; and with nobody of either it stays with its side', () => {
    const freed = table({
      red: [[1, 1]],
      blue: [[1, 9, 'infantry', { state: 'freed' }]],
      guns,
    });
    expect(count(freed)).toEqual([10, 20]);
    expect(count(table({ guns }))).toEqual([10, 20]);
  });
});

describe('6.7 a surrender gives up the men on the field, and the guns, except at the own line', () => {
  const layout: Layout = {
    red: [
      [40, 40],
      [42, 0.25],
      [44, -3],
      [46, 40, 'infantry', { state: 'freed' }],
      [48, 0, 'infantry', { state: 'gone' }],
      [50, 40, 'infantry', { state: 'dead' }],
      [52, 40, 'infantry', { state: 'prisoner', escort: 'B1' }],
    ],
    blue: [
      [53, 40],
      [41, 41, 'infantry', { state: 'prisoner', escort: 'R1' }],
      [43, 1, 'infantry', { state: 'prisoner', escort: 'R2' }],
    ],
    guns: [
      { side: 'red', x: 30, y: 40 },
      { side: 'red', x: 34, y: -2 },
      { side: 'red', x: 36, y: 0, gone: true },
      { side: 'blue', x: 80, y: 40 },
    ],
  };
  const surrender = { kind: 'surrender', side: 'red' } as const;

  test('in a Fight to the Finish and the Defensive Game', () => {
    for (const kind of ['finish', 'defence'] as const) {
      const battle = table(layout);
      const over = after({ ...battle, rules: { ...battle.rules, kind } }, surrender);
      expect(over.result).toEqual({ winner: 'blue', why: 'surrender' });
      expect(over.men.map(({ state }) => state)).toEqual([
        ...['captive', 'ready', 'ready', 'captive', 'gone', 'dead', 'prisoner'],
        // Whom the first escorted is free (5.5).
        ...['ready', 'freed', 'prisoner'],
      ]);
      expect(over.guns.map(({ side }) => side)).toEqual(['blue', 'red', 'red', 'blue']);
    }
  });

  test('in a Blow at the Rear line and apron are field', () => {
    const battle = table(layout);
    const over = after({ ...battle, rules: { ...battle.rules, kind: 'blow' } }, surrender);
    expect(states(over, 'red')).toEqual({ captive: 4, gone: 1, dead: 1, prisoner: 1 });
    expect(over.guns.map(({ side }) => side)).toEqual(['blue', 'blue', 'red', 'blue']);
  });

  test('a draw leaves all as they stand, and so did a surrender by the second rulings', () => {
    const battle = table(layout);
    const drawn = after(
      battle,
      { kind: 'offerDraw', side: 'red' },
      { kind: 'offerDraw', side: 'blue' },
    );
    expect(drawn.men).toEqual(battle.men);
    expect(after(bySecond(battle), surrender).men).toEqual(battle.men);
  });
});
