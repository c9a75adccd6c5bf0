import { expect, test } from 'vitest';
import type { Piece } from '../../../src/littlewars/engine/types';
import {
  moveStateOf,
  withMoveStates,
  withState,
} from '../../../src/littlewars/kriegspiel/moveState';
import { beginKriegspiel } from '../../../src/littlewars/kriegspiel/terms';
import { afterTransportsHit } from '../../../src/littlewars/kriegspiel/disembarking';
import { trucksFor } from '../../../src/littlewars/kriegspiel/transports';
import type { KriegspielBattle, Limber } from '../../../src/littlewars/kriegspiel/types';
import type { Transport } from '../../../src/littlewars/kriegspiel/things';
import { block, inches } from '../engine/tables';
import { withGunAt } from './bodies';
import { after, against, battleOf, FORCE, muster, numbers, onField } from './tables';

// Red's R1 to R30 are infantry, R31 to R36 gunners, R39 on cavalry.
const SIDE = { ...FORCE, infantry: 30, boats: 2, trains: 1 };
const flat = (id: string, kind: Piece['kind'], box: readonly [number, number, number, number]) =>
  block(id, kind, box, 0);
const SEA = onField([
  flat('river', 'river', [0, 40, 120, 60]),
  flat('landing', 'landing', [50, 36, 56, 40]),
  flat('other', 'landing', [80, 36, 86, 40]),
  flat('far', 'landing', [50, 60, 56, 64]),
  flat('rails', 'railway', [0, 20, 120, 22]),
]);

/** Red's boats at the landing, his train on the rails, and ten men beside each. */
function ready(): KriegspielBattle {
  const ashore = numbers('R', 1, 22).map(
    (id, i) => [id, [48 + (i % 11), 35 - 2 * Math.floor(i / 11)]] as const,
  );
  const atRails = numbers('R', 23, 8).map((id, i) => [id, [50 + i, 24]] as const);
  const battle = battleOf(
    Object.fromEntries([
      ...ashore,
      ...atRails,
      ['R31', [52, 31]],
      ['R37', [60, 35]],
      ['R39', [50, 18]],
      ['B1', [100, 90]],
    ]),
    { country: SEA, forces: { red: SIDE, blue: SIDE } },
  );
  const at: Readonly<Record<string, Partial<Transport>>> = {
    S1: inches(53, 42),
    S2: inches(55, 42),
    T1: { ...inches(53, 21), bearing: 90_000 },
  };
  return withState(battle, {
    transports: battle.kriegspiel.transports.map((each) => ({ ...each, ...at[each.id] })),
  });
}
const battle = ready();
const codes = (on: KriegspielBattle, order: Parameters<typeof against>[1]) =>
  against(on, order).map(({ code }) => code);
const transport = (on: KriegspielBattle, id: string) =>
  on.kriegspiel.transports.find((each) => each.id === id)!;
const man = (on: KriegspielBattle, id: string) => on.men.find((each) => each.id === id)!;
const embark = (id: string, men: readonly string[]) =>
  ({ kind: 'embark', transport: id, men }) as const;
const disembark = (id: string, men: readonly string[]) =>
  ({ kind: 'disembark', transport: id, men }) as const;
const move = (id: string, x: number, y: number) =>
  ({ kind: 'moveTransport', transport: id, path: [inches(x, y)] }) as const;
const next = (on: KriegspielBattle) =>
  after(on, { kind: 'end' }, { kind: 'go' }, { kind: 'end' }, { kind: 'go' });
/** 3.3 */
const CIRCLE = 3 * 16;
const TEN = numbers('R', 1, 10);

test('kriegspiel.md 8.1: twenty embark at a landing in two moves, and do nothing else meanwhile', () => {
  const begun = after(battle, embark('S1', TEN));
  expect(moveStateOf(begun, man(begun, 'R1')).worked).toBe(true);
  const second = next(begun);
  expect(transport(second, 'S1')).toMatchObject({ aboard: [], boarding: { men: TEN, done: 1 } });
  expect(moveStateOf(second, man(second, 'R1')).worked).toBe(true);
  const aboard = next(second);
  expect(transport(aboard, 'S1')).toMatchObject({ aboard: TEN, boarding: null });
  // He is where his boat is.
  expect(man(aboard, 'R1')).toMatchObject({ state: 'aboard', ...inches(53, 42) });
  // Who falls meanwhile stays behind; if all do, nobody is going aboard any more.
  const hit = (ids: readonly string[]) => ({
    ...second,
    men: second.men.map((each) =>
      ids.includes(each.id) ? { ...each, state: 'dead' as const } : each,
    ),
  });
  expect(transport(next(hit(['R1'])), 'S1').aboard).toEqual(numbers('R', 2, 9));
  expect(transport(next(hit(TEN)), 'S1')).toMatchObject({ aboard: [], boarding: null });
});

