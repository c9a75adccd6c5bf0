import { describe, expect, test } from 'vitest';
import { hasPassed } from '../../../src/littlewars/engine/capture';
import { capturesNow, threatenedGuns } from '../../../src/littlewars/engine/endOfMove';
import {
  atTrail,
  crewNear,
  gunHindrances,
  outOfAction,
  trailPlaces,
  turnHindrances,
} from '../../../src/littlewars/engine/gun';
import { gunGap } from '../../../src/littlewars/engine/gunShape';
import { firingFaults, mayAnyGunAct } from '../../../src/littlewars/engine/gunnery';
import { roomForMan } from '../../../src/littlewars/engine/room';
import { hindrances } from '../../../src/littlewars/engine/men';
import type { Order } from '../../../src/littlewars/engine/orders';
import { gunToServe } from '../../../src/littlewars/engine/trail';
import type { Battle, Gun } from '../../../src/littlewars/engine/types';
import {
  after,
  block,
  codes,
  country,
  inches,
  man,
  march,
  ranks,
  reasons,
  table,
  type Layout,
  type Standing,
} from './tables';

const FOUR: readonly Standing[] = [
  [57, 40],
  [58, 39],
  [62, 39],
  [63, 40],
];
/** Enough far off that no battle ends for want of men. */
const FAR: readonly Standing[] = ranks(15, 5, 3, 15);
const FAR_BLUE: readonly Standing[] = ranks(15, 5, 93, 15);
const battery = (layout: Layout = {}): Battle =>
  table({
    red: [...FOUR, ...FAR],
    blue: FAR_BLUE,
    guns: [{ side: 'red', x: 60, y: 40 }],
    ...layout,
  });
const gunOf = (battle: Battle): Gun => battle.guns[0]!;
const fire = (bearing = 0, elevation = 0): Order => ({
  kind: 'fire',
  gun: 'G1',
  bearing,
  elevation,
});

describe('1.2 the gun', () => {
  test('muzzle 1 1/4 in before the axle, trail 3 in behind it', () => {
    const battle = battery();
    const gun = gunOf(battle);
    expect(gunGap(battle, gun, inches(60, 45))).toBe(5 * 16 - 20);
    expect(gunGap(battle, gun, inches(60, 35))).toBe(5 * 16 - 48);
    expect(gunGap(battle, gun, inches(65, 40))).toBe(5 * 16 - 12);
    // An eighth of an inch is half its thickness.
    expect(gunGap(battle, gun, inches(62, 38))).toBe(32 - 2);
    expect(gunGap(battle, gun, inches(60, 41))).toBe(0);
  });
});

describe('4.1 in action', () => {
  test('with at least four men of its side within six inches of any point of it', () => {
    const at = (fourth: Standing) =>
      outOfAction(battery({ red: [...FOUR.slice(0, 3), fourth] }), gunOf(battery()));
    expect(at([63, 40])).toEqual([]);
    // From the wheel 6 inches, and half the man's breadth; the bar ends square there (1.2).
    expect(at([67.0625, 40])).toEqual([]);
    expect(at([67.125, 40])).toEqual([
      { code: 'outOfAction', gun: 'G1', near: ['R1', 'R2', 'R3'] },
    ]);
    // From the end of the trail, which lies 3 inches behind the axle.
    expect(at([60, 30.6875])).toEqual([]);
    expect(at([60, 30.625])).not.toEqual([]);
  });

  test.each(['prisoner', 'freed', 'dead', 'gone'] as const)(
    'a man who is %s does not serve',
    (state) => {
      const battle = battery({ red: [...FOUR.slice(0, 3), [63, 40, 'infantry', { state }]] });
      expect(codes(battle, fire())).toEqual(['outOfAction']);
      expect(crewNear(battle, gunOf(battle), 'red')).toHaveLength(3);
    },
  );

  test('the enemy’s men do not serve it', () => {
    expect(codes(battery({ red: FOUR.slice(0, 3), blue: [[63, 40]] }), fire())).toEqual([
      'outOfAction',
    ]);
  });

  test('out of action it neither fires nor moves', () => {
    const battle = battery({ red: FOUR.slice(0, 3) });
    const haul: Order = { kind: 'haul', gun: 'G1', to: inches(60, 44), crew: [] };
    expect(codes(battle, haul)).toEqual(['outOfAction', 'tooFewCrew']);
  });
});

describe('3.2 no gun fires before the First Player’s second move', () => {
  test.each([
    [0, 'red', true],
    [1, 'blue', true],
    [2, 'red', false],
    [3, 'blue', false],
  ] as const)('move %i, %s: too early %s', (moves, mover, early) => {
    const battle = battery({
      ...(mover === 'blue' ? { red: FAR, blue: FOUR, guns: [{ side: 'blue', x: 60, y: 40 }] } : {}),
      more: { moves, mover },
    });
    if (early) expect(reasons(battle, fire())).toEqual([{ code: 'tooEarly', moves }]);
    else expect(after(battle, fire()).shots).toHaveLength(1);
  });

  test('6.3 but the defender’s may at once', () => {
    const battle = battery({
      red: FAR,
      blue: FOUR,
      guns: [{ side: 'blue', x: 60, y: 40 }],
      more: { moves: 1, mover: 'blue', rules: { ...battery().rules, kind: 'defence' } },
    });
    expect(after(battle, fire()).shots).toHaveLength(1);
    const attacker = battery({ more: { moves: 0, rules: { ...battle.rules } } });
    expect(codes(attacker, fire())).toEqual(['tooEarly']);
  });
});

describe('4.2 move or fire', () => {
  test('four shots at most', () => {
    const four = after(battery(), fire(), fire(), fire(), fire());
    expect(four.shots).toHaveLength(4);
    expect(codes(four, fire())).toEqual(['noShotsLeft']);
  });

  test('not both', () => {
    const crew = FOUR.map(([x, y], i) => ({ man: `R${i + 1}`, to: inches(x, y + 4) }));
    const haul: Order = { kind: 'haul', gun: 'G1', to: inches(60, 44), crew };
    expect(codes(after(battery(), fire()), haul)).toEqual(['hasFired']);
    expect(codes(after(battery(), haul), fire())).toEqual(['hasMoved']);
  });

  test('only the mover’s, and one that there is', () => {
    expect(codes(battery({ more: { mover: 'blue' } }), fire())).toEqual(['notYours']);
    expect(codes(battery(), { ...fire(), gun: 'G2' } as Order)).toEqual(['noSuchGun']);
    expect(codes(battery({ more: { phase: 'interval' } }), fire())).toEqual(['wrongPhase']);
  });
});

describe('3.3 the first march closes the guns', () => {
  const AIM = { bearing: 0, elevation: 0 };

  test('the reasons against firing are those that refuse the order, and empty when it is legal', () => {
    expect(firingFaults(battery(), 'G1', AIM)).toEqual([]);
    const high = { bearing: 0, elevation: 40_000 };
    expect(firingFaults(battery(), 'G1', high)).toEqual(reasons(battery(), fire(0, 40_000)));
    const house = country(block('house', 'house', [60.75, 40.75, 67, 44]));
    expect(
      firingFaults(battery({ country: house }), 'G1', { bearing: 45_000, elevation: 0 }),
    ).toEqual(reasons(battery({ country: house }), fire(45_000)));
  });

  test('a gun of the mover’s may act if it is in action, and has shots left or has not acted yet', () => {
    const may = (layout: Layout): boolean => mayAnyGunAct(battery(layout));
    expect(may({})).toBe(true);
    expect(may({ more: { phase: 'men' } })).toBe(false);
    expect(may({ more: { mover: 'blue' } })).toBe(false);
    // Before any gun may fire, it may be moved.
    expect(may({ more: { moves: 0 } })).toBe(true);
    expect(may({ red: FAR })).toBe(false);
    const gun = { side: 'red', x: 60, y: 40 } as const;
    expect(may({ guns: [{ ...gun, shots: 3 }] })).toBe(true);
    expect(may({ guns: [{ ...gun, shots: 4 }] })).toBe(false);
    expect(may({ guns: [{ ...gun, crew: ['R1', 'R2', 'R3', 'R4'] }] })).toBe(false);
    expect(may({ guns: [{ ...gun, gone: true }] })).toBe(false);
    expect(may({ guns: [{ ...gun, unserved: true }] })).toBe(false);
    // Enemies on both sides of its trail keep it from firing, and not from being moved.
    expect(may({ blue: [[58, 40.375], ...FAR_BLUE], guns: [{ ...gun, bearing: 90_000 }] })).toBe(
      true,
    );
  });
});