test('kriegspiel.md 8.1: a boat holds twenty, and at one landing twenty embark at once', () => {
  expect(against(battle, embark('S1', numbers('R', 1, 21)))).toEqual([
    { code: 'noRoom', transport: 'S1', needed: 21, room: 20 },
  ]);
  expect(codes(battle, embark('S1', numbers('R', 1, 20)))).toEqual([]);
  const begun = after(battle, embark('S1', TEN));
  expect(codes(begun, embark('S2', numbers('R', 11, 10)))).toEqual([]);
  expect(against(begun, embark('S2', numbers('R', 11, 11)))).toEqual([
    { code: 'landingTaken', transport: 'S2' },
  ]);
  // Landings work together.
  const apart = withState(begun, {
    transports: begun.kriegspiel.transports.map((each) =>
      each.id === 'S2' ? { ...each, ...inches(83, 42) } : each,
    ),
  });
  const beside = {
    ...apart,
    men: apart.men.map((each) =>
      numbers('R', 11, 11).includes(each.id)
        ? { ...each, x: each.x + 30 * 16, start: { x: each.x + 30 * 16, y: each.y } }
        : each,
    ),
  };
  expect(codes(beside, embark('S2', numbers('R', 11, 11)))).toEqual([]);
  expect(codes(begun, embark('S1', ['R11']))).toEqual(['hasActed']);
  expect(codes(begun, move('S1', 53, 43))).toEqual(['hasActed']);
  expect(codes(begun, embark('S2', ['R1']))).toContain('hasActed');
  expect(codes(after(battle, move('S1', 53, 43)), embark('S1', ['R1']))).toEqual(['hasActed']);
});

test('kriegspiel.md 8.1: infantry and engineers embark, at the landing', () => {
  expect(against(battle, embark('S1', ['R1', 'R1']))).toEqual([{ code: 'namedTwice', id: 'R1' }]);
  expect(codes(battle, embark('S1', ['R31']))).toEqual(['wrongService']);
  expect(codes(battle, embark('S1', ['R37']))).toEqual([]);
  expect(codes(battle, embark('S1', ['R23']))).toEqual(['notBeside']);
  const adrift = withState(battle, {
    transports: battle.kriegspiel.transports.map((each) => ({ ...each, ...inches(20, 50) })),
  });
  expect(codes(adrift, embark('S1', ['R1']))).toEqual(['notBeside']);
  expect(codes(battle, embark('S1', []))).toEqual(['emptyBody']);
  expect(codes(battle, embark('S9', ['R1', 'R99']))).toEqual(['noSuchTransport', 'noSuchMan']);
  const taken = {
    ...battle,
    mover: 'blue' as const,
    men: battle.men.map((each) =>
      each.id === 'R1' ? { ...each, state: 'prisoner' as const } : each,
    ),
  };
  const blues = withState(taken, {
    transports: battle.kriegspiel.transports.map((each) => ({ ...each, side: 'blue' as const })),
  });
  expect(codes(blues, embark('S1', ['R1']))).toEqual(['wrongState']);
});

const loaded = (
  id: string,
  men: readonly string[],
  more: Partial<Transport> = {},
): KriegspielBattle => {
  const off = {
    ...battle,
    men: battle.men.map((each) =>
      men.includes(each.id) ? { ...each, state: 'aboard' as const } : each,
    ),
  };
  return withState(off, {
    transports: battle.kriegspiel.transports.map((each) =>
      each.id === id ? { ...each, aboard: men, ...more } : each,
    ),
  });
};

test('kriegspiel.md 8.1: twenty disembark at a landing in one move', () => {
  const across = loaded('S1', TEN, inches(53, 58));
  const ashore = after(across, disembark('S1', TEN));
  expect(transport(ashore, 'S1')).toMatchObject({ aboard: [], landed: 10 });
  for (const id of TEN) expect(man(ashore, id)).toMatchObject({ state: 'ready' });
  expect(TEN.map((id) => man(ashore, id).y).every((y) => y > 60 * 16)).toBe(true);
  expect(moveStateOf(ashore, man(ashore, 'R1')).worked).toBe(true);
  expect(transport(next(ashore), 'S1').landed).toBe(0);
  // It stays where it is.
  expect(codes(ashore, move('S1', 53, 57))).toEqual(['hasActed']);
  expect(codes(ashore, embark('S1', ['R1']))).toContain('hasActed');
  const busy = loaded('S1', ['R1'], { ...inches(53, 58), boarding: { men: ['R2'], done: 1 } });
  expect(codes(busy, disembark('S1', ['R1']))).toEqual(['hasActed']);
  // Twenty at a landing, in any of its boats.
  const some = after(across, disembark('S1', ['R1']));
  expect(codes(some, disembark('S1', ['R2']))).toEqual([]);
  const second = (landed: number) =>
    withState(some, {
      transports: some.kriegspiel.transports.map((each) =>
        each.id === 'S2' ? { ...each, ...inches(55, 58), landed } : each,
      ),
    });
  expect(codes(second(10), disembark('S1', numbers('R', 2, 9)))).toEqual([]);
  expect(codes(second(11), disembark('S1', numbers('R', 2, 9)))).toEqual(['landingTaken']);
  expect(codes(across, disembark('S1', []))).toEqual(['notAboard']);
  expect(codes(across, disembark('S1', ['R11']))).toEqual(['notAboard']);
  expect(codes(across, disembark('S9', ['R1']))).toEqual(['noSuchTransport']);
  expect(codes(loaded('S1', TEN, { ...inches(53, 58), used: 0.5 }), disembark('S1', TEN))).toEqual([
    'hasActed',
  ]);
  expect(codes(loaded('S1', TEN, inches(20, 50)), disembark('S1', TEN))).toEqual(['notAtLanding']);
  expect(
    against(
      loaded('S1', numbers('R', 1, 22), inches(53, 58)),
      disembark('S1', numbers('R', 1, 22)),
    ),
  ).toEqual([{ code: 'noRoom', transport: 'S1', needed: 22, room: 20 }]);
  expect(codes(loaded('S1', TEN, { ...inches(53, 58), landed: 11 }), disembark('S1', TEN))).toEqual(
    ['noRoom'],
  );
  const walled = {
    ...across,
    country: onField([...SEA.pieces, block('fort', 'house', [30, 60.25, 80, 80])]),
  };
  expect(against(walled, disembark('S1', TEN))).toEqual([
    { code: 'noPlaceAshore', man: 'R1', transport: 'S1' },
  ]);
});

test('kriegspiel.md 2.2: boats go a foot on water, trains eight on rails', () => {
  expect(transport(after(battle, move('S1', 53, 54)), 'S1')).toMatchObject({
    ...inches(53, 54),
    used: 1,
    bearing: 0,
  });
  expect(codes(battle, move('S1', 53, 54.5))).toEqual(['tooDear']);
  expect(codes(after(battle, move('S1', 53, 48)), move('S1', 53, 54.5))).toEqual(['tooDear']);
  expect(codes(battle, move('S1', 53, 38))).toEqual(['noWay']);
  expect(transport(after(battle, move('S1', 53, 42)), 'S1').bearing).toBe(0);
  expect(codes(battle, move('T1', 119, 21))).toEqual([]);
  expect(codes(battle, move('T1', 119, 24))).toEqual(['noWay']);
  const west = withState(battle, {
    transports: battle.kriegspiel.transports.map((each) => ({ ...each, ...inches(1, 21) })),
  });
  expect(codes(west, move('T1', 97, 21))).toEqual([]);
  expect(codes(west, move('T1', 97.5, 21))).toEqual(['tooDear']);
  expect(codes(battle, { kind: 'moveTransport', transport: 'S9', path: [] })).toEqual([
    'noSuchTransport',
    'noPath',
  ]);
  expect(codes({ ...battle, mover: 'blue' }, move('S1', 53, 43))).toEqual(['notYours']);
  const plain = { ...battle, kriegspiel: { ...battle.kriegspiel, chapters: ['ground'] as const } };
  expect(codes(plain, move('S1', 53, 43))).toEqual(['notTaken']);
  expect(codes(plain, move('T1', 53, 21))).toEqual(['notTaken']);
  expect(codes(loaded('S1', [], { destroyed: true }), move('S1', 53, 43))).toEqual(['destroyed']);
});