describe('4.3 aiming', () => {
  test('the screw raises it from −5 to 30 degrees', () => {
    for (const elevation of [-5_000, 30_000])
      expect(gunOf(after(battery(), fire(0, elevation))).elevation).toBe(elevation);
    for (const elevation of [-5_001, 30_001, 0.5])
      expect(codes(battery(), fire(0, elevation))).toEqual(['elevationOf']);
    for (const bearing of [-1, 360_000, 0.5])
      expect(codes(battery(), fire(bearing))).toEqual(['bearingOf']);
  });

  test('it turns on its axle as far as the Country lets it', () => {
    const on = country(
      block('house', 'house', [60.75, 40.75, 67, 44]),
      block('shed', 'shed', [50, 40.75, 59.25, 44]),
    );
    const battle = battery({ country: on });
    expect(codes(battle, fire(45_000))).toEqual(['cannotTurn']);
    expect(reasons(battle, fire(300_000))[0]).toMatchObject({
      by: [{ kind: 'piece', id: 'shed' }],
    });
    // Either way round is barred to a bearing that itself is free.
    expect(turnHindrances(battle, gunOf(battle), 180_000)).not.toEqual([]);
    // Its trail would meet the tree one way round, and the other only at the end.
    const tree = { kind: 'circle', ...inches(58, 40), radius: 4 } as const;
    const wood = battery({
      country: country({ id: 'tree', kind: 'tree', shape: tree, height: 64 }),
    });
    expect(turnHindrances(wood, gunOf(wood), 170_000)).toEqual([]);
    expect(turnHindrances(wood, gunOf(wood), 190_000)).toEqual([]);
    expect(turnHindrances(wood, gunOf(wood), 90_000)).toEqual([{ kind: 'piece', id: 'tree' }]);
  });

  test('its own men step out of the way of its trail, the enemy’s do not', () => {
    const battle = battery({ red: [...FOUR, [57, 40.75], ...FAR] });
    const turned = after(battle, fire(90_000));
    for (const each of turned.men) expect(hindrances(turned, each, each)).toEqual([]);
    expect(man(turned, 'R1')).not.toMatchObject(inches(57, 40));
    const barred = battery({ blue: [[58, 40.375], ...FAR_BLUE] });
    expect(reasons(barred, fire(90_000))).toEqual([
      { code: 'cannotTurn', gun: 'G1', by: [{ kind: 'man', id: 'B1' }] },
    ]);
  });

  test('own men may lie down while guns may fire, and stand up at the end of the move', () => {
    const lie = (id: string, lying = true): Order => ({ kind: 'lie', man: id, lying });
    const battle = after(battery(), lie('R1'), lie('R2'), lie('R2', false));
    expect(battle.men.map(({ lying }) => lying).slice(0, 2)).toEqual([true, false]);
    expect(man(after(battle, { kind: 'end' }), 'R1').lying).toBe(false);
    expect(codes(battle, lie('B1'))).toEqual(['cannotLie']);
    expect(codes(battle, lie('B99'))).toEqual(['noSuchMan']);
    expect(codes(after(battle, march('R19', 15, 5)), lie('R1'))).toEqual(['wrongPhase']);
    // Who is moved stands.
    expect(man(after(battle, march('R1', 57, 41)), 'R1').lying).toBe(false);
  });
});