test('kriegspiel.md 8.2: entraining and detraining take a move each, massed by the standing train', () => {
  const men = ['R25', 'R26', 'R39'];
  const begun = after(battle, embark('T1', men));
  const aboard = next(begun);
  expect(transport(aboard, 'T1')).toMatchObject({ aboard: men, boarding: null });
  const off = after(aboard, disembark('T1', ['R39']));
  expect(man(off, 'R39').state).toBe('ready');
  expect(transport(off, 'T1').aboard).toEqual(['R25', 'R26']);
  expect(codes(battle, embark('T1', ['R1']))).toEqual(['notBeside']);
});

/** The train and 30 men with room for more beside it; so many of them are aboard. */
const train = (count: number, more: Partial<Transport> = {}): KriegspielBattle =>
  loaded('T1', numbers('R', 1, count), more);

test('kriegspiel.md 8.2: a truck holds twelve infantry, five cavalry or half a gun', () => {
  const load = (infantry: number, cavalry: number, guns: number) => ({
    men: [
      ...Array.from({ length: infantry }, () => ({ arm: 'infantry' }) as const),
      ...Array.from({ length: cavalry }, () => ({ arm: 'cavalry' }) as const),
    ],
    guns: Array.from({ length: guns }, () => null),
  });
  expect(trucksFor(load(12, 5, 0))).toBe(2);
  expect(trucksFor(load(13, 6, 0))).toBe(4);
  expect(trucksFor(load(1, 0, 3))).toBe(7);
  expect(trucksFor(load(0, 0, 0))).toBe(0);
});

test('kriegspiel.md 8.2: eight trucks go eight feet, more four', () => {
  const forces = { red: { ...SIDE, infantry: 97 }, blue: FORCE };
  const long = (count: number): KriegspielBattle => {
    const begun = battleOf({ B1: [100, 90] }, { country: SEA, forces });
    const ids = numbers('R', 1, count);
    return withState(
      {
        ...begun,
        men: begun.men.map((each) =>
          ids.includes(each.id) ? { ...each, state: 'aboard' as const } : each,
        ),
      },
      {
        transports: begun.kriegspiel.transports.map((each) =>
          each.id === 'T1' ? { ...each, ...inches(1, 21), bearing: 90_000, aboard: ids } : each,
        ),
      },
    );
  };
  expect(codes(long(96), move('T1', 97, 21))).toEqual([]);
  expect(codes(long(97), move('T1', 49, 21))).toEqual([]);
  expect(against(long(97), move('T1', 49.5, 21))).toEqual([
    { code: 'tooDear', id: 'T1', cost: 48.5 / 48, left: 1 },
  ]);
  // Trucks behind it can be hit too: nine and the engine are twenty inches.
  const hit = (count: number) =>
    transport(afterTransportsHit(long(count), inches(1 + 12.5, 21), CIRCLE), 'T1').destroyed;
  expect(hit(96)).toBe(false);
  expect(hit(97)).toBe(true);
});

test('kriegspiel.md 8.2: within six inches of the train, nearest points, at both ends', () => {
  const at = (id: string, x: number, y: number): KriegspielBattle => ({
    ...battle,
    men: battle.men.map((each) =>
      each.id === id ? { ...each, ...inches(x, y), start: inches(x, y) } : each,
    ),
  });
  // The train reaches from 44 to 62, and from 20.5 to 21.5.
  expect(codes(at('R25', 62, 27.5 + 3 / 16), embark('T1', ['R25']))).toEqual([]);
  expect(against(at('R25', 62, 27.5 + 4 / 16), embark('T1', ['R25']))).toEqual([
    { code: 'notBeside', man: 'R25', transport: 'T1' },
  ]);
  const off = after(train(30), disembark('T1', numbers('R', 1, 30)));
  for (const id of numbers('R', 1, 30)) {
    const { x, y } = man(off, id);
    const [dx, dy] = [
      Math.max(44 * 16 - x, x - 62 * 16, 0),
      Math.max(20.5 * 16 - y, y - 21.5 * 16, 0),
    ];
    const apart = Math.hypot(dx, dy) - 3;
    expect(apart).toBeGreaterThanOrEqual(0);
    expect(apart).toBeLessThanOrEqual(6 * 16);
  }
  expect(codes(off, move('T1', 60, 21))).toEqual(['hasActed']);
});

/** The train with a limbered gun and its gunners beside it. */
function withBattery(limber: Partial<Limber> = {}): KriegspielBattle {
  const gunners = numbers('R', 31, 6);
  const set = {
    ...battle,
    men: battle.men.map((each) => {
      const i = gunners.indexOf(each.id);
      if (i < 0) return each;
      const place = inches(46 + i, 15);
      return { ...each, ...place, start: place, state: 'ready' as const };
    }),
  };
  const gunned = withGunAt(set, 'G1', 48, 16, 90_000);
  const { guns } = gunned.kriegspiel;
  return withState(gunned, { guns: { ...guns, G1: { ...guns.G1!, limbered: true, ...limber } } });
}

test('kriegspiel.md 8.2: a gun is entrained limbered, and detrained beside the train', () => {
  const crew = numbers('R', 31, 6);
  const aboard = next(after(withBattery(), embark('T1', ['G1', ...crew])));
  expect(transport(aboard, 'T1').aboard).toEqual([...crew, 'G1']);
  expect(aboard.guns.find(({ id }) => id === 'G1')!.gone).toBe(true);
  const moved = after(aboard, move('T1', 100, 21));
  expect(man(moved, 'R31')).toMatchObject(inches(100, 21));
  const off = after(next(moved), disembark('T1', ['R31', 'G1', 'R32']));
  const gun = off.guns.find(({ id }) => id === 'G1')!;
  expect(gun).toMatchObject({ gone: false, side: 'red' });
  expect(Math.abs(gun.x - 100 * 16)).toBeLessThanOrEqual(15 * 16);
  expect(off.kriegspiel.guns.G1).toMatchObject({ limbered: true, used: 1 });
  expect(transport(off, 'T1')).toMatchObject({ aboard: crew.slice(2), landed: 3 });
  expect(codes(off, { kind: 'marchGun', gun: 'G1', path: [inches(90, 10)] })).toContain('tooDear');
  const between = onField([
    ...SEA.pieces,
    block('fort', 'house', [1, 1, 119, 20.375]),
    block('wall', 'house', [1, 21.625, 119, 39]),
  ]);
  expect(against({ ...loaded('T1', ['G1']), country: between }, disembark('T1', ['G1']))).toEqual([
    { code: 'noPlaceAshore', man: 'G1', transport: 'T1' },
  ]);
});

test('kriegspiel.md 8.2: which guns a train does not take', () => {
  const order = embark('T1', ['G1']);
  expect(against(withBattery({ limbered: false }), order)).toEqual([
    { code: 'limbered', gun: 'G1', limbered: false },
  ]);
  expect(against(withBattery({ used: 0.5 }), order)).toEqual([
    { code: 'hasActed', id: 'G1', did: 'march', to: 'work' },
  ]);
  expect(against(withBattery({ halves: 1 }), order)).toEqual([
    { code: 'hasActed', id: 'G1', did: 'change', to: 'work' },
  ]);
  expect(codes(withBattery({ disabledUntil: 9 }), order)).toEqual(['disabled']);
  expect(codes(withBattery({ destroyed: true }), order)).toEqual(['destroyed']);
  expect(codes(withBattery(), embark('S1', ['G1']))).toEqual(['wrongService', 'notBeside']);
  expect(codes(withBattery(), embark('T1', ['G2']))).toEqual(['noSuchGun']);
  const enemys = withGunAt(withBattery(), 'G2', 48, 16, 90_000);
  expect(codes(enemys, embark('T1', ['G2']))).toEqual(['notYours']);
  expect(codes(withGunAt(withBattery(), 'G1', 48, 12, 90_000), order)).toEqual(['notBeside']);
  const begun = after(withBattery(), order);
  expect(codes(begun, { kind: 'marchGun', gun: 'G1', path: [inches(40, 12)] })).toContain(
    'hasActed',
  );
  // Without formations guns are not limbered.
  const plain = withState(withBattery({ limbered: false }), { chapters: ['ground', 'trains'] });
  expect(codes(plain, order)).toEqual([]);
  // Who takes it meanwhile keeps it.
  const lost = { ...begun, guns: begun.guns.map((gun) => ({ ...gun, side: 'blue' as const })) };
  expect(transport(next(lost), 'T1')).toMatchObject({ aboard: [], boarding: null });
});