describe('4.4 after firing', () => {
  test('it stays at the bearing and elevation of its last shot', () => {
    const battle = after(battery(), fire(10_000, 2_000), fire(20_000, 3_000), { kind: 'end' });
    expect(gunOf(battle)).toMatchObject({ bearing: 20_000, elevation: 3_000, unserved: false });
  });

  test('two men stand exactly at the end of its trail, one on each side', () => {
    const battle = after(battery(), fire(), { kind: 'end' });
    const [left, right] = atTrail(battle, gunOf(battle));
    expect(left!.id).not.toBe(right!.id);
    for (const each of [left!, right!]) expect(each.y).toBe(37 * 16);
    expect(left!.x).toBe(60 * 16 - 9);
    expect(right!.x).toBe(60 * 16 + 9);
    for (const each of battle.men) expect(hindrances(battle, each, each)).toEqual([]);
  });

  test('the mover names the men: they are moved, which closes the guns', () => {
    const serve: Order = { kind: 'serve', gun: 'G1', men: ['R4', 'R1'] };
    expect(codes(battery(), serve)).toEqual(['hasNotFired']);
    const fired = after(battery(), fire());
    const served = after(fired, serve);
    expect(served.phase).toBe('men');
    expect(atTrail(served, gunOf(served)).map((each) => each?.id)).toEqual(['R4', 'R1']);
    const end = after(served, { kind: 'end' });
    expect(atTrail(end, gunOf(end)).map((each) => each?.id)).toEqual(['R4', 'R1']);
    expect(codes(fired, { ...serve, men: ['R1', 'R1'] })).toEqual(['namedTwice']);
    expect(codes(fired, { ...serve, men: ['R1', 'B1'] })).toEqual(['notYours']);
    expect(codes(fired, { ...serve, men: ['R1', 'R99'] })).toEqual(['noSuchMan']);
    expect(codes(fired, { ...serve, men: ['R1', 'R5'] })).toEqual(['tooFar']);
    expect(codes(fired, { ...serve, gun: 'G3' })).toEqual(['noSuchGun']);
    const freed = battery({ red: [...FOUR, [64, 40, 'infantry', { state: 'freed' }]] });
    expect(codes(after(freed, fire()), { ...serve, men: ['R1', 'R5'] })).toEqual(['wrongState']);
  });

  test('two are for the gun beside them that needs them, not for one that others serve or that has not fired', () => {
    const red: Standing[] = [...FOUR, ...FOUR.map(([x, y]): Standing => [x + 20, y]), ...FAR];
    const two = battery({
      red,
      guns: [
        { side: 'red', x: 60, y: 40 },
        { side: 'red', x: 80, y: 40 },
        { side: 'red', x: 100, y: 40 },
      ],
    });
    const both = after(two, fire(), { ...fire(), gun: 'G2' } as Order);
    const toServe = (battle: Battle, ...ids: string[]): string | undefined =>
      gunToServe(
        battle,
        ids.map((id) => man(battle, id)),
      )?.id;
    expect(toServe(two, 'R5', 'R6')).toBe(undefined);
    expect(toServe(both, 'R1', 'R2')).toBe('G1');
    expect(toServe(both, 'R5', 'R6')).toBe('G2');
    expect(toServe({ ...both, mover: 'blue' }, 'R5', 'R6')).toBe(undefined);
    const served = after(both, { kind: 'serve', gun: 'G2', men: ['R5', 'R6'] });
    expect(toServe(served, 'R5', 'R6')).toBe('G1');
    expect(toServe(served, 'R7', 'R8')).toBe('G1');
    const all = after(served, { kind: 'serve', gun: 'G1', men: ['R1', 'R2'] });
    expect(toServe(all, 'R7', 'R8')).toBe('G2');
    const off = { ...both, guns: both.guns.map((gun) => ({ ...gun, gone: true })) };
    expect(toServe(off, 'R1', 'R2')).toBe(undefined);
  });

  test('an enemy on the place keeps them away, and others of its side make room', () => {
    const enemy = battery({ blue: [[60.5625, 36.875], ...FAR_BLUE] });
    const fired = after(enemy, fire());
    const serve: Order = { kind: 'serve', gun: 'G1', men: ['R1', 'R4'] };
    expect(codes(fired, serve)).toEqual(['tooNear']);
    expect(gunOf(after(fired, { kind: 'time' })).unserved).toBe(true);
    const crowded = battery({ red: [...FOUR, [60.75, 36.25], ...FAR] });
    const served = after(crowded, fire(), serve);
    for (const each of served.men) expect(hindrances(served, each, each)).toEqual([]);
  });

  test('each of two guns has its own two', () => {
    const red: Standing[] = [...FOUR, ...FOUR.map(([x, y]): Standing => [x + 7, y + 2]), ...FAR];
    const two = battery({
      red,
      guns: [
        { side: 'red', x: 60, y: 40 },
        { side: 'red', x: 67, y: 42 },
      ],
    });
    const end = after(two, fire(), { ...fire(), gun: 'G2' } as Order, { kind: 'end' });
    const serving = end.guns.flatMap((gun) => atTrail(end, gun).map((each) => each?.id));
    expect(new Set(serving).size).toBe(4);
    expect(serving).not.toContain(undefined);
  });

  test('nobody steps aside into contact, nor where there is no room', () => {
    const there = { ...man(battery(), 'R1'), id: 'R99', ...inches(40, 40) };
    const free = table({ red: [[40, 40]], blue: [[40, 38.625]] });
    const room = roomForMan({ ...free, men: [...free.men, there] }, there);
    expect(room.ok && man(room.table, 'R1').y > 629).toBe(true);
    // A gun makes no room.
    const gun = table({ red: [[60, 40]], guns: [{ side: 'red', x: 40, y: 40 }] });
    expect(roomForMan({ ...gun, men: [...gun.men, there] }, there).ok).toBe(true);
    const box = country(
      block('n', 'house', [36, 40.5, 44, 44]),
      block('s', 'house', [36, 36, 44, 39.5]),
      block('w', 'house', [36, 39.5625, 39.5, 40.4375]),
      block('e', 'house', [40.5, 39.5625, 44, 40.4375]),
    );
    const shut = table({ red: [[40, 40]], country: box });
    expect(roomForMan({ ...shut, men: [...shut.men, there] }, there)).toEqual({
      ok: false,
      stuck: ['R1'],
    });
  });

  test('where no two can reach, it is out of action until two stand there', () => {
    // The four have gone elsewhere, further from the trail than from where they began.
    const fired = after(
      battery({
        red: [...FOUR.map(([x, y]): Standing => [x, y + 4.5]), ...FAR],
        country: country(
          block('w', 'wall', [53, 37.5, 59.75, 38.5], 0.5),
          block('v', 'wall', [60.25, 37.5, 67, 38.5], 0.5),
          block('u', 'wall', [53, 30, 54, 37.25], 0.5),
          block('t', 'wall', [66, 30, 67, 37.25], 0.5),
        ),
      }),
      fire(0, 20_000),
    );
    const end = after(fired, { kind: 'end' });
    expect(gunOf(end).unserved).toBe(true);
    const next = after(end, { kind: 'go' }, { kind: 'end' }, { kind: 'go' });
    expect(codes(next, fire())).toEqual(['unserved']);
    const [left, right] = trailPlaces(gunOf(end), { arm: 'infantry' });
    const stood = {
      ...next,
      men: next.men.map((each, i) =>
        i === 4 ? { ...each, ...left } : i === 5 ? { ...each, ...right } : each,
      ),
    };
    expect(codes(stood, fire())).toEqual(['unserved']);
    const again = after(stood, { kind: 'end' });
    expect(gunOf(again).unserved).toBe(false);
  });
});