test('kriegspiel.md 6.1: a train does not run over a torn rail, a broken culvert or bridge', () => {
  const torn = withState(battle, { gaps: [{ railway: 'rails', at: inches(70, 20.5) }] });
  expect(against(torn, move('T1', 80, 21))).toEqual([
    { code: 'railBroken', transport: 'T1', by: 'rails', at: inches(70, 20.5) },
  ]);
  expect(codes(torn, move('T1', 67.75, 21))).toEqual([]);
  expect(codes(torn, move('T1', 40, 21))).toEqual([]);
  const before = withState(torn, {
    transports: torn.kriegspiel.transports.map((each) => ({ ...each, ...inches(69, 21) })),
  });
  expect(codes(before, move('T1', 50, 21))).toEqual([]);
  expect(codes(before, move('T1', 71, 21))).toEqual(['railBroken']);
  // Another railway beside it.
  const other = withState(battle, { gaps: [{ railway: 'landing', at: inches(70, 21) }] });
  expect(codes(other, move('T1', 80, 21))).toEqual([]);
  const ruined = (kind: Piece['kind'], box: readonly [number, number, number, number]) =>
    withState(battle, { ruins: [flat('ruin', kind, box)] });
  expect(against(ruined('culvert', [68, 19, 72, 23]), move('T1', 80, 21))).toEqual([
    { code: 'railBroken', transport: 'T1', by: 'ruin', at: inches(70, 21) },
  ]);
  expect(codes(ruined('railBridge', [68, 19, 72, 23]), move('T1', 80, 21))).toEqual(['railBroken']);
  expect(codes(ruined('roadBridge', [68, 19, 72, 23]), move('T1', 80, 21))).toEqual([]);
  // One that stands on it gets off.
  expect(codes(ruined('culvert', [51, 19, 55, 23]), move('T1', 80, 21))).toEqual([]);
  // A boat does not mind.
  expect(codes(torn, move('S1', 53, 43))).toEqual([]);
});

test('kriegspiel.md 3.4: a boat or train in a shell’s circle is destroyed with all aboard', () => {
  const sunk = afterTransportsHit(loaded('S1', TEN), inches(53, 45), CIRCLE);
  expect(transport(sunk, 'S1')).toMatchObject({ destroyed: true, aboard: [] });
  expect(TEN.map((id) => man(sunk, id).state)).toEqual(TEN.map(() => 'dead'));
  expect(transport(sunk, 'T1').destroyed).toBe(false);
  expect(afterTransportsHit(sunk, inches(53, 45), CIRCLE)).toBe(sunk);
  const gunned = withState(loaded('T1', ['R1', 'G1']), {});
  const wreck = afterTransportsHit(gunned, inches(53, 21), CIRCLE);
  expect(wreck.kriegspiel.guns.G1).toMatchObject({ destroyed: true });
  // Who was going aboard stays ashore.
  const begun = after(battle, embark('S1', TEN));
  const lost = next(afterTransportsHit(begun, inches(53, 45), CIRCLE));
  expect(transport(lost, 'S1')).toMatchObject({ aboard: [], boarding: null });
  expect(man(lost, 'R1').state).toBe('ready');
});

test('kriegspiel.md 8: boats are set out at landings of their half, trains on rails', () => {
  const begun = beginKriegspiel(muster({ country: SEA, forces: { red: SIDE, blue: FORCE } }));
  expect(begun.kriegspiel.transports.map(({ id, side }) => id + side)).toEqual([
    'S1red',
    'S2red',
    'T1red',
  ]);
  const place = (id: string, x: number, y: number, bearing = 0) =>
    ({ kind: 'placeTransport', transport: id, at: inches(x, y), bearing }) as const;
  const placed = after(begun, place('S1', 53, 42));
  expect(placed.placed).toEqual(['S1']);
  expect(after(placed, place('S1', 54, 42)).placed).toEqual(['S1']);
  expect(codes(begun, place('T1', 53, 21, 90_000))).toEqual([]);
  expect(codes(begun, place('T1', 53, 30))).toEqual(['noWay']);
  expect(codes(begun, place('S1', 20, 42))).toEqual(['notAtLanding']);
  expect(codes(begun, place('S1', 53, 58))).toEqual(['notYourGround']);
  expect(codes(begun, place('S9', 53, 42))).toEqual(['noSuchTransport']);
  expect(codes({ ...begun, ready: { red: true, blue: false } }, place('S1', 53, 42))).toEqual([
    'alreadyReady',
  ]);
  expect(codes(begun, place('T1', 53, 21, -1))).toContain('bearingOf');
  const open = { ...begun, rules: { ...begun.rules, curtain: false }, mover: 'blue' as const };
  expect(codes(open, place('S1', 53, 42))).toEqual(['otherSetsOut']);
  expect(codes(battle, place('S1', 53, 42))).toEqual(['wrongPhase']);
  const blue = withState(begun, {
    transports: begun.kriegspiel.transports.map((each) => ({ ...each, side: 'blue' as const })),
  });
  expect(codes(blue, place('S1', 53, 58))).toEqual([]);
  expect(withMoveStates(begun, [], () => ({}))).toEqual(begun);
});

test('kriegspiel.md 4.2: Wells’ General gets off a destroyed train unharmed', () => {
  const general = battle.kriegspiel.generals.red.man!;
  const riding = loaded('T1', [general, 'R1']);
  const hit = afterTransportsHit(riding, inches(53, 21), CIRCLE);
  expect(man(hit, general).state).toBe('ready');
  expect(man(hit, 'R1').state).toBe('dead');
  const shut = { ...riding, country: onField([block('fort', 'house', [1, 1, 119, 95])]) };
  expect(man(afterTransportsHit(shut, inches(53, 21), CIRCLE), general).state).toBe('dead');
  const vulnerable = withState(riding, { generalVulnerable: true });
  expect(man(afterTransportsHit(vulnerable, inches(53, 21), CIRCLE), general).state).toBe('dead');
});

test('kriegspiel.md 7.2, 5.6: men held in place do not embark, men out of action do not get off', () => {
  const held = withMoveStates(battle, ['R1'], () => ({ fixed: true }));
  expect(against(held, embark('S1', ['R1']))).toEqual([{ code: 'heldInPlace', id: 'R1' }]);
  const across = withState(loaded('S1', ['R1'], inches(53, 58)), { wanting: { R1: { food: 1 } } });
  expect(codes({ ...across, moves: 12 }, disembark('S1', ['R1']))).toEqual([]);
  expect(against({ ...across, moves: 14 }, disembark('S1', ['R1']))).toEqual([
    { code: 'noSupply', id: 'R1', supply: 'food', since: 1 },
  ]);
});

test('kriegspiel.md 6.2: a train over a mine, or within six inches of one, is destroyed with all aboard', () => {
  const mined = (x: number, y: number) =>
    withState(train(3), { mines: [{ id: 'BK1', side: 'blue', at: inches(x, y) }] });
  const over = after(mined(80, 21), move('T1', 90, 21));
  expect(over.kriegspiel.mines).toEqual([]);
  expect(transport(over, 'T1')).toMatchObject({ destroyed: true, aboard: [] });
  expect(man(over, 'R1').state).toBe('dead');
  expect(after(mined(80, 30), move('T1', 90, 21)).kriegspiel.mines).toHaveLength(1);
  // A man who walks over it beside the standing train.
  const beside = {
    ...mined(57, 26),
    men: mined(57, 26).men.map((each) =>
      each.id === 'R37' ? { ...each, ...inches(57, 29), start: inches(57, 29) } : each,
    ),
  };
  const both = after(beside, { kind: 'march', man: 'R37', to: inches(57, 25.5) });
  expect(transport(both, 'T1').destroyed).toBe(true);
});

test('kriegspiel.md 2.5: men who hold horses have them with them aboard', () => {
  const held = withState(loaded('T1', ['R39']), { horses: { R39: ['R40', 'R41'] } });
  expect(next(held).kriegspiel.horses).toEqual({ R39: ['R40', 'R41'] });
});