describe('4.5 moving a gun', () => {
  const crew = (dx: number, dy: number, four: readonly Standing[] = FOUR) =>
    four.map(([x, y], i) => ({ man: `R${i + 1}`, to: inches(x + dx, y + dy) }));
  const haul = (x: number, y: number, going = crew(x - 60, y - 40)): Order => ({
    kind: 'haul',
    gun: 'G1',
    to: inches(x, y),
    crew: going,
  });
  const horse = FOUR.map(([x, y]): Standing => [x + (x < 60 ? -0.5 : 0.5), y * 2 - 40, 'cavalry']);

  test('up to 12 in with infantry, trail forward, its muzzle towards where it came from', () => {
    const moved = after(battery(), haul(60, 52));
    expect(gunOf(moved)).toMatchObject({ ...inches(60, 52), bearing: 180_000 });
    expect(moved.phase).toBe('guns');
    expect(reasons(battery(), haul(60, 52.0625, crew(0, 12)))).toEqual([
      {
        code: 'tooFar',
        id: 'G1',
        from: inches(60, 40),
        to: inches(60, 52.0625),
        length: 193,
        limit: 192,
      },
    ]);
    expect(gunOf(after(battery(), haul(72, 40, crew(11, 1.5)))).bearing).toBe(270_000);
  });

  test('up to 24 in with four cavalry, and not with three', () => {
    const battle = battery({ red: [...horse, ...FAR] });
    expect(gunOf(after(battle, haul(60, 64, crew(0, 24, horse)))).y).toBe(64 * 16);
    expect(codes(battle, haul(60, 64.0625, crew(0, 24, horse)))).toEqual(['tooFar']);
    const three = battery({ red: [...horse.slice(0, 3), [63, 40], ...FAR] });
    expect(codes(three, haul(60, 54, crew(0, 12, [...horse.slice(0, 3), [63, 40]])))).toEqual([
      'tooFar',
    ]);
  });

  test('four men with it go along, each within his move and within six inches of its new place', () => {
    expect(codes(battery(), haul(60, 46, crew(0, 6).slice(0, 3)))).toEqual(['tooFewCrew']);
    expect(codes(battery(), haul(60, 46, [...crew(0, 6).slice(0, 3), crew(0, 6)[0]!]))).toEqual([
      'namedTwice',
      'tooFewCrew',
    ]);
    const far = { man: 'R5', to: inches(64, 46) };
    expect(codes(battery(), haul(60, 46, [...crew(0, 6), far]))).toEqual(['notWithGun']);
    expect(
      codes(battery(), haul(60, 46, [...crew(0, 6), { man: 'R99', to: inches(1, 1) }])),
    ).toEqual(['noSuchMan']);
    expect(
      codes(battery(), haul(60, 46, [...crew(0, 6), { man: 'B1', to: inches(1, 1) }])),
    ).toEqual(['notYours']);
    const left = [...crew(0, 6).slice(0, 3), { man: 'R4', to: inches(72, 40) }];
    expect(codes(battery(), haul(60, 46, left))).toEqual(['notWithGun']);
    const tooFar = [...crew(0, 6).slice(0, 3), { man: 'R4', to: inches(63, 53) }];
    expect(codes(battery(), haul(60, 46, tooFar))).toEqual(['tooFar']);
  });

  test('it stands clear of everything, and so do they', () => {
    const on = country(block('house', 'house', [58, 47, 64, 52]));
    expect(codes(battery({ country: on }), haul(60, 46))).toContain('tooNear');
    const onGun = [...crew(0, 6).slice(0, 3), { man: 'R4', to: inches(60, 45) }];
    expect(codes(battery(), haul(60, 46, onGun))).toContain('tooNear');
    expect(codes(battery(), { ...haul(60, 46), to: { x: 0.5, y: 3 } } as Order)).toEqual([
      'noPlace',
    ]);
    expect(
      codes(
        battery(),
        haul(60, 46, [...crew(0, 6).slice(0, 3), { man: 'R4', to: { x: 0.5, y: 1 } }]),
      ),
    ).toEqual(['noPlace']);
    const two = battery({
      guns: [
        { side: 'red', x: 60, y: 40 },
        { side: 'red', x: 60, y: 48 },
      ],
    });
    expect(gunHindrances(two, gunOf(two), { ...inches(60, 46), bearing: 0 })).toMatchObject([
      { to: { kind: 'gun', id: 'G2' } },
    ]);
    expect(gunHindrances(two, gunOf(two), { ...inches(0.5, 46), bearing: 0 })).toEqual([
      { to: { kind: 'edge' }, distance: 0 },
    ]);
    expect(gunHindrances(two, gunOf(two), { x: 960, y: -49, bearing: 0 })).toContainEqual({
      to: { kind: 'edge' },
      distance: 0,
    });
  });

  test('over a ford, and not into the water beside it', () => {
    const river = block('river', 'water', [0, 44, 120, 56]);
    const ford = block('ford', 'ford', [58, 40, 62, 60]);
    const on = country(river, ford);
    const across = battery({ country: on, red: [...FOUR, ...FAR] });
    expect(gunHindrances(across, gunOf(across), { ...inches(60, 50), bearing: 0 })).toEqual([]);
    expect(gunHindrances(across, gunOf(across), { ...inches(70, 50), bearing: 0 })).toMatchObject([
      { to: { kind: 'piece', id: 'river' } },
    ]);
  });

  test('a gun that has left blocks nobody', () => {
    const gone = battery({ guns: [{ side: 'red', x: 60, y: 40, gone: true }] });
    expect(hindrances(gone, man(gone, 'R1'), inches(60, 40))).toEqual([]);
  });

  test('it may be put elsewhere, from where it began; its crew stays with it', () => {
    const moved = after(battery(), haul(60, 50));
    const back = crew(0, -2);
    const again = after(moved, { ...haul(60, 38), crew: back } as Order);
    expect(gunOf(again)).toMatchObject({ ...inches(60, 38), bearing: 0 });
    expect(codes(moved, haul(60, 53, crew(0, 12)))).toEqual(['tooFar']);
    expect(codes(moved, march('R1', 57, 40))).toEqual(['crewStays']);
    expect(after(moved, march('R1', 58, 51)).phase).toBe('men');
    // Where it is put back to where it began it has not turned.
    expect(gunOf(after(moved, { ...haul(60, 40), crew: crew(0, 0) } as Order)).bearing).toBe(0);
  });

  test('round solids, or not at all', () => {
    const on = country(
      block('n', 'wall', [50, 60, 70, 61]),
      block('s', 'wall', [50, 50, 70, 51]),
      block('w', 'wall', [48.9375, 50, 49.9375, 61]),
      block('e', 'wall', [70.0625, 50, 71, 61]),
    );
    expect(codes(battery({ country: on }), haul(60, 55, crew(0, 8)))).toContain('noWay');
  });
});

describe('6.4 guns leave over their own back line', () => {
  const near = FOUR.map(([x, y]): Standing => [x, y - 35]);
  const battle = battery({
    red: [...near, ...ranks(15, 5, 8, 15)],
    guns: [{ side: 'red', x: 60, y: 5 }],
  });
  const off: Order = { kind: 'takeOff', gun: 'G1', crew: ['R1', 'R2', 'R3', 'R4'] };

  test('with their crew, and are still held', () => {
    const gone = after(battle, off);
    expect(gunOf(gone)).toMatchObject({ gone: true, side: 'red' });
    expect(man(gone, 'R1').state).toBe('gone');
    expect(codes(gone, fire())).toEqual(['noSuchGun']);
    expect(codes(gone, off)).toEqual(['noSuchGun']);
    expect(gunOf(after(gone, { kind: 'end' }, { kind: 'go' })).gone).toBe(true);
  });

  test('no further than a move, with four at least', () => {
    expect(codes(battle, { ...off, crew: ['R1', 'R2', 'R3'] })).toEqual(['tooFewCrew']);
    expect(codes(battery(), off)).toContain('tooFar');
  });
});

describe('4.9 capture', () => {
  const blueGun = { side: 'blue', x: 60, y: 50 } as const;
  /** Four of Red who end their move round the gun's trail or beyond it, from where each began. */
  const rush = (to: number, from = 40, blue: readonly Standing[] = []): Battle =>
    battery({
      red: [
        ...[57, 58, 62, 63].map((x): Standing => [x, to, 'infantry', { start: inches(x, from) }]),
        ...FAR,
      ],
      blue: [...blue, ...FAR_BLUE],
      guns: [blueGun],
      more: { phase: 'men' },
    });

  test('passed in the direction of one’s going', () => {
    const [from, axle] = [inches(60, 40), inches(60, 50)];
    expect(hasPassed(from, inches(60, 51), axle)).toBe(true);
    expect(hasPassed(from, inches(60, 50), axle)).toBe(false);
    expect(hasPassed(from, inches(60, 49), axle)).toBe(false);
    expect(hasPassed(inches(60, 51), inches(60, 60), axle)).toBe(false);
  });

  test('four enemies have passed its axle in that move, and none of its side is near', () => {
    const end = after(rush(52), { kind: 'end' });
    expect(gunOf(end)).toMatchObject({ side: 'red', captured: 4, disputed: false });
    expect(gunOf(after(rush(49.5), { kind: 'end' })).side).toBe('blue');
    // Beyond six inches they have not come up to it.
    expect(gunOf(after(rush(58), { kind: 'end' })).side).toBe('blue');
    // They stood there before.
    expect(gunOf(after(rush(52, 52), { kind: 'end' })).side).toBe('blue');
  });

  test('three are not enough', () => {
    const battle = rush(52);
    const three = {
      ...battle,
      men: battle.men.map((each) =>
        each.id === 'R1' ? { ...each, start: { x: each.x, y: each.y } } : each,
      ),
    };
    expect(gunOf(after(three, { kind: 'end' })).side).toBe('blue');
  });

  test('with one of its side within six inches it is in dispute, out of action for both', () => {
    const end = after(rush(52, 40, [[60, 57.5]]), { kind: 'end' });
    expect(gunOf(end)).toMatchObject({ side: 'blue', disputed: true });
    const crewed = {
      ...end,
      men: end.men.map((each) =>
        Number(each.id.slice(1)) > 11 && each.side === 'blue'
          ? { ...each, ...inches(52.75 + (Number(each.id.slice(1)) - 12) * 0.75, 45) }
          : each,
      ),
    };
    const next = after(crewed, { kind: 'go' });
    expect(codes(next, fire())).toEqual(['disputed']);
    // It is over once no enemy is near.
    const alone = {
      ...next,
      men: next.men.map((each) => (each.side === 'red' ? { ...each, y: 60 } : each)),
    };
    expect(gunOf(after(alone, { kind: 'end' })).disputed).toBe(false);
  });

  /** What is forecast for the only gun, and what then becomes of it, each melee being settled as proposed. */
  function forecastOf(battle: Battle) {
    const [capture] = capturesNow(battle);
    let ended = after(battle, { kind: 'end' });
    for (const { number, proposal } of ended.melees)
      ended = after(ended, { kind: 'settle', melee: number, casualties: proposal });
    const { side, disputed } = gunOf(ended);
    return [
      capture && { captured: capture.captured, disputed: capture.disputed },
      { captured: side !== gunOf(battle).side, disputed },
    ] as const;
  }

  test('what becomes of it is forecast as the end of the move then makes it', () => {
    const [consequence, came] = forecastOf(rush(52));
    expect(consequence).toEqual({ captured: true, disputed: false });
    expect(came).toEqual(consequence);
    const disputed = forecastOf(rush(52, 40, [[60, 57.5]]));
    expect(disputed[0]).toEqual({ captured: false, disputed: true });
    expect(disputed[1]).toEqual(disputed[0]);
    // One defender, whom another supports, fights those who have passed: he and one of them die.
    const four = rush(52, 40, [
      [57, 52.75],
      [57, 63],
    ]);
    const reinforced = {
      ...four,
      men: four.men.map((each) =>
        each.id === 'R5' ? { ...each, ...inches(60, 55), start: inches(60, 46) } : each,
      ),
    };
    for (const battle of [four, reinforced]) {
      const [forecast, then] = forecastOf(battle);
      expect(forecast).toEqual(then);
    }
    expect(forecastOf(four)[0]).toMatchObject({ captured: false });
    expect(forecastOf(reinforced)[0]).toMatchObject({ captured: true });
    const few = capturesNow(rush(49.5));
    expect(few).toMatchObject([{ gun: 'G1', passed: [], captured: false, disputed: false }]);
    expect(capturesNow(few.length > 0 ? rush(58) : rush(52))).toEqual([]);
    const known = rush(52);
    expect(capturesNow(known)).toBe(capturesNow(known));
  });

  test('nothing is forecast between moves, nor for a gun taken off; for one in dispute, that the dispute ends', () => {
    const battle = rush(52);
    expect(capturesNow({ ...battle, phase: 'interval' })).toEqual([]);
    expect(capturesNow({ ...battle, guns: [{ ...gunOf(battle), gone: true }] })).toEqual([]);
    const left = rush(58);
    expect(capturesNow({ ...left, guns: [{ ...gunOf(left), disputed: true }] })).toMatchObject([
      { captured: false, disputed: false },
    ]);
  });

  test('it is threatened when it would be lost or in dispute, or has too few gunners; not when it is served', () => {
    const served = battery();
    expect(threatenedGuns(served)).toEqual([]);
    // It has no gunner, and is captured if the move ends now.
    expect(threatenedGuns(rush(58))).toEqual(['G1']);
    expect(threatenedGuns(rush(52))).toEqual(['G1']);
    const crewed = (to: number): Battle =>
      rush(to, 40, [
        [57, 55],
        [59, 55],
        [61, 55],
        [63, 55],
      ]);
    expect(threatenedGuns(crewed(40))).toEqual([]);
    // Four have passed its axle; and others fight its crew, of which too few would be left.
    expect(threatenedGuns(crewed(52))).toEqual(['G1']);
    const fought = crewed(40);
    const melee = {
      ...fought,
      men: fought.men.map((each) =>
        /^R[1-4]$/.test(each.id)
          ? { ...each, ...inches([57, 59, 61, 63][Number(each.id[1]) - 1]!, 55.7) }
          : each,
      ),
    };
    expect(threatenedGuns(melee)).toEqual(['G1']);
    // None that has left the field, or after the battle.
    expect(threatenedGuns({ ...rush(52), phase: 'over' })).toEqual([]);
    expect(threatenedGuns({ ...served, guns: [{ ...gunOf(served), gone: true }] })).toEqual([]);
    expect(threatenedGuns({ ...served, guns: [{ ...gunOf(served), unserved: true }] })).toEqual([
      'G1',
    ]);
  });

  test('it serves its captor from his next move, as any gun of his', () => {
    const end = after(rush(52), { kind: 'end' }, { kind: 'go' }, { kind: 'end' }, { kind: 'go' });
    expect(end.mover).toBe('red');
    expect(gunOf(after(end, fire(180_000, 0))).shots).toBe(1);
  });
});
